// All files of a report that the reader may see: chosen at the left, shown and checked at the right; the arrow keys lead to the next and the previous one.
import { fileKinds } from '@register/contract/business/file'
import { reportFiles, type ReadableFile } from '@register/contract/business/information/reading'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { useLayoutEffect, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import styles from '../dialogs.module.css'
import { filesOf, nthOf, words } from '../words.ts'
import { FileDrawer } from './FileDrawer.tsx'

export interface ReportFilesProps {
  /** The id of the report. */
  id: number
  open: boolean
  onClose: () => void
}

/** The server's signed links to the files work for ten minutes. */
const renewedMs = 8 * 60_000

export function ReportFiles({ id, open, onClose }: ReportFilesProps) {
  const reading = useRead(reportFiles, { body: { id } }, { enabled: open, gcTime: 0, refetchInterval: renewedMs })
  return (
    <Dialog
      title={reading.data ? filesOf(recordName(reading.data)) : words.files}
      open={open}
      onClose={onClose}
      width={1080}
      expandable
    >
      <LoadState reading={reading} lines={6}>
        {({ files }) =>
          files.length === 0 ? <EmptyState icon="file" text={words.noFiles} /> : <Files files={files} />
        }
      </LoadState>
    </Dialog>
  )
}

const typing = 'input, textarea, select, [contenteditable="true"]'

/** The index one step on; after the last comes the first, and before the first the last. */
function useSteps(count: number) {
  const [at, setAt] = useState(0)
  const by = (step: number) => setAt((now) => (now + step + count) % count)
  // With what is drawn, so that a key pressed at first sight counts.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const elsewhere = event.target instanceof Element && event.target.closest(typing)
      if (step === 0 || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      setAt((now) => (now + step + count) % count)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [count])
  return { at: Math.min(at, count - 1), setAt, by }
}

function Files({ files }: { files: readonly ReadableFile[] }) {
  const t = useTranslate()
  const { at, setAt, by } = useSteps(files.length)
  const shown = files[at]
  return (
    <div className={`stack gap-16 align-start ${styles['files']}`}>
      <nav aria-label={t(words.files)} className={`stack gap-12 ${styles['choice']}`}>
        <ul>
          {files.map((file, nth) => (
            <li key={file.id}>
              <button type="button" aria-current={nth === at} onClick={() => setAt(nth)}>
                <span>{file.name}</span>
                <small>{t(fileKinds[file.kind])}</small>
              </button>
            </li>
          ))}
        </ul>
        {files.length > 1 && (
          <div className="row wrap gap-8 align-center">
            <Action small icon="previous" label={words.previous} onPress={() => by(-1)} />
            <Action small icon="next" label={words.next} onPress={() => by(1)} />
            <small role="status" className="quiet">
              {t(nthOf(at + 1, files.length))} · {t(words.keys)}
            </small>
          </div>
        )}
      </nav>
      {shown && <FileDrawer key={shown.id} file={shown} />}
    </div>
  )
}
