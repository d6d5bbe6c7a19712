// Files to open: name, size, and what the page adds.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { fileSize } from '../plain/format.ts'
import styles from './upload.module.css'
import { uploadWords as words } from './words.ts'

export interface ListedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  url: string
}

/** One file of a list: its name as a link, its size, and what is next to them. */
export const FileItem = ({ file, children }: { file: ListedFile; children: ReactNode }) => (
  <li>
    <Icon name="file" />
    <a href={file.url} target="_blank" rel="noreferrer">
      {file.name}
    </a>
    <span className="quiet small">{fileSize(file.size)}</span>
    {children}
  </li>
)

export interface FileLinksProps<F extends ListedFile> {
  label: Wording
  files: readonly F[]
  /** Next to the name. */
  note?: (file: F) => ReactNode
}

export function FileLinks<F extends ListedFile>({ label, files, note }: FileLinksProps<F>) {
  const t = useTranslate()
  if (files.length === 0) return <p className="quiet small">{t(words.nothing)}</p>
  return (
    <ul aria-label={t(label)} className={`stack gap-2 above-8 ${styles['files']}`}>
      {files.map((file) => (
        <FileItem key={file.id} file={file}>
          {note?.(file)}
        </FileItem>
      ))}
    </ul>
  )
}
