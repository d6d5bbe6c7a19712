// What an account without an office can do here, and a link to act for a company.
import { generateCode, listApplications } from '@register/contract/business/codeApply/codeApply'
import { enterpriseStatuses, readOwnRequests } from '@register/contract/business/enterprise/request'
import { publishReport, queryList } from '@register/contract/business/report/report'
import { checkImport } from '@register/contract/business/reportImport'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'
import styles from './waiting.module.css'

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
  {
    title: words.stepApply,
    text: words.stepApplyText,
    act: words.apply,
    icon: 'number',
    to: paths.applicationNew,
    needs: generateCode,
    begins: 'application',
  },
  {
    title: words.stepWrite,
    text: words.stepWriteText,
    act: words.import,
    icon: 'import',
    to: paths.reportImport,
    needs: checkImport,
    begins: 'report',
  },
  {
    title: words.stepPublish,
    text: words.stepPublishText,
    act: words.ready,
    icon: 'send',
    to: paths.reportReady,
    needs: publishReport,
    begins: undefined,
  },
] as const

/** What a body does first, while nothing waits for it: a step that it has begun is ticked, although others have to go on with it. */
export function FirstWork() {
  const t = useTranslate()
  const may = useMay()
  const prevented = usePrevented()
  const one = { body: { pageNum: 1, pageSize: 1 } }
  const applications = useRead(listApplications, one, { enabled: may(listApplications) })
  const reports = useRead(queryList, one, { enabled: may(queryList) })
  const done = { application: (applications.data?.total ?? 0) > 0, report: (reports.data?.total ?? 0) > 0 }
  return (
    <ul className={styles['steps']}>
      {workSteps.map(({ title, text, act, icon, to, needs, begins }) => (
        <li key={to}>
          <h3>
            {t(title)} {begins && done[begins] && <StatusTag tone="good" label={words.stepDone} />}
          </h3>
          <p>{t(text)}</p>
          {/* The steps of colleagues are told, too, without a way that ends in a refusal. */}
          {may(needs) && <LinkAction icon={icon} label={act} to={to} disabled={begins && prevented?.[begins]} />}
        </li>
      ))}
    </ul>
  )
}

export function FirstSteps() {
  const t = useTranslate()
  const { data } = useRead(readOwnRequests, {})
  const last = data?.requests[0]
  return (
    <ul className={styles['steps']}>
      {steps.map(({ title, text, act, icon, to }) => (
        <li key={to}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
          {to === paths.userCenter('enterprise') && last && (
            <p>
              {last.companyName}{' '}
              <StatusTag tone={enterpriseStatuses[last.status].tone} label={enterpriseStatuses[last.status].label} />
            </p>
          )}
          <LinkAction icon={icon} label={act} to={to} />
        </li>
      ))}
    </ul>
  )
}
