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
  /** What is done with an entry. */
  verb: Phrase
}

type Shown = Pick<Source, 'label' | 'icon' | 'verb'>

const reportsOf = (shown: Shown, query: Readonly<Record<string, string>>): Source => ({
  ...shown,
  to: paths.reportsWith(query),
  entry: paths.reportDetail,
})
const applicationsOf = (shown: Shown, query: Readonly<Record<string, string>>): Source => ({
  ...shown,
  to: paths.applicationsWith(query),
  entry: paths.applicationDetail,
})
/** A review queue shows its applications itself. */
const queueAt = (label: Phrase, to: string): Source => ({
  label,
  icon: 'audit',
  to,
  entry: (id) => paths.inQueue(to, id),
  verb: words.review,
})

const sources: Readonly<Record<WaitingKey, Source>> = {
  headQueue: queueAt(words.headQueue, paths.headQueue),
  expertQueue: queueAt(words.expertQueue, paths.expertQueue),
  companies: {
    label: words.companies,
    icon: 'certificate',
    to: paths.enterpriseWaiting,
    entry: paths.enterpriseReview,
    verb: words.review,
  },
  errorReports: {
    label: words.errorReports,
    icon: 'edit',
    to: paths.errorReportsWith({ open: 'true' }),
    entry: paths.errorReportDetail,
    verb: words.handle,
  },
  returned: applicationsOf({ label: words.returned, icon: 'return', verb: words.correct }, { status: 'returned' }),
  issued: applicationsOf(
    { label: words.issued, icon: 'number', verb: words.write },
    { status: 'issued', written: 'no' },
  ),
  ready: {
    label: words.ready,
    icon: 'send',
    to: paths.reportReady,
    entry: (id) => paths.inQueue(paths.reportReady, id),
    verb: words.publish,
  },
  returnedReports: reportsOf(
    { label: words.returnedReports, icon: 'return', verb: words.correct },
    { returned: 'yes' },
  ),
  proposals: reportsOf({ label: words.proposals, icon: 'check', verb: words.confirm }, { proposal: 'yes' }),
  drafts: reportsOf({ label: words.drafts, icon: 'form', verb: words.goOn }, { status: 'draft' }),
  published: reportsOf({ label: words.published, icon: 'certificate', verb: words.look }, { status: 'published' }),
  suspended: reportsOf({ label: words.suspended, icon: 'pause', verb: words.look }, { status: 'suspended' }),
}

/** A person who may call any of these endpoints has waiting work. */
export const worksOnQueues: readonly Asks[] = waitingKeys.filter(isWork).flatMap((key) => waitingLists[key].slice(1))

/** One line: an entry of waiting work, with its address. */
export interface WaitingLine extends WaitingItem {
  key: string
  to: string
  verb: Phrase
}

export interface Counted extends Source {
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
  const lines = counts.flatMap(({ key, entry, verb, waiting }) =>
    (waiting?.items ?? []).map((item): WaitingLine => ({
      ...item,
      key: `${key} ${item.id}`,
      to: entry(item.id),
      verb,
    })),
  )
  return {
    reading,
    counts,
    /** The oldest first. */
    lines: lines.toSorted((a, b) => (a.since < b.since ? -1 : 1)).slice(0, oldest),
  }
}
