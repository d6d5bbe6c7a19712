// A draft that saves itself: its newest revision, the server's answer to the last save, and what could not be saved yet.
import { ownApprovals } from '@register/contract/business/body'
import { queryList, updateReport } from '@register/contract/business/report/report'
import { type Report } from '@register/contract/business/report/shape'
import { Failure } from '@register/contract/errors'
import { useRef, useState } from 'react'
import { useRead, useWrite } from '../../../../api/query.ts'
import { useAutosave } from '../../../../kit/form/useAutosave.ts'
import { isStale, useStale } from '../../../../kit/form/record/useStale.ts'
import { contentFrom, sendable, type Content } from '../content.ts'
import { typedSince } from '../../../../api/kept/typed.ts'
import { asSent, keepLastValid, wrongPaths } from './lastValid.ts'
import { keptName, settledContent, useContent } from './useContent.ts'

/** A failure that may pass, such as no answer, a busy server or an expired session; a refusal does not pass. */
const mayPass = (error: unknown): boolean =>
  error instanceof Failure && [0, 401, 429, 500, 502, 503, 507].includes(error.status)

export interface ReportDraftProps {
  start: Report
  /** As it was read last. */
  now: Report
  reload: () => Promise<unknown>
  /** Called after each save, with the server's answer. */
  onSaved: (report: Report) => void
}

export function useReportDraft({ start, now, reload, onSaved }: ReportDraftProps) {
  const [first] = useState(() => contentFrom(start))
  /** The stored content and its revision. A draft whose applicant is the manufacturer is completed as it is opened, and saved. */
  const [stored, setStored] = useState(() => ({ content: settledContent(first), rev: start.rev }))
  const keep = { name: keptName(start), rev: stored.rev }
  // A person of no body has no codes to compare, so that the server checks alone.
  const approved = useRead(ownApprovals, {}, { staleTime: 60_000 }).data
  const own = approved && approved.codes.length > 0 ? approved : undefined
  const editor = useContent({ start: stored.content, origin: start.origin, keep, own })
  const { content, showServerErrors } = editor
  const [report, setReport] = useState(start)
  /** The refusal that reported another person's newer save. */
  const [overtaken, setOvertaken] = useState<unknown>()
  /** Paths of values that are on the screen only, because they are wrong. */
  const [held, setHeld] = useState<readonly string[]>([])
  // Refs, because state would lag one render behind for a save that follows at once.
  const latest = useRef(start)
  const lastSaved = useRef(first)
  const update = useWrite(updateReport, { refreshes: [queryList] })
  const stale = useStale(reload)

  async function send(next: Content, wrong: readonly string[]) {
    const sent = asSent(next)
    if (typedSince(lastSaved.current, sent) !== undefined) {
      const saved = await update.mutateAsync({
        body: { ...sendable(sent), takenOver: { ...sent.takenOver }, id: start.id, rev: latest.current.rev },
      })
      latest.current = saved
      lastSaved.current = sent
      setReport(saved)
      setStored({ content: sent, rev: saved.rev })
      onSaved(saved)
    }
    // What was sent may be written otherwise than it was typed, and would be offered as lost after the next revision.
    // An offer that the person has not decided on stays.
    if (wrong.length === 0 && editor.kept.state !== 'offered') editor.kept.forget()
    setHeld(wrong)
  }
  async function save(next: Content) {
    const wrong = wrongPaths(editor)
    const right = keepLastValid(next, lastSaved.current, wrong) ?? next
    try {
      await send(right, wrong)
    } catch (error) {
      if (isStale(error)) {
        // The question is asked once; saving stops until the newer state is loaded, so that nothing of it is overwritten.
        if (overtaken === undefined) void stale(error)
        setOvertaken(error)
        throw error
      }
      if (!showServerErrors(error, true) || !(error instanceof Failure)) throw error
      // One value that only the server can check must not keep the others from being saved.
      const refused = error.fields.map(({ field }) => field)
      const rest = keepLastValid(right, lastSaved.current, refused)
      if (!rest) throw error
      await send(rest, [...new Set([...wrong, ...refused])])
    }
  }
  /** Somebody has handed it over or published it meanwhile: nothing can be saved, and what is typed stays. */
  const isLocked = now.storedStatus !== 'draft'
  const autosave = useAutosave({
    value: content,
    saved: first,
    save,
    enabled: overtaken === undefined && !isLocked,
    retry: mayPass,
  })
  /** Asks again whether to load the newer state; nothing can be saved before. */
  const catchUp = overtaken === undefined ? undefined : () => stale(overtaken)
  // Rights may have changed since the last save.
  const { actions } = now.rev < report.rev ? report : now
  return { codes: own?.codes, editor, report: { ...report, actions }, isLocked, latest, autosave, held, catchUp }
}
