// A file in place where the browser can show it safely; else why not, what that means, and the way to the file itself.
import { useState } from 'react'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import styles from '../dialogs.module.css'
import { words } from '../words.ts'

interface Shown {
  name: string
  mime: string
  url: string
  /** Signed for showing it in a frame; empty where it may not be shown so. */
  viewUrl: string
}

/** The address that saves the file, also where a browser would display it. */
const toSave = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`

export const SaveFile = ({ file: { url, name } }: { file: Pick<Shown, 'url' | 'name'> }) => {
  const t = useTranslate()
  return (
    <a className={`inline-row align-center plain framed ${styles['save']}`} href={toSave(url)} download={name}>
      {t(words.download)}
    </a>
  )
}

interface ShownFileProps {
  file: Shown
  /** As high as a page that is read, not only recognised. */
  tall?: boolean
  /** Said where it cannot be shown, with the link to save it: what its reader has to do by other means. */
  unseen?: Phrase
}

export function ShownFile({ file, tall = false, unseen }: ShownFileProps) {
  const t = useTranslate()
  // Links are renewed when the record is read again; a file that is shown already is not loaded again for that.
  const [{ url, viewUrl }] = useState(file)
  const [isBroken, setBroken] = useState(false)
  const isPicture = /^image\/(png|jpeg|gif)$/.test(file.mime)
  const why = isBroken
    ? words.broken
    : !isPicture && !viewUrl
      ? words.notShown
      : !isPicture && !navigator.pdfViewerEnabled
        ? words.noViewer
        : undefined
  if (why)
    return (
      <div className="row tinted framed rounded" role="status">
        <EmptyState text={why}>
          {unseen && (
            <>
              <p>{t(unseen)}</p>
              <SaveFile file={file} />
            </>
          )}
        </EmptyState>
      </div>
    )
  if (isPicture)
    return (
      <img
        className={`${styles['picture']} ${tall ? styles['whole'] : ''}`}
        src={url}
        alt={file.name}
        onError={() => setBroken(true)}
      />
    )
  return (
    // Browsers show no PDF in a sandbox; the server frames nothing else, and only by a link it has signed for this (docs/decisions/0067-information-is-read.md).
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={`full-width framed ${styles['page']} ${tall ? styles['tall'] : ''}`}
      src={viewUrl}
      title={file.name}
    />
  )
}
