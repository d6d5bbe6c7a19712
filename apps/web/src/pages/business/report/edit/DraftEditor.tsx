// The editor of a draft: its sections, autosave, and next to it what publication still needs.
import { filesLabel, stillLeftOut } from '@register/contract/business/report/content/copy'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { publishReport, queryList } from '@register/contract/business/report/report'
import { textOf } from '@register/contract/fields'
import { useState } from 'react'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { SaveNote } from '../../../../kit/form/SaveNote.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import { reportStatuses } from '@register/contract/rules/status'
import * as paths from '../../../../paths.ts'
import { isStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { areaWords } from '../../words.ts'
import { ReturnNotice } from '../handover/ReturnNotice.tsx'
import { useBasis } from '../handover/useBasis.ts'
import { subjectOf, useHandover } from '../handover/useHandover.tsx'
import { together, useTakenOver } from '../handover/useTakenOver.ts'
import { words as handoverWords } from '../handover/words.ts'
import { words as reportWords } from '../words.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { useReportDraft, type ReportDraftProps } from './useReportDraft.ts'
import { useHeld } from './useHeld.ts'
import { useOtherForm } from './useOtherForm.ts'
import { useFirstGap } from './gaps/useFirstGap.ts'
import { useGaps } from './gaps/useGaps.ts'
import { useSections } from './useSections.tsx'
import { supersedesField } from '@register/contract/business/report/lifecycle/supersedes'
import { between } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { leftOutOf } from '../useCopy.ts'
import { useEditName } from '../useEditName.ts'
import { leftOut, words } from './words.ts'

export function DraftEditor(props: ReportDraftProps) {
  const { start } = props
  const t = useTranslate()
  const [lacked] = useState(() => leftOutOf(start.id))
  const { leaveFor } = useTab()
  const { ask, done, inform } = useFeedback()
  const { codes, editor, report, isLocked, latest, autosave, held, catchUp } = useReportDraft(props)
  // The tab is named after the last saved state, because the product may have been typed after opening.
  useEditName(report)
  const copied = stillLeftOut(lacked, editor.content.fields, [
    ...(editor.content.files.length > 0 ? [filesLabel] : []),
    ...(editor.content.supersedes ? [supersedesField.label] : []),
  ])
  const publish = useWrite(publishReport, { refreshes: [queryList] })
  const other = useOtherForm(editor, start.origin === 'existing' ? undefined : 'proposes the name')
  const sections = useSections({ editor, other, report: start, codes })
  const gaps = useGaps(editor, report)
  const unsavedFields = useHeld(held, editor.content)
  useFirstGap(editor)
  useUnsaved(autosave.dirty || held.length > 0 || other.pending !== undefined)
  const mayPublish = report.actions.includes('publish')
  const handover = useHandover(report)
  const basis = useBasis()
  const statement = useTakenOver()
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
    editor.showAllErrors()
    if (gaps.length > 0) editor.goTo(...gaps.map(({ field }) => field))
    return gaps.length === 0 && saved()
  }
  async function handOver() {
    if (!(await finished())) return
    try {
      if (!(await handover.submit(latest.current))) return
      editor.kept.forget()
    } catch (error) {
      editor.showServerErrors(error)
      throw error
    }
    leaveFor(detail)
  }
  async function makePublic() {
    if (!(await finished())) return
    if (
      !(await ask({
        title: reportWords.publishTitle,
        text: <Subject {...subjectOf(latest.current)}>{t(reportWords.publishAsk)}</Subject>,
        yes: words.publish,
        must: together(
          basis.must(latest.current.unlistedBasis, latest.current.foreignFiles),
          statement(latest.current),
        ),
      }))
    )
      return
    try {
      const { rev, unlistedBasis, foreignFiles, takenOver } = latest.current
      const stated = {
        confirmedBasis: unlistedBasis,
        confirmedFiles: foreignFiles.map((file) => file.id),
        confirmedTakenOver: Object.keys(takenOver),
      }
      await publish.mutateAsync({ body: { id: start.id, rev, ...stated } })
      editor.kept.forget()
    } catch (error) {
      editor.showServerErrors(error)
      throw error
    }
    done(reportWords.published)
    leaveFor(detail)
  }
  const { label, tone } = reportStatuses.draft
  const { fields } = editor.content
  const about = [printNo(textOf(fields['certificateNo'])), textOf(fields['manufacturerName'])]
    .filter(Boolean)
    .join(' · ')
  const named = [textOf(fields['productName']), textOf(fields['model'])].filter(Boolean).join(' · ')
  return (
    <FormPage
      kept={editor.kept}
      headStays
      head={
        <PageHead
          title={named || words.write}
          text={about || words.writeText}
          tag={<StatusTag tone={tone} label={label} />}
          back={detail}
          toDetail
        />
      }
      notices={
        <>
          <ReturnNotice report={start} />
          {isLocked && (
            <Notice
              tone="warn"
              title={handoverWords.lockedMeanwhile}
              text={handoverWords.lockedMeanwhileText}
              action={<LinkAction kind="primary" label={handoverWords.toReport} to={detail} />}
            />
          )}
          {copied.length > 0 && <Notice title={words.copied} text={leftOut(copied.join(t(between)))} />}
        </>
      }
      sections={sections}
      aside={
        <PublishPanel
          report={report}
          gaps={gaps}
          sections={sections}
          editor={editor}
          checking={autosave.dirty}
          mayPublish={mayPublish}
          save={saved}
          partly={held.length > 0}
        />
      }
      state={
        <div className="row wrap gap-4-12 align-center">
          <SaveNote state={autosave.state} held={unsavedFields} goTo={editor.goTo} />
          {catchUp && <Action small label={areaWords.reload} onPress={catchUp} />}
        </div>
      }
      actions={
        isLocked ? undefined : (
          <>
            <Action icon="check" label={words.done} onPress={leave} />
            {mayPublish ? (
              <Action kind="primary" icon="send" label={words.publish} onPress={makePublic} />
            ) : (
              <Action kind="primary" icon="send" label={handoverWords.submit} onPress={handOver} />
            )}
          </>
        )
      }
    />
  )
}
