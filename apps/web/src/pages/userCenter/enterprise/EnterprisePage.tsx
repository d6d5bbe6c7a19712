// Acting for a company: the state of the account, a request with the licence, and the results of former requests.
import { queryList } from '@register/contract/business/report/report'
import { colon } from '@register/contract/phrase'
import {
  enterpriseStatuses,
  readOwnRequests,
  withdrawEnterprise,
  type EnterpriseRequest,
} from '@register/contract/business/enterprise/request'
import { useEffect } from 'react'
import { useSay } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { loadAccess, useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { FileLinks } from '../../../kit/upload/FileLinks.tsx'
import * as paths from '../../../paths.ts'
import { UserCenter } from '../UserCenter.tsx'
import styles from './enterprise.module.css'
import { RequestForm } from './RequestForm.tsx'
import { words } from './words.ts'

export function EnterprisePage() {
  const say = useSay()
  const reading = useRead(readOwnRequests, {})
  return (
    <UserCenter here="userCenter/enterprise" text={say(words.text)}>
      <LoadState reading={reading}>
        {({ creditCode, whyNot, requests }) => (
          <>
            <Standing
              creditCode={creditCode}
              company={requests.find((one) => one.status === 'approved' && one.creditCode === creditCode)?.companyName}
            />
            {whyNot === '' ? <RequestForm /> : creditCode === '' && <Notice title={whyNot} />}
            {requests.length > 0 && (
              <Section title={say(words.requests)}>
                <ul className={styles['requests']}>
                  {requests.map((request) => (
                    <OneRequest key={request.id} request={request} />
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
      </LoadState>
    </UserCenter>
  )
}

/** Permissions granted while the page was open are read again, so that the menu shows the new pages. */
interface StandingProps {
  creditCode: string
  /** Undefined where an administrator set the code. */
  company: string | undefined
}

function Standing({ creditCode, company }: StandingProps) {
  const say = useSay()
  const sees = useMay()(queryList)
  useEffect(() => {
    if (creditCode !== '' && !sees) void loadAccess().catch(() => undefined)
  }, [creditCode, sees])
  return (
    <Section title={say(words.state)}>
      <div className={styles['standing']}>
        <StatusTag tone={creditCode ? 'good' : 'quiet'} label={say(creditCode ? words.isOne : words.isNone)} />
        {creditCode && (
          <span>
            {company && <strong>{company}</strong>} {say(words.creditCode)} <CopyText text={creditCode} />
          </span>
        )}
        {creditCode && sees && <LinkAction icon="report" label={say(words.toReports)} to={paths.reportList} />}
      </div>
    </Section>
  )
}

function OneRequest({ request }: { request: EnterpriseRequest }) {
  const say = useSay()
  const { ask, done } = useFeedback()
  const withdraw = useWrite(withdrawEnterprise, { refreshes: [readOwnRequests] })
  const { id, rev, companyName, creditCode, createdAt, decidedAt, decidedBy, reason, licence, authorisation } = request
  const status = enterpriseStatuses[request.status]
  async function back() {
    const title = say(words.withdrawAsk)
    if (!(await ask({ title, text: say(words.withdrawText), yes: say(words.withdraw) }))) return
    await withdraw.mutateAsync({ body: { id, rev } })
    done(words.withdrawn)
  }
  return (
    <li>
      <div>
        <strong>{companyName}</strong> <StatusTag tone={status.tone} label={say(status.label)} />
        <p>
          {creditCode} · {say(words.applied)} <RelativeTime at={createdAt} />
          {decidedAt && (
            <>
              {' · '}
              {say(words.decided)} <RelativeTime at={decidedAt} /> {decidedBy}
            </>
          )}
        </p>
        {reason && (
          <p>
            {say(words.reason)}
            {say(colon)}
            {reason}
          </p>
        )}
        {licence.length > 0 && <FileLinks label={say(words.licence)} files={licence} />}
        {authorisation.length > 0 && <FileLinks label={say(words.authorisation)} files={authorisation} />}
      </div>
      {request.status === 'applied' && <Action icon="return" label={say(words.withdraw)} onPress={back} />}
    </li>
  )
}
