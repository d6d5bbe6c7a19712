// Files as tiles: a list box in which arrow keys move, and space and enter choose.
import type { Wording } from '@register/contract/phrase'
import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  PlaySquareOutlined,
} from '@ant-design/icons-svg'
import type { IconDefinition } from '@ant-design/icons-svg/lib/types'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../api/language.ts'
import { fileSize } from '../../kit/plain/format.ts'
import { Icon } from '../../kit/action/icons.tsx'
import styles from './files.module.css'
import { isPicture, type LibraryEntry } from './fileSource.ts'
import { stepTo } from './steps.ts'
import { Glyph } from '../../kit/action/Glyph.tsx'

// The icon of a file by its ending.
const icons: Readonly<Record<string, IconDefinition>> = {
  pdf: FilePdfOutlined,
  ofd: FilePdfOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  csv: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  zip: FileZipOutlined,
  txt: FileTextOutlined,
  mp4: PlaySquareOutlined,
  gif: FileImageOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
}

const FileIcon = ({ extension }: { extension: string }) => <Glyph of={icons[extension] ?? FileOutlined} />

export interface FileGridProps<F extends LibraryEntry> {
  label: Wording
  files: readonly F[]
  isChosen: (file: F) => boolean
  multiple: boolean
  onToggle: (file: F) => void
}

/** The number of tiles in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length)
}

export function FileGrid<F extends LibraryEntry>({ label, files, isChosen, multiple, onToggle }: FileGridProps<F>) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, files.length - 1)
  function press(event: KeyboardEvent, file: F, place: number) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      return onToggle(file)
    }
    const tiles = [...(box.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const to = stepTo(event.key, place, columnsOf(tiles), files.length)
    if (to === undefined) return undefined
    event.preventDefault()
    setAt(to)
    return tiles[to]?.focus()
  }
  return (
    <div
      ref={box}
      role="listbox"
      aria-label={t(label)}
      aria-multiselectable={multiple}
      className={`stack gap-8 ${styles['grid']}`}
    >
      {files.map((file, place) => (
        <div
          key={file.id}
          role="option"
          aria-selected={isChosen(file)}
          tabIndex={place === current ? 0 : -1}
          className={`stack gap-2 may-narrow text-center framed rounded anchor pressable ${styles['tile']}`}
          onClick={() => {
            setAt(place)
            onToggle(file)
          }}
          onKeyDown={(event) => press(event, file, place)}
        >
          <span className={`stack place-center quiet tinted clip ${styles['thumb']}`}>
            <Thumb file={file} />
          </span>
          <span className="small ellipsis" title={file.name}>
            {file.name}
          </span>
          <span className="quiet small regular">{fileSize(file.size)}</span>
          <span aria-hidden className={`place-center small ${styles['tick']}`}>
            <Icon name="check" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** The picture itself, or the icon of its ending, also for a picture that cannot be read. */
export function Thumb({ file }: { file: LibraryEntry }) {
  const [broken, setBroken] = useState(false)
  if (!isPicture(file) || broken) return <FileIcon extension={file.extension} />
  return <img src={file.url} alt="" loading="lazy" onError={() => setBroken(true)} />
}
