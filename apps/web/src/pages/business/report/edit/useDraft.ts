// A draft that saves itself: the newest revision in hand, what the server says of it, and what happened to the last save.
import { queryList, updateReport, type Report } from '@register/contract/business/report'
import { Failure } from '@register/contract/errors'
import { useRef, useState } from 'react'
import { useWrite } from '../../../../api/query.ts'
import { useAutosave } from '../../../../kit/form/useAutosave.ts'
import { isStale, useStale } from '../../useStale.ts'
import { contentFrom, sendable, type Content } from '../content.ts'
import { useContent } from './useContent.ts'

/** Silence, a busy server or a lost session may pass; a refusal does not. */
const mayPass = (error: unknown): boolean =>
  error instanceof Failure && [0, 401, 429, 500, 502, 503, 507].includes(error.status)

export function useDraft(start: Report, reload: () => Promise<unknown>) {
  const editor = useContent(contentFrom(start.content, start.files))
  const { content, place } = editor
  const [report, setReport] = useState(start)
  // The revision of the last save; state would be one drawing late for a save that follows at once.
  const rev = useRef(start.rev)
  const update = useWrite(updateReport, { refreshes: [queryList] })
  const stale = useStale(reload)
  const [overtaken, setOvertaken] = useState(false)

  async function save(next: Content) {
    try {
      const saved = await update.mutateAsync({ body: { ...sendable(next), id: start.id, rev: rev.current } })
      rev.current = saved.rev
      setReport(saved)
    } catch (error) {
      if (isStale(error)) {
        // Asked once; saving stops until the newer state is loaded, so that nothing of it is overwritten.
        if (!overtaken) void stale(error)
        setOvertaken(true)
      } else place(error, true)
      throw error
    }
  }
  const autosave = useAutosave({ value: content, save, enabled: !overtaken, retry: mayPass })
  return { editor, report, rev, autosave }
}
