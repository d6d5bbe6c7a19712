// One file of a report: shown in place where a browser can show it safely, its registered data, a link to save it, and its check.
import { fileKinds } from '@register/contract/business/file'
import type { ReadableFile } from '@register/contract/business/information/reading'
import { useState } from 'react'
import { canHash, hashOf } from '../../../../api/client/fileHash.ts'
import { useTranslate } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { CopyText } from '../../../../kit/display/CopyText.tsx'
import { Facts } from '../../../../kit/display/fields/Facts.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { fileSize } from '../../../../kit/plain/format.ts'
import styles from '../dialogs.module.css'
import { words } from '../words.ts'

/** The address that saves the file, also where a browser would display it. */
const toSave = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`

export function FileDrawer({ file }: { file: ReadableFile }) {
  const t = useTranslate()
  return (
    <div className="stack fit gap-12">
      <Shown file={file} />
      <div className="row wrap gap-8 align-center">
        <a
          className={`inline-row align-center plain framed ${styles['save']}`}
          href={toSave(file.url)}
          download={file.name}
        >
          {t(words.download)}
        </a>
        <Integrity file={file} />
      </div>
      <Facts
        facts={[
          [words.kind, t(fileKinds[file.kind])],
          [words.type, file.name.split('.').at(-1)?.toUpperCase() ?? file.mime],
          [words.size, fileSize(file.size)],
          [words.visibility, t(file.visibility === 'public' ? words.public : words.internal)],
          [words.hash, <CopyText key="hash" text={file.sha256} />],
        ]}
      />
    </div>
  )
}

function Shown({ file }: { file: ReadableFile }) {
  const t = useTranslate()
  // Links are renewed while the dialog is open; a file that is shown already is not loaded again for that.
  const [{ url, viewUrl }] = useState(file)
  if (/^image\/(png|jpeg|gif)$/.test(file.mime)) return <img className={styles['picture']} src={url} alt={file.name} />
  if (!viewUrl) return <Notice title={t(words.notShown)} />
  if (!navigator.pdfViewerEnabled) return <Notice title={t(words.noViewer)} />
  // Browsers show no PDF in a sandbox; the server frames nothing else, and only by a link it has signed for this (docs/decisions/0067-information-is-read.md).
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className={`full-width framed ${styles['page']}`} src={viewUrl} title={file.name} />
}

/** The hash of the received file, next to the registered one. */
function Integrity({ file }: { file: ReadableFile }) {
  const t = useTranslate()
  const [fits, setFits] = useState<boolean>()
  if (!canHash()) return <p className="quiet">{t(words.cannotCheck)}</p>
  return (
    <>
      <Action
        icon="certificate"
        label={t(fits === undefined ? words.check : words.checkAgain)}
        onPress={async () => {
          setFits(undefined)
          setFits((await hashOf(file.url)) === file.sha256)
        }}
      />
      {fits !== undefined && <Notice tone={fits ? 'good' : 'bad'} title={t(fits ? words.fits : words.fitsNot)} />}
    </>
  )
}
