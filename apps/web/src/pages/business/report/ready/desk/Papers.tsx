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
import { ShownFile } from '../../../dialogs/files/ShownFile.tsx'

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
              label={words.previous}
              disabled={at === 0}
              onPress={() => setAt(at - 1)}
            />
            <Action
              bare
              small
              kind="quiet"
              icon="down"
              label={words.next}
              disabled={at === papers.length - 1}
              onPress={() => setAt(at + 1)}
            />
          </>
        )}
      </div>
      {paper ? <Paper key={paper.id} file={paper} /> : <Notice tone="warn" title={words.noPaper} />}
      {others.length > 0 && (
        <>
          <h3 className="quiet medium bold">{t(words.otherFiles)}</h3>
          <FileLinks label={words.otherFiles} files={others} />
        </>
      )}
    </section>
  )
}

const tones = { good: 'good', bad: 'bad', warn: 'warn' } as const

function Paper({ file }: { file: DeskFile }) {
  const t = useTranslate()
  const verdict = fileVerdicts[file.verdict ?? 'unread']
  return (
    <>
      <Notice
        tone={tones[verdict.tone]}
        title={verdict.label}
        text={file.numbers.length > 0 && titled(words.namedNumbers, file.numbers.map(printNo).join(t(between)))}
      />
      <FileLinks label={words.papers} files={[file]} />
      <ShownFile file={file} tall unseen={file.numbers.length > 0 ? words.onlyNumber : words.nothingCompared} />
    </>
  )
}
