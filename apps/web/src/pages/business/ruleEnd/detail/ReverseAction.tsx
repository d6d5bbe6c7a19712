// Reverses an end by rule, or calls it off before its day, with a reason.
import {
  listRuleEndReports,
  listRuleEnds,
  readRuleEnd,
  reverseRuleEnd,
  type RuleEnd,
} from '@register/contract/business/ruleEnd/office'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { askToReverse, reverseText, words } from '../words.ts'

export function ReverseAction({ rule, reload }: { rule: RuleEnd; reload: () => Promise<unknown> }) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload, 'act')
  const [open, setOpen] = useState(false)
  const reverse = useWrite(reverseRuleEnd, { refreshes: [listRuleEnds, readRuleEnd, listRuleEndReports] })
  const { id, rev, title, state, reports } = rule
  if (state !== 'announced' && state !== 'inForce') return null
  const ahead = state === 'announced'
  const act = t(ahead ? words.callOff : words.reverse)
  async function run(reason: string): Promise<boolean> {
    try {
      const after = await reverse.mutateAsync({ body: { id, rev, reason } })
      done(after.state === 'reversing' ? words.reversing : ahead ? words.calledOff : words.reversed)
      return true
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
  }
  return (
    <>
      <Action kind="danger" label={act} onPress={() => setOpen(true)} />
      <ReasonDialog
        title={askToReverse(title, ahead)}
        text={reverseText(reports, ahead)}
        label={words.reverseReason}
        yes={act}
        danger
        open={open}
        onClose={() => setOpen(false)}
        run={run}
      />
    </>
  )
}
