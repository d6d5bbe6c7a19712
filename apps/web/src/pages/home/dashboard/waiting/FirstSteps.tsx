// What an account without an office can do here, and a link to act for a company.
import { enterpriseStatuses, readOwnRequests } from '@register/contract/business/enterprise/request'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { words } from '../words.ts'

const steps = [
  { title: words.stepSearch, text: words.stepSearchText, act: words.publicSearch, icon: 'search', to: paths.search() },
  {
    title: words.stepAccount,
    text: words.stepAccountText,
    act: words.stepAccountAct,
    icon: 'user',
    to: paths.userCenter('account'),
  },
  {
    title: words.stepCompany,
    text: words.stepCompanyText,
    act: words.stepCompanyAct,
    icon: 'certificate',
    to: paths.userCenter('enterprise'),
  },
] as const

const workSteps = [
  { title: words.stepApply, text: words.stepApplyText, act: words.apply, icon: 'number', to: paths.applicationNew },
  { title: words.stepWrite, text: words.stepWriteText, act: words.import, icon: 'import', to: paths.reportImport },
  { title: words.stepPublish, text: words.stepPublishText, act: words.ready, icon: 'send', to: paths.reportReady },
] as const

/** What a body does first, while it has no application and no report. */
export function FirstWork() {
  const say = useSay()
  return (
    <ul className={styles['steps']}>
      {workSteps.map(({ title, text, act, icon, to }) => (
        <li key={to}>
          <h3>{say(title)}</h3>
          <p>{say(text)}</p>
          <LinkAction icon={icon} label={say(act)} to={to} />
        </li>
      ))}
    </ul>
  )
}

export function FirstSteps() {
  const say = useSay()
  const { data } = useRead(readOwnRequests, {})
  const last = data?.requests[0]
  return (
    <ul className={styles['steps']}>
      {steps.map(({ title, text, act, icon, to }) => (
        <li key={to}>
          <h3>{say(title)}</h3>
          <p>{say(text)}</p>
          {to === paths.userCenter('enterprise') && last && (
            <p>
              {last.companyName}{' '}
              <StatusTag
                tone={enterpriseStatuses[last.status].tone}
                label={say(enterpriseStatuses[last.status].label)}
              />
            </p>
          )}
          <LinkAction icon={icon} label={say(act)} to={to} />
        </li>
      ))}
    </ul>
  )
}
