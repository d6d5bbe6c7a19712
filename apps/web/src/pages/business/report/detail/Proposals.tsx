// Revisions that staff proposed and that a manager has to confirm or dismiss.
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { withdrawProposal } from '@register/contract/business/report/lifecycle/handover'
import { confirmProposal, dismissProposal, readReport, queryList } from '@register/contract/business/report/report'
import { type Proposal, type Report } from '@register/contract/business/report/shape'
import { readFrame } from '@register/contract/system/frame/frame'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { ChangeTable } from '../../../../kit/display/ChangeTable.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { minuteOf } from '../../../../kit/time/time.ts'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { useBasis } from '../handover/useBasis.ts'
import { subjectOf } from '../handover/useHandover.tsx'
import { proposedBy, words } from '../words.ts'
import styles from './detail.module.css'

export function Proposals({ report, reload }: { report: Report; reload: () => Promise<unknown> }) {
  if (report.proposals.length === 0) return null
  return (
    <Section title={words.proposals}>
      {report.proposals.map((proposal) => (
        <OneProposal
          key={proposal.id}
          proposal={proposal}
          report={report}
          mayDecide={report.actions.includes('confirm')}
          reload={reload}
        />
      ))}
    </Section>
  )
}

interface OneProposalProps {
  proposal: Proposal
  report: Report
  mayDecide: boolean
  reload: () => Promise<unknown>
}

function OneProposal({ proposal, report, mayDecide, reload }: OneProposalProps) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const stale = useStale(reload, 'act')
  const basis = useBasis()
  const staleReason = useStale(reload)
  const [dismissing, setDismissing] = useState(false)
  const touched = { refreshes: [readReport, queryList, readFrame] }
  const confirm = useWrite(confirmProposal, touched)
  const dismiss = useWrite(dismissProposal, touched)
  const withdraw = useWrite(withdrawProposal, touched)
  const { id, rev, kind, reason, changeDate, changes, by, at, mine } = proposal
  async function accept() {
    try {
      const sent = await basis.sending((stated) => confirm.mutateAsync({ body: { id, rev, ...stated } }))
      if (sent) done(words.confirmed)
    } catch (error) {
      if (!(await stale(error))) throw error
    }
  }
  async function takeBack() {
    const text = <Subject {...subjectOf(report)}>{t(words.withdrawAsk)}</Subject>
    if (!(await ask({ title: words.withdrawTitle, text, yes: words.withdraw }))) return
    try {
      await withdraw.mutateAsync({ body: { id, rev } })
      done(words.withdrawn)
    } catch (error) {
      if (!(await stale(error))) throw error
    }
  }
  return (
    <div>
      <strong>
        {t(changeKinds[kind])} · {reason}
      </strong>
      <p className={styles['meta']}>
        {t(proposedBy(by, minuteOf(at)))} · {t(words.changeDate)} {changeDate}
      </p>
      <ChangeTable changes={changes} />
      {(mayDecide || mine) && (
        <div className="row wrap gap-8 above-12">
          {mine && <Action icon="return" label={words.withdraw} onPress={takeBack} />}
          {mayDecide && <Action label={words.dismiss} onPress={() => setDismissing(true)} />}
          {mayDecide && <Action kind="primary" icon="check" label={words.confirm} onPress={accept} />}
        </div>
      )}
      <ReasonDialog
        open={dismissing}
        onClose={() => setDismissing(false)}
        title={words.dismiss}
        text={<Subject {...subjectOf(report)}>{t(words.dismissText)}</Subject>}
        yes={words.dismiss}
        run={async (why) => {
          try {
            await dismiss.mutateAsync({ body: { id, rev, reason: why } })
          } catch (error) {
            if (await staleReason(error)) return false
            throw error
          }
          done(words.dismissed)
          return true
        }}
      />
    </div>
  )
}
