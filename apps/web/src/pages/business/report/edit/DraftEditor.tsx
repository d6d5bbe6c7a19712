// The editor of a draft: its sections, autosave, and next to it what publication still needs.
import { filesLabel, stillLeftOut } from '@register/contract/business/content/copy'
import { publishReport, queryList } from '@register/contract/business/report'
import { type Report } from '@register/contract/business/reportShape'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { formWords } from '../../../../kit/form/words.ts'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { SaveNote } from '../../../../kit/form/SaveNote.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import { reportStatuses } from '@register/contract/business/status'
import * as paths from '../../../../paths.ts'
import { isStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { areaWords } from '../../words.ts'
import { ReturnNotice } from '../handover/ReturnNotice.tsx'
import { useBasis } from '../handover/useBasis.ts'
import { subjectOf, useHandover } from '../handover/useHandover.tsx'
import { words as handoverWords } from '../handover/words.ts'
import { words as reportWords } from '../words.ts'
import styles from './edit.module.css'
import { PublishPanel } from './PublishPanel.tsx'
import { useReportDraft } from './useReportDraft.ts'
import { useHeld } from './useHeld.ts'
import { useOtherForm } from './useOtherForm.ts'
import { useGaps } from './useGaps.ts'
import { useSections } from './useSections.tsx'
import { supersedesField } from '../content.ts'
import { leftOutOf } from '../useCopy.ts'
import { useEditName } from '../useEditName.ts'
import { leftOut, words } from './words.ts'

export function DraftEditor({ start, reload }: { start: Report; reload: () => Promise<unknown> }) {
  const say = useSay()
  const [lacked] = useState(() => leftOutOf(start.id))
  const { leaveFor } = useTab()
  const { ask, done, inform } = useFeedback()
  const { codes, editor, report, latest, autosave, held, catchUp } = useReportDraft(start, reload)
  // The tab is named after the last saved state, because the product may have been typed after opening.
  useEditName(report)
  const copied = stillLeftOut(lacked, editor.content.fields, [
    ...(editor.content.files.length > 0 ? [filesLabel] : []),
    ...(editor.content.supersedes ? [supersedesField.label] : []),
  ])
  const publish = useWrite(publishReport, { refreshes: [queryList] })
  const other = useOtherForm(editor)
  const sections = useSections({ editor, other, report: start, codes })
  const gaps = useGaps(editor, report)
  const unsavedFields = useHeld(held, editor.content)
  useUnsaved(autosave.dirty || held.length > 0 || other.pending !== undefined)
  const mayPublish = report.actions.includes('publish')
  const handover = useHandover(report)
  const basis = useBasis()
  const detail = paths.reportDetail(start.id)

  /** Saves unsaved input; returns whether everything is saved. False while a form is loading or a question is open. */
  async function saved(): Promise<boolean> {
    if (other.pending) {
      inform(words.formComes)
      return false
    }
    if (catchUp) {
      await catchUp()
      return false
    }
    try {
      await autosave.flush()
      return true
    } catch (error) {
      // The question about the newer version is already open.
      if (isStale(error)) return false
      throw error
    }
  }
  async function leave() {
    if (!(await saved())) return
    const wrong = gaps.filter(({ isWrong }) => isWrong)
    if (wrong.length > 0) editor.goTo(...wrong.map(({ field }) => field))
    else leaveFor(detail)
  }
  /** Leads to the missing fields; returns whether none is missing and everything is saved. */
  async function finished(): Promise<boolean> {
    editor.ask()
    if (gaps.length > 0) editor.goTo(...gaps.map(({ field }) => field))
    return gaps.length === 0 && saved()
  }
  async function handOver() {
    if (!(await finished())) return
    try {
      if (!(await handover.submit(latest.current))) return
    } catch (error) {
      editor.place(error)
      throw error
    }
    leaveFor(detail)
  }
  async function makePublic() {
    if (!(await finished())) return
    if (
      !(await ask({
        title: say(reportWords.publishTitle),
        text: <Subject {...subjectOf(latest.current)}>{say(reportWords.publishAsk)}</Subject>,
        yes: say(words.publish),
        must: basis.must(latest.current.unlistedBasis),
      }))
    )
      return
    try {
      const { rev, unlistedBasis: confirmedBasis } = latest.current
      await publish.mutateAsync({ body: { id: start.id, rev, confirmedBasis } })
    } catch (error) {
      editor.place(error)
      throw error
    }
    done(reportWords.published)
    leaveFor(detail)
  }
  const { label, tone } = reportStatuses.draft
  return (
    <FormPage
      kept={editor.kept}
      head={
        <>
          <PageHead
            title={report.productName || say(words.write)}
            text={say(words.writeText)}
            tag={<StatusTag tone={tone} label={say(label)} />}
            back={detail}
            main={<ReturnNotice report={start} />}
          />
          {copied.length > 0 && (
            <Notice title={say(words.copied)} text={say(leftOut(copied.join(say(formWords.between))))} />
          )}
        </>
      }
      sections={sections}
      aside={
        <PublishPanel
          report={report}
          gaps={gaps}
          mayPublish={mayPublish}
          goTo={editor.goTo}
          save={saved}
          partly={held.length > 0}
        />
      }
      state={
        <div className={styles['save']}>
          <SaveNote state={autosave.state} held={unsavedFields} goTo={editor.goTo} />
          {catchUp && <Action small label={say(areaWords.reload)} onPress={catchUp} />}
        </div>
      }
      actions={
        <>
          <Action icon="check" label={say(words.done)} onPress={leave} />
          {mayPublish ? (
            <Action kind="primary" icon="send" label={say(words.publish)} onPress={makePublic} />
          ) : (
            <Action kind="primary" icon="send" label={say(handoverWords.submit)} onPress={handOver} />
          )}
        </>
      }
    />
  )
}
