// The decision on a report that waits: what stops it, what to look at again, publish or return, each by its button or its key.
import { readPublishingDesk } from '@register/contract/business/report/publishing/desk'
import { publishReport, queryList, readReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import type { Wording } from '@register/contract/phrase'
import { readFrame } from '@register/contract/system/frame/frame'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { useWrite } from '../../../../../api/query.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../../kit/action/LinkAction.tsx'
import { useKeys } from '../../../../../kit/dialog/useKeys.ts'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../../../kit/form/record/useStale.ts'
import * as paths from '../../../../../paths.ts'
import { Subject } from '../../../Subject.tsx'
import { ReturnDialog } from '../../handover/ReturnDialog.tsx'
import { useBasis } from '../../handover/useBasis.ts'
import { together, useTakenOver } from '../../handover/useTakenOver.ts'
import { subjectOf } from '../../handover/useHandover.tsx'
import { words as reportWords } from '../../words.ts'
import styles from './desk.module.css'
import { words } from './words.ts'

/** The keys of the decisions, shown in their buttons. */
const keysOf = { publish: 'p', return: 'r' } as const

export interface PublishPanelProps {
  report: Report
  reload: () => Promise<unknown>
  /** Called when the report has left the queue, to open the next one. */
  onDone: () => void
}

export function PublishPanel({ report, reload, onDone }: PublishPanelProps) {
  const t = useTranslate()
  const { ask, done, failed } = useFeedback()
  const basis = useBasis()
  const statement = useTakenOver()
  const stale = useStale(reload, 'act')
  const [returning, setReturning] = useState(false)
  const running = useRef(false)
  const write = useWrite(publishReport, { refreshes: [queryList, readReport, readPublishingDesk, readFrame] })
  const { id, rev, actions, missing, warnings, unlistedBasis, foreignFiles, takenOver } = report
  const mayPublish = actions.includes('publish') && missing.length === 0
  const mayReturn = actions.includes('return')

  async function publish() {
    const must = together(basis.must(unlistedBasis, foreignFiles), statement(report))
    const text = <Subject {...subjectOf(report)}>{t(reportWords.publishAsk)}</Subject>
    if (!(await ask({ title: reportWords.publishTitle, text, yes: words.publish, must }))) return
    const stated = {
      confirmedBasis: unlistedBasis,
      confirmedFiles: foreignFiles.map((file) => file.id),
      confirmedTakenOver: Object.keys(takenOver),
    }
    try {
      await write.mutateAsync({ body: { id, rev, ...stated } })
    } catch (error) {
      if (await stale(error)) return
      throw error
    }
    done(reportWords.published)
    onDone()
  }
  /** A second one does not begin while one is under way. */
  async function once() {
    if (running.current) return
    running.current = true
    try {
      await publish()
    } finally {
      running.current = false
    }
  }
  useKeys({
    [keysOf.publish]: (press) => {
      if (!press.repeat && mayPublish) void once().catch(failed)
    },
    [keysOf.return]: (press) => {
      if (!press.repeat && mayReturn) setReturning(true)
    },
  })
  return (
    <div className={`stack gap-12 content-start card ${styles['decision']}`}>
      <h2>{t(words.decision)}</h2>
      {!mayReturn && <Notice title={words.gone} />}
      {missing.length > 0 && <Findings tone="bad" title={words.lacking} lines={missing.map(({ msg }) => msg)} />}
      {warnings.length > 0 && <Findings tone="warn" title={words.problems} lines={warnings} />}
      {actions.includes('publish') && (
        <Action
          block
          kind="primary"
          icon="send"
          label={words.publish}
          shortcut={keysOf.publish}
          disabled={!mayPublish && (missing.length > 0 ? words.publishNeeds : words.mayNotPublish)}
          onPress={once}
        />
      )}
      {mayReturn && (
        <Action block icon="return" label={words.return} shortcut={keysOf.return} onPress={() => setReturning(true)} />
      )}
      <LinkAction icon="file" label={words.toReport} to={paths.reportDetail(id)} />
      <ReturnDialog
        open={returning}
        report={report}
        reload={reload}
        onClose={() => setReturning(false)}
        onDone={onDone}
      />
    </div>
  )
}

const Findings = ({ tone, title, lines }: { tone: 'bad' | 'warn'; title: Wording; lines: readonly string[] }) => (
  <Notice
    tone={tone}
    title={title}
    text={
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    }
  />
)
