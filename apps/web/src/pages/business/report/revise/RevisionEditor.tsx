// Changes a published report: the same form, but nothing is saved before the changes were confirmed with a reason.
import { ownApprovals } from '@register/contract/business/body'
import { changesBetween, fieldChanges, type Change } from '@register/contract/business/report/lifecycle/changes'
import type { Report } from '@register/contract/business/report/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { LeaveAction } from '../../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { contentFrom, formName, formOf, sendable, type Content } from '../content.ts'
import { RevisionDialog } from './RevisionDialog.tsx'
import { keptName, useContent } from '../edit/useContent.ts'
import { useGaps } from '../edit/gaps/useGaps.ts'
import { useOtherForm } from '../edit/useOtherForm.ts'
import { useSections } from '../edit/useSections.tsx'
import { changesOf, words } from '../edit/words.ts'

// Changes of a revision that are shown by name: files, and the certificate this one replaces.
/** Compared by id, because a new scan may have the old name. */
function namedChanges(before: Content, after: Content): Change[] {
  const filesOf = ({ files }: Content, isCertificate: boolean) =>
    files.filter(({ kind }) => (kind === 'certificate') === isCertificate)
  const fileChange = (field: string, isCertificate: boolean): Change[] => {
    const [old, now] = [filesOf(before, isCertificate), filesOf(after, isCertificate)]
    const same = old.length === now.length && old.every(({ id }) => now.some((file) => file.id === id))
    return same ? [] : [{ field, before: old.map(({ name }) => name), after: now.map(({ name }) => name) }]
  }
  const no = ({ supersedes }: Content) => supersedes?.certificateNo ?? null
  return [
    ...fileChange('certificateFiles', true),
    ...fileChange('otherFiles', false),
    ...(before.supersedes?.id === after.supersedes?.id
      ? []
      : [{ field: 'supersedesId', before: no(before), after: no(after) }]),
  ]
}

/** Another number or category would be another certificate; names have an action of their own. */
const locked = ['certificateNo', 'categoryCode']

interface Props {
  start: Report
  /** As it was read last. */
  now: Report
  reload: () => Promise<unknown>
}

export function RevisionEditor({ start, now: present, reload }: Props) {
  const t = useTranslate()
  const { leaveFor } = useTab()
  const { inform, done } = useFeedback()
  const [before] = useState(() => contentFrom(start))
  const keep = { name: keptName(start), rev: start.rev }
  const editor = useContent({ start: before, origin: start.origin, keep })
  const { content } = editor
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  const { codes } = useRead(ownApprovals, {}, { staleTime: 60_000 }).data ?? {}
  const other = useOtherForm(editor)
  const sections = useSections({ editor, other, report: start, locked, ...(codes && { codes }) })
  const gaps = useGaps(editor, start)
  const [old, now] = [sendable(before), sendable(content)]
  const changes = [...changesBetween(old, now), ...namedChanges(before, content)]
  const lines = fieldChanges(formOf(before), changes, t, formName(content))
  useUnsaved(!sent && content !== before)
  const detail = paths.reportDetail(start.id)
  const { label, tone } = reportStatuses[present.status]

  function review() {
    if (other.pending) return inform(words.formComes)
    editor.showAllErrors()
    if (gaps.length > 0) editor.goTo(...gaps.map(({ field }) => field))
    else if (lines.length === 0) inform(words.nothing)
    else setOpen(true)
  }
  return (
    <>
      <FormPage
        kept={editor.kept}
        head={
          <PageHead
            title={words.revise}
            text={words.reviseText}
            tag={<StatusTag tone={tone} label={label} />}
            back={detail}
            toDetail
          />
        }
        sections={sections}
        state={lines.length > 0 && changesOf(lines.length)}
        actions={
          <>
            <LeaveAction label={words.cancel} to={detail} />
            <Action kind="primary" icon="view" label={words.review} onPress={review} />
          </>
        }
      />
      <RevisionDialog
        open={open}
        onClose={() => setOpen(false)}
        report={start}
        content={now}
        lines={lines}
        reload={reload}
        onRefused={(error) => editor.showServerErrors(error) && setOpen(false)}
        onSent={async (report) => {
          setSent(true)
          editor.kept.forget()
          setOpen(false)
          done(report.version > start.version ? words.revised : words.proposed)
          leaveFor(detail)
        }}
      />
    </>
  )
}
