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
import { useTranslate } from '../../../api/language.ts'
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
  const reading = useRead(readOwnRequests, {})
  return (
    <UserCenter here="userCenter/enterprise" text={words.text}>
      <LoadState reading={reading}>
        {({ creditCode, whyNot, requests }) => (
          <>
            <Standing
              creditCode={creditCode}
              company={requests.find((one) => one.status === 'approved' && one.creditCode === creditCode)?.companyName}
            />
            {whyNot === '' ? <RequestForm /> : creditCode === '' && <Notice title={whyNot} />}
            {requests.length > 0 && (
              <Section title={words.requests}>
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
  const t = useTranslate()
  const sees = useMay()(queryList)
  useEffect(() => {
    if (creditCode !== '' && !sees) void loadAccess().catch(() => undefined)
  }, [creditCode, sees])
  return (
    <Section title={words.state}>
      <div className={`row wrap align-center ${styles['standing']}`}>
        <StatusTag tone={creditCode ? 'good' : 'quiet'} label={creditCode ? words.isOne : words.isNone} />
        {creditCode && (
          <span>
            {company && <strong>{company}</strong>} {t(words.creditCode)} <CopyText text={creditCode} />
          </span>
        )}
        {creditCode && sees && <LinkAction icon="report" label={words.toReports} to={paths.reportList} />}
      </div>
    </Section>
  )
}

function OneRequest({ request }: { request: EnterpriseRequest }) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const withdraw = useWrite(withdrawEnterprise, { refreshes: [readOwnRequests] })
  const { id, rev, companyName, creditCode, createdAt, decidedAt, decidedBy, reason, licence, authorisation } = request
  const status = enterpriseStatuses[request.status]
  async function back() {
    const title = t(words.withdrawAsk)
    if (!(await ask({ title, text: words.withdrawText, yes: words.withdraw }))) return
    await withdraw.mutateAsync({ body: { id, rev } })
    done(words.withdrawn)
  }
  return (
    <li>
      <div>
        <strong>{companyName}</strong> <StatusTag tone={status.tone} label={status.label} />
        <p>
          {creditCode} · {t(words.applied)} <RelativeTime at={createdAt} />
          {decidedAt && (
            <>
              {' · '}
              {t(words.decided)} <RelativeTime at={decidedAt} /> {decidedBy}
            </>
          )}
        </p>
        {reason && (
          <p>
            {t(words.reason)}
            {t(colon)}
            {reason}
          </p>
        )}
        {licence.length > 0 && <FileLinks label={words.licence} files={licence} />}
        {authorisation.length > 0 && <FileLinks label={words.authorisation} files={authorisation} />}
      </div>
      {request.status === 'applied' && <Action icon="return" label={words.withdraw} onPress={back} />}
    </li>
  )
}
