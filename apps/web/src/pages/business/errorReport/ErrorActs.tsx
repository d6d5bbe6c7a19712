// The actions on an error report: claim it, and decide it in a dialog.
import {
  listErrorReports,
  readErrorReport,
  claimErrorReport,
  type ErrorReport,
} from '@register/contract/business/errorReport/office'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { words } from './words.ts'

export function ErrorActs({ report, reload }: { report: ErrorReport; reload: () => Promise<unknown> }) {
  const say = useSay()
  const { done } = useFeedback()
  const stale = useStale(reload, 'act')
  const [deciding, setDeciding] = useState(false)
  const take = useWrite(claimErrorReport, { refreshes: [listErrorReports, readErrorReport] })
  const { id, rev, actions } = report
  async function takeInHand() {
    try {
      await take.mutateAsync({ body: { id, rev } })
      done(words.taken)
    } catch (error) {
      if (!(await stale(error))) throw error
    }
  }
  return (
    <>
      {actions.includes('take') && <Action label={say(words.take)} onPress={takeInHand} />}
      {actions.includes('decide') && (
        <Action
          kind="primary"
          icon="check"
          label={say(words.decide)}
          // Reads again first, so that a correction made a moment ago in another tab can be chosen.
          onPress={async () => {
            await reload()
            setDeciding(true)
          }}
        />
      )}
      {deciding && <DecisionDialog report={report} reload={reload} onClose={() => setDeciding(false)} />}
    </>
  )
}
