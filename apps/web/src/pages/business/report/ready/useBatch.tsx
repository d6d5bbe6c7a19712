// Publishes and returns the chosen reports in one request each, and holds the result.
import {
  publishBatch,
  returnBatch,
  secondLook,
  type Outcome,
} from '@register/contract/business/report/lifecycle/handover'
import { queryList } from '@register/contract/business/report/report'
import type { ReportRow } from '@register/contract/business/report/shape'
import { readFrame } from '@register/contract/system/frame/frame'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useBasis } from '../handover/useBasis.ts'
import { publishTitle, words } from '../handover/words.ts'
import { Chosen } from './Chosen.tsx'

export interface BatchOutcome {
  act: 'publish' | 'return'
  outcome: Outcome
}

const touched = { refreshes: [queryList, readFrame] }
const versions = (rows: readonly ReportRow[]) => rows.map(({ id, rev }) => ({ id, rev }))

/** `choose`: is called with the reports that failed, which stay selected as the next ones to work on. */
export function useBatch(choose: (ids: readonly number[]) => void) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const basis = useBasis()
  const publishing = useWrite(publishBatch, touched)
  const returning = useWrite(returnBatch, touched)
  const [shown, setShown] = useState<BatchOutcome>()
  function showOutcome(act: BatchOutcome['act'], outcome: Outcome) {
    choose(outcome.stopped.map(({ id }) => id))
    if (outcome.stopped.length > 0) setShown({ act, outcome })
    else done(act === 'publish' ? words.publishedAll : words.returnedAll)
  }
  return {
    shown,
    close: () => setShown(undefined),
    async publish(rows: readonly ReportRow[]) {
      const looks = await call(secondLook, { body: { ids: rows.map(({ id }) => id) } })
      const text = (
        <Chosen rows={rows} looks={looks}>
          {t(words.publishAsk)}
        </Chosen>
      )
      const unlisted = new Map(looks.map(({ id, unlistedBasis }) => [id, unlistedBasis]))
      const must = basis.must([...new Set([...unlisted.values()].flat())])
      if (!(await ask({ title: publishTitle(rows.length), text, yes: words.publish, must }))) return
      const reports = versions(rows).map((one) => ({ ...one, confirmedBasis: unlisted.get(one.id) ?? [] }))
      showOutcome('publish', await publishing.mutateAsync({ body: { reports } }))
    },
    async giveBack(rows: readonly ReportRow[], reason: string) {
      showOutcome('return', await returning.mutateAsync({ body: { reports: versions(rows), reason } }))
    },
  }
}
