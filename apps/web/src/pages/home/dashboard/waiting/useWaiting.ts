// How each list of waiting work is shown: its name, its sign, its page, and the page of each entry.
import {
  isWork,
  oldest,
  readWaiting,
  waitingKeys,
  waitingLists,
  type WaitingItem,
  type WaitingKey,
  type WaitingList,
} from '@register/contract/business/home/waiting'
import type { Asks } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import type { IconName } from '../../../../kit/action/icons.tsx'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'

interface Source {
  label: Phrase
  icon: IconName
  /** The address of the list that is counted. */
  to: string
  /** The address of one of its entries. */
  entry: (id: number) => string
}

const reportsOf = (label: Phrase, icon: IconName, query: Readonly<Record<string, string>>): Source => ({
  label,
  icon,
  to: paths.reportsWith(query),
  entry: paths.reportDetail,
})
const applicationsOf = (label: Phrase, icon: IconName, query: Readonly<Record<string, string>>): Source => ({
  label,
  icon,
  to: paths.applicationsWith(query),
  entry: paths.applicationDetail,
})
/** A review queue shows its applications itself. */
const queueAt = (label: Phrase, to: string): Source => ({ label, icon: 'audit', to, entry: () => to })

const sources: Readonly<Record<WaitingKey, Source>> = {
  headQueue: queueAt(words.headQueue, paths.headQueue),
  expertQueue: queueAt(words.expertQueue, paths.expertQueue),
  companies: {
    label: words.companies,
    icon: 'certificate',
    to: paths.enterpriseWaiting,
    entry: paths.enterpriseReview,
  },
  errorReports: {
    label: words.errorReports,
    icon: 'edit',
    to: paths.errorReportsWith({ open: 'true' }),
    entry: paths.errorReportDetail,
  },
  returned: applicationsOf(words.returned, 'return', { status: 'returned' }),
  issued: applicationsOf(words.issued, 'number', { status: 'issued', written: 'no' }),
  ready: { label: words.ready, icon: 'send', to: paths.reportReady, entry: paths.reportDetail },
  returnedReports: reportsOf(words.returnedReports, 'return', { returned: 'yes' }),
  proposals: reportsOf(words.proposals, 'check', { proposal: 'yes' }),
  drafts: reportsOf(words.drafts, 'form', { status: 'draft' }),
  published: reportsOf(words.published, 'certificate', { status: 'published' }),
  suspended: reportsOf(words.suspended, 'pause', { status: 'suspended' }),
}

/** A person who may call any of these endpoints has waiting work. */
export const worksOnQueues: readonly Asks[] = waitingKeys.filter(isWork).flatMap((key) => waitingLists[key].slice(1))

/** One line: an entry of waiting work, with its address. */
export interface WaitingLine extends WaitingItem {
  key: string
  to: string
}

interface Counted extends Source {
  key: WaitingKey
  isWork: boolean
  /** Undefined until the server has answered. */
  waiting: WaitingList | undefined
}

/** What waits for the signed-in person: the count of each list, and the oldest entries of all lists together. */
export function useWaiting() {
  const may = useMay()
  const reading = useRead(readWaiting, {})
  const counts = waitingKeys
    .filter((key) => waitingLists[key].every(may))
    .map((key): Counted => ({
      key,
      ...sources[key],
      isWork: isWork(key),
      waiting: reading.data?.find((list) => list.key === key),
    }))
  const lines = counts.flatMap(({ key, entry, waiting }) =>
    (waiting?.items ?? []).map((item): WaitingLine => ({ ...item, key: `${key} ${item.id}`, to: entry(item.id) })),
  )
  return {
    reading,
    counts,
    /** The oldest first. */
    lines: lines.toSorted((a, b) => (a.since < b.since ? -1 : 1)).slice(0, oldest),
  }
}
