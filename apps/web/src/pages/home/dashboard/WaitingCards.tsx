// What waits for the signed-in person, as figures that lead to the very list they count.
import { listApplications, listByHead, listBySociety } from '@register/contract/business/codeApply'
import { queryList } from '@register/contract/business/report'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { useLang, useSay } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import type { IconName } from '../../../kit/action/icons.tsx'
import { Stat } from '../../../kit/display/Stat.tsx'
import { total } from '../../../kit/plain/format.ts'
import { useTotal } from '../../../kit/table/useTotal.ts'
import * as paths from '../../../paths.ts'
import styles from './dashboard.module.css'
import { words } from './words.ts'

interface Card {
  permission: Permission
  endpoint: EndpointSpec
  request: Readonly<Record<string, unknown>>
  label: Phrase
  icon: IconName
  to: string
  /** A count that asks for work, not one that informs. */
  work: boolean
}

const cards: readonly Card[] = [
  {
    permission: 'business:codeApply:reviewHead',
    endpoint: listByHead,
    request: { tab: 'waiting' },
    label: words.headQueue,
    icon: 'audit',
    to: paths.headQueue,
    work: true,
  },
  {
    permission: 'business:codeApply:reviewSociety',
    endpoint: listBySociety,
    request: { tab: 'waiting' },
    label: words.expertQueue,
    icon: 'audit',
    to: paths.expertQueue,
    work: true,
  },
  {
    permission: 'business:codeApply:apply',
    endpoint: listApplications,
    request: { status: 'returned' },
    label: words.returned,
    icon: 'return',
    to: paths.applicationsWith({ status: 'returned' }),
    work: true,
  },
  {
    permission: 'business:codeApply:apply',
    endpoint: listApplications,
    request: { status: 'issued', written: 'no' },
    label: words.issued,
    icon: 'number',
    to: paths.applicationsWith({ status: 'issued', written: 'no' }),
    work: true,
  },
  {
    permission: 'business:report:confirm',
    endpoint: queryList,
    request: { proposal: 'yes' },
    label: words.proposals,
    icon: 'check',
    to: paths.reportsWith({ proposal: 'yes' }),
    work: true,
  },
  {
    permission: 'business:report:edit',
    endpoint: queryList,
    request: { status: 'draft' },
    label: words.drafts,
    icon: 'form',
    to: paths.reportsWith({ status: 'draft' }),
    work: true,
  },
  {
    permission: 'business:report:list',
    endpoint: queryList,
    request: { status: 'published' },
    label: words.published,
    icon: 'certificate',
    to: paths.reportsWith({ status: 'published' }),
    work: false,
  },
  {
    permission: 'business:report:list',
    endpoint: queryList,
    request: { status: 'suspended' },
    label: words.suspended,
    icon: 'pause',
    to: paths.reportsWith({ status: 'suspended' }),
    work: false,
  },
]

export function WaitingCards() {
  const say = useSay()
  const may = useMay()
  const mine = cards.filter(({ permission }) => may(permission))
  if (mine.length === 0) return <p className={styles['quiet']}>{say(words.nothing)}</p>
  return (
    <div className={styles['cards']}>
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
      strong={work && (counted?.total ?? 0) > 0}
    />
  )
}
