// One request in a drawer: the licence, the stated data, what the register knows about the code, the decision.
import {
  decideEnterprise,
  enterpriseRowFields,
  enterpriseStatuses,
  listEnterprise,
  readEnterpriseRequest,
} from '@register/contract/business/enterprise/request'
import type { Output } from '@register/contract/endpoint'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ReasonDialog } from '../../../kit/dialog/ReasonDialog.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import styles from './enterprise.module.css'
import { approveAsk, approveText, words } from './words.ts'

type Opened = Output<typeof readEnterpriseRequest>

export function ReviewDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const reading = useRead(readEnterpriseRequest, { params: { id } })
  const { data } = reading
  return (
    <SideDrawer
      title={data?.companyName ?? say(words.title)}
      open
      width={720}
      onClose={onClose}
      {...(data?.decidable && { footer: <Decision request={data} reload={reading.refetch} onDone={onClose} /> })}
    >
      <LoadState reading={reading}>{(request) => <Request request={request} />}</LoadState>
    </SideDrawer>
  )
}

const text = (key: keyof typeof words): Field => ({ key, label: words[key], type: 'text' })
const claimed: readonly Field[] = [
  ...enterpriseRowFields,
  text('username'),
  { ...text('reason'), type: 'paragraph' },
  text('decidedBy'),
]
const known: readonly Field[] = [text('knownAs'), text('certificates'), text('accounts')]

function Request({ request }: { request: Opened }) {
  const say = useSay()
  const { knownAs, companyName, certificates, accounts, licence, creditCode, createdAt } = request
  const status = enterpriseStatuses[request.status]
  const differs = knownAs.length > 0 && !knownAs.includes(companyName)
  return (
    <div className={styles['sheet']}>
      <Section title={say(words.claimed)}>
        <FieldList
          fields={claimed}
          values={request}
          onlyFilled
          drawn={{
            creditCode: <CopyText text={creditCode} />,
            status: <StatusTag tone={status.tone} label={say(status.label)} />,
            createdAt: <RelativeTime at={createdAt} />,
          }}
        />
      </Section>
      <Section title={say(words.known)}>
        {differs && <Notice tone="warn" title={say(words.differs)} />}
        <FieldList
          fields={known}
          values={{
            knownAs: knownAs.join(say(['、', ', '])) || say(words.neverSeen),
            certificates: String(certificates),
            accounts: String(accounts),
          }}
        />
      </Section>
      <Section title={say(words.licence)}>
        {licence.length === 0 && <p>{say(words.noLicence)}</p>}
        {licence.map((file) => (
          <a key={file.id} href={file.url} target="_blank" rel="noreferrer" className={styles['licence']}>
            <img src={file.url} alt={`${say(words.licence)} ${file.name}`} />
          </a>
        ))}
      </Section>
    </div>
  )
}

interface DecisionProps {
  request: Opened
  reload: () => Promise<unknown>
  onDone: () => void
}

function Decision({ request, reload, onDone }: DecisionProps) {
  const say = useSay()
  const { ask, done } = useFeedback()
  const stale = useStale(reload)
  const [rejecting, setRejecting] = useState(false)
  const write = useWrite(decideEnterprise, { refreshes: [listEnterprise, readEnterpriseRequest] })
  const { id, rev, applicant, companyName, creditCode } = request
  /** Returns whether this decision was stored: another reviewer may have decided first. */
  async function decide(decision: 'approve' | 'reject', reason: string): Promise<boolean> {
    try {
      await write.mutateAsync({ body: { id, rev, decision, reason } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(decision === 'approve' ? words.approved : words.rejected)
    return true
  }
  async function approve() {
    const title = say(approveAsk(applicant, companyName))
    if (!(await ask({ title, text: say(approveText(creditCode)), yes: say(words.approve) }))) return
    if (await decide('approve', '')) onDone()
  }
  return (
    <>
      <Action kind="danger" icon="stop" label={say(words.reject)} onPress={() => setRejecting(true)} />
      <Action kind="primary" icon="check" label={say(words.approve)} onPress={approve} />
      <ReasonDialog
        title={`${say(words.reject)} · ${companyName}`}
        text={say(words.rejectText)}
        label={say(words.reason)}
        yes={say(words.reject)}
        danger
        open={rejecting}
        onClose={() => setRejecting(false)}
        run={async (reason) => {
          const decided = await decide('reject', reason)
          if (decided) onDone()
          return decided
        }}
      />
    </>
  )
}
