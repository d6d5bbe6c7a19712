// The certificate files of a report, one at a time, each with what its text names; the other files as links.
import { fileVerdicts } from '@register/contract/business/report/certificateFile/compare'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { DeskFile } from '@register/contract/business/report/publishing/desk'
import { between, titled } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { FileLinks } from '../../../../../kit/upload/FileLinks.tsx'
import styles from './desk.module.css'
import { paperOf, words } from './words.ts'
import { words as dialogWords } from '../../../dialogs/words.ts'

export function Papers({ files }: { files: readonly DeskFile[] }) {
  const t = useTranslate()
  const [at, setAt] = useState(0)
  const papers = files.filter(({ verdict }) => verdict !== null)
  const others = files.filter(({ verdict }) => verdict === null)
  const paper = papers[at]
  return (
    <section aria-label={t(words.papers)} className={`stack gap-12 content-start card ${styles['papers']}`}>
      <div className="row gap-8 align-center">
        <h2 className="grow">{papers.length > 1 ? t(paperOf(at + 1, papers.length)) : t(words.papers)}</h2>
        {papers.length > 1 && (
          <>
            <Action
              bare
              small
              kind="quiet"
              icon="up"
              label={t(words.previous)}
              disabled={at === 0}
              onPress={() => setAt(at - 1)}
            />
            <Action
              bare
              small
              kind="quiet"
              icon="down"
              label={t(words.next)}
              disabled={at === papers.length - 1}
              onPress={() => setAt(at + 1)}
            />
          </>
        )}
      </div>
      {paper ? <Paper key={paper.id} file={paper} /> : <Notice tone="warn" title={t(words.noPaper)} />}
      {others.length > 0 && (
        <>
          <h3 className="quiet medium bold">{t(words.otherFiles)}</h3>
          <FileLinks label={t(words.otherFiles)} files={others} />
        </>
      )}
    </section>
  )
}

const tones = { good: 'good', bad: 'bad', warn: 'warn' } as const

function Paper({ file }: { file: DeskFile }) {
  const t = useTranslate()
  // Links are renewed when the report is read again; a paper that is shown already is not loaded again for that.
  const [{ url, viewUrl }] = useState(file)
  const verdict = fileVerdicts[file.verdict ?? 'unread']
  const isPicture = /^image\/(png|jpeg|gif)$/.test(file.mime)
  return (
    <>
      <Notice
        tone={tones[verdict.tone]}
        title={t(verdict.label)}
        text={file.numbers.length > 0 && t(titled(words.namedNumbers, file.numbers.map(printNo).join(t(between))))}
      />
      <FileLinks label={t(words.papers)} files={[file]} />
      {isPicture ? (
        <img className={styles['picture']} src={url} alt={file.name} />
      ) : !viewUrl ? (
        <Notice title={t(dialogWords.notShown)} />
      ) : !navigator.pdfViewerEnabled ? (
        <Notice title={t(dialogWords.noViewer)} />
      ) : (
        // Browsers show no PDF in a sandbox; the server frames nothing else, and only by a link it has signed for this (docs/decisions/0067-information-is-read.md).
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={`full-width framed ${styles['page']}`} src={viewUrl} title={file.name} />
      )}
    </>
  )
}
