// What waits for the signed-in person, as figures that lead to the very list they count.
import {
  listApplications,
  listByHead,
  listBySociety,
  resubmitApplication,
  reviewByHead,
  reviewBySociety,
} from '@register/contract/business/codeApply'
import { decideEnterprise, listEnterprise } from '@register/contract/business/enterprise/request'
import { submitReport } from '@register/contract/business/life/handover'
import {
  confirmProposal,
  insertReport,
  publishReport,
  queryList,
  updateReport,
} from '@register/contract/business/report'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { readChecklist } from '@register/contract/system/setup/setup'
import { useLang, useSay } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import type { IconName } from '../../../kit/action/icons.tsx'
import { Stat } from '../../../kit/display/Stat.tsx'
import { total } from '../../../kit/plain/format.ts'
import { useTotal } from '../../../kit/table/useTotal.ts'
import * as paths from '../../../paths.ts'
import styles from './dashboard.module.css'
import { SetupCard } from './SetupCard.tsx'
import { words } from './words.ts'

interface Card {
  /** The list that is counted. */
  endpoint: EndpointSpec
  /** Whose work it is: those who may call this. Left out: the count only informs, and is for all who may list. */
  work?: EndpointSpec
  request: Readonly<Record<string, unknown>>
  label: Phrase
  icon: IconName
  to: string
}

const cards: readonly Card[] = [
  {
    endpoint: listByHead,
    work: reviewByHead,
    request: { tab: 'waiting' },
    label: words.headQueue,
    icon: 'audit',
    to: paths.headQueue,
  },
  {
    endpoint: listBySociety,
    work: reviewBySociety,
    request: { tab: 'waiting' },
    label: words.expertQueue,
    icon: 'audit',
    to: paths.expertQueue,
  },
  {
    endpoint: listEnterprise,
    work: decideEnterprise,
    request: { status: 'applied' },
    label: words.companies,
    icon: 'audit',
    to: paths.enterpriseWaiting,
  },
  {
    endpoint: listApplications,
    work: resubmitApplication,
    request: { status: 'returned' },
    label: words.returned,
    icon: 'return',
    to: paths.applicationsWith({ status: 'returned' }),
  },
  {
    endpoint: listApplications,
    work: insertReport,
    request: { status: 'issued', written: 'no' },
    label: words.issued,
    icon: 'number',
    to: paths.applicationsWith({ status: 'issued', written: 'no' }),
  },
  {
    endpoint: queryList,
    work: publishReport,
    request: { status: 'submitted' },
    label: words.ready,
    icon: 'send',
    to: paths.reportReady,
  },
  {
    endpoint: queryList,
    work: submitReport,
    request: { returned: 'yes' },
    label: words.returnedReports,
    icon: 'return',
    to: paths.reportsWith({ returned: 'yes' }),
  },
  {
    endpoint: queryList,
    work: confirmProposal,
    request: { proposal: 'yes' },
    label: words.proposals,
    icon: 'check',
    to: paths.reportsWith({ proposal: 'yes' }),
  },
  {
    endpoint: queryList,
    work: updateReport,
    request: { status: 'draft' },
    label: words.drafts,
    icon: 'form',
    to: paths.reportsWith({ status: 'draft' }),
  },
  {
    endpoint: queryList,
    request: { status: 'published' },
    label: words.published,
    icon: 'certificate',
    to: paths.reportsWith({ status: 'published' }),
  },
  {
    endpoint: queryList,
    request: { status: 'suspended' },
    label: words.suspended,
    icon: 'pause',
    to: paths.reportsWith({ status: 'suspended' }),
  },
]

export function WaitingCards() {
  const say = useSay()
  const may = useMay()
  const mine = cards.filter(({ endpoint, work = endpoint }) => may(endpoint) && may(work))
  const setsUp = may(readChecklist)
  if (mine.length === 0 && !setsUp) return <p className={styles['quiet']}>{say(words.nothing)}</p>
  return (
    <div className={styles['cards']}>
      {setsUp && <SetupCard />}
      {mine.map((card) => (
        <OneCard key={say(card.label)} card={card} />
      ))}
    </div>
  )
}

function OneCard({ card }: { card: Card }) {
  const say = useSay()
  const lang = useLang()
  const { endpoint, request, label, icon, to, work } = card
  const counted = useTotal(endpoint, request)
  return (
    <Stat
      label={say(label)}
      icon={icon}
      to={to}
      value={counted && total(counted.total, counted.totalIsLowerBound, lang)}
      strong={work !== undefined && (counted?.total ?? 0) > 0}
    />
  )
}
