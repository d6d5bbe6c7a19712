// One request in a drawer: the licence, the stated data, what the register knows about the code, the decision.
import { companyCheckKeys, companyChecks, type CompanyCheck } from '@register/contract/business/enterprise/checks'
import {
  decideEnterprise,
  enterpriseRowFields,
  enterpriseStatuses,
  listEnterprise,
  readEnterpriseRequest,
} from '@register/contract/business/enterprise/request'
import type { Output } from '@register/contract/endpoint'
import type { Field } from '@register/contract/fields'
import { between, type Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
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
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { TickLine } from '../../../kit/input/TickLine.tsx'

// The approval of a request: what the reviewer has compared with licence and authorisation, each ticked by hand.
interface Props {
  request: Output<typeof readEnterpriseRequest>
  approve: () => Promise<void>
  onClose: () => void
}

function ApproveDialog({ request, approve, onClose }: Props) {
  const t = useTranslate()
  const [ticked, setTicked] = useState<readonly CompanyCheck[]>([])
  const { applicant, companyName, creditCode, person, post } = request
  const stated = { name: companyName, code: creditCode, seal: companyName, person: `${person} · ${post}` }
  return (
    <Dialog
      open
      title={approveAsk(applicant, companyName)}
      onClose={onClose}
      act={{ label: words.approve, disabled: ticked.length < companyCheckKeys.length, run: approve }}
    >
      <div className={`stack gap-12 ${styles['checks']}`}>
        <p>{t(approveText(creditCode))}</p>
        {companyCheckKeys.map((key) => (
          <div key={key}>
            <TickLine
              label={companyChecks[key]}
              value={ticked.includes(key)}
              onChange={(on) => setTicked(on ? [...ticked, key] : ticked.filter((one) => one !== key))}
            />
            <strong>{stated[key]}</strong>
          </div>
        ))}
      </div>
    </Dialog>
  )
}

type Opened = Output<typeof readEnterpriseRequest>

export function ReviewDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useRead(readEnterpriseRequest, { params: { id } })
  const { data } = reading
  return (
    <SideDrawer
      addressed
      title={data?.companyName ?? words.title}
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
  const t = useTranslate()
  const { knownAs, companyName, certificates, accounts, licence, authorisation, creditCode, createdAt } = request
  const status = enterpriseStatuses[request.status]
  const differs = knownAs.length > 0 && !knownAs.includes(companyName)
  return (
    <div className="stack fit gap-16">
      <Section title={words.claimed}>
        <FieldList
          fields={claimed}
          values={request}
          onlyFilled
          drawn={{
            creditCode: <CopyText text={creditCode} />,
            status: <StatusTag tone={status.tone} label={status.label} />,
            createdAt: <RelativeTime at={createdAt} />,
          }}
        />
      </Section>
      <Section title={words.known}>
        {differs && <Notice tone="warn" title={words.differs} />}
        <FieldList
          fields={known}
          values={{
            knownAs: knownAs.join(t(between)) || t(words.neverSeen),
            certificates: String(certificates),
            accounts: String(accounts),
          }}
        />
      </Section>
      <Papers title={words.licence} files={licence} none={words.noLicence} />
      <Papers title={words.authorisation} files={authorisation} none={words.noAuthorisation} />
    </div>
  )
}

function Papers({ title, files, none }: { title: Wording; files: Opened['licence']; none: Wording }) {
  const t = useTranslate()
  return (
    <Section title={title}>
      {files.length === 0 && <p>{t(none)}</p>}
      {files.map((file) => (
        <a key={file.id} href={file.url} target="_blank" rel="noreferrer" className={styles['licence']}>
          <img className="block framed rounded" src={file.url} alt={`${t(title)} ${file.name}`} />
        </a>
      ))}
    </Section>
  )
}

interface DecisionProps {
  request: Opened
  reload: () => Promise<unknown>
  onDone: () => void
}

function Decision({ request, reload, onDone }: DecisionProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [rejecting, setRejecting] = useState(false)
  const [approving, setApproving] = useState(false)
  const write = useWrite(decideEnterprise, { refreshes: [listEnterprise, readEnterpriseRequest] })
  const { id, rev, companyName, authorisation } = request
  /** Returns whether this decision was stored: another reviewer may have decided first. */
  async function decide(
    decision: 'approve' | 'reject',
    { reason = '', checked = [] }: { reason?: string; checked?: CompanyCheck[] },
  ): Promise<boolean> {
    try {
      await write.mutateAsync({ body: { id, rev, decision, checked, reason } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(decision === 'approve' ? words.approved : words.rejected)
    return true
  }
  return (
    <>
      <Action kind="danger" icon="stop" label={words.reject} onPress={() => setRejecting(true)} />
      {authorisation.length > 0 && (
        <Action kind="primary" icon="check" label={words.approve} onPress={() => setApproving(true)} />
      )}
      {approving && (
        <ApproveDialog
          request={request}
          onClose={() => setApproving(false)}
          approve={async () => {
            if (await decide('approve', { checked: [...companyCheckKeys] })) onDone()
          }}
        />
      )}
      <ReasonDialog
        title={`${t(words.reject)} · ${companyName}`}
        text={words.rejectText}
        label={words.reason}
        yes={words.reject}
        danger
        open={rejecting}
        onClose={() => setRejecting(false)}
        run={async (reason) => {
          const decided = await decide('reject', { reason })
          if (decided) onDone()
          return decided
        }}
      />
    </>
  )
}
