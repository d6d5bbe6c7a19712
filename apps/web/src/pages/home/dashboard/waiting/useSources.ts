// The lists of waiting work: who works on each, its page, and the request for its oldest entries.
import {
  listApplications,
  listByHead,
  listBySociety,
  resubmitApplication,
  reviewByHead,
  reviewBySociety,
} from '@register/contract/business/codeApply'
import type { ApplicationRow } from '@register/contract/business/codeApplyShape'
import { decideEnterprise, listEnterprise } from '@register/contract/business/enterprise/request'
import { decideErrorReport, listErrorReports } from '@register/contract/business/errorReport/office'
import { submitReport } from '@register/contract/business/life/handover'
import { printNo } from '@register/contract/business/numbers/certificateNo'
import {
  confirmProposal,
  insertReport,
  publishReport,
  queryList,
  updateReport,
} from '@register/contract/business/report'
import type { ReportRow } from '@register/contract/business/reportShape'
import type { Asks } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { asking, type Asking } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import type { IconName } from '../../../../kit/action/icons.tsx'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'

/** A piece of waiting work, as one line. */
export interface WaitingItem {
  key: string
  name: string
  /** The company or person it concerns. */
  party: string
  /** ISO instant. */
  since: string
  to: string
}

export interface Waiting {
  total: number
  totalIsLowerBound?: boolean | undefined
  /** The oldest first. */
  items: readonly WaitingItem[]
}

export interface Source {
  /** All of these must be allowed: to list the work, and to do it; with only the first, the count informs. */
  needs: readonly Asks[]
  /** It is work for the person; otherwise only a figure for information. */
  isWork: boolean
  label: Phrase
  icon: IconName
  /** The address of the list that is counted. */
  to: string
  asking: Asking<Waiting>
}

/** How many entries of each list are read, so that the oldest of all are among them. */
export const oldest = 8
const [pageNum, order] = [1, 'ascending'] as const

const applicationLine = (
  { id, applicationNo, productName, manufacturerName, appliedAt }: ApplicationRow,
  to: string,
) => ({
  key: `application ${id}`,
  name: `${applicationNo} ${productName}`,
  party: manufacturerName,
  since: appliedAt,
  to,
})

const reportLine = (row: ReportRow): WaitingItem => ({
  key: `report ${row.id}`,
  name: `${printNo(row.certificateNo) || row.reportNo} ${row.productName}`.trim(),
  party: row.manufacturerName,
  since: row.submittedAt ?? row.updatedAt,
  to: paths.reportDetail(row.id),
})

/** A review queue, which is sorted oldest first by default. */
const queue = (endpoint: typeof listByHead | typeof listBySociety, to: string) =>
  asking(endpoint, { body: { tab: 'waiting', pageNum, pageSize: oldest } }, 'waiting', ({ list, ...count }) => ({
    ...count,
    items: list.map((row) => applicationLine(row, to)),
  }))

const reports = (request: Readonly<Record<string, string>>, prop: 'submittedAt' | 'updatedAt') =>
  asking(
    queryList,
    { body: { ...request, pageNum, pageSize: oldest, prop, order } },
    'waiting',
    ({ list, ...count }) => ({ ...count, items: list.map(reportLine) }),
  )

const companies = asking(
  listEnterprise,
  { query: { status: 'applied', pageNum, pageSize: oldest, prop: 'createdAt', order } },
  'waiting',
  ({ list, ...count }) => ({
    ...count,
    items: list.map(({ id, companyName, applicant, createdAt }) => ({
      key: `enterprise ${id}`,
      name: companyName,
      party: applicant,
      since: createdAt,
      to: paths.enterpriseReview(id),
    })),
  }),
)

const errors = asking(
  listErrorReports,
  { query: { open: 'true', pageNum, pageSize: oldest, prop: 'createdAt', order } },
  'waiting',
  ({ list, ...count }) => ({
    ...count,
    items: list.map(({ id, certificateNo, proposed, bodyName, createdAt }) => ({
      key: `errorReport ${id}`,
      name: `${printNo(certificateNo)} ${proposed}`,
      party: bodyName,
      since: createdAt,
      to: paths.errorReportDetail(id),
    })),
  }),
)

const counted = (count: Omit<Waiting, 'items'>): Waiting => ({ ...count, items: [] })
const reportCount = (status: string) => asking(queryList, { body: { status, pageNum, pageSize: 1 } }, 'count', counted)

type Place = readonly [label: Phrase, icon: IconName, to: string]

const source = (needs: readonly Asks[], [label, icon, to]: Place, asks: Asking<Waiting>): Source => ({
  needs,
  isWork: needs.length > 1,
  label,
  icon,
  to,
  asking: asks,
})

const reportsWith = (query: Readonly<Record<string, string>>) => paths.reportsWith(query)
const [returned, back, proposed] = [{ status: 'returned' }, { returned: 'yes' }, { proposal: 'yes' }] as const
const unwritten = { status: 'issued', written: 'no' } as const

const sources: readonly Source[] = [
  source([listByHead, reviewByHead], [words.headQueue, 'audit', paths.headQueue], queue(listByHead, paths.headQueue)),
  source(
    [listBySociety, reviewBySociety],
    [words.expertQueue, 'audit', paths.expertQueue],
    queue(listBySociety, paths.expertQueue),
  ),
  source([listEnterprise, decideEnterprise], [words.companies, 'audit', paths.enterpriseWaiting], companies),
  source(
    [listErrorReports, decideErrorReport],
    [words.errorReports, 'edit', paths.errorReportsWith({ open: 'true' })],
    errors,
  ),
  source(
    [listApplications, resubmitApplication],
    [words.returned, 'return', paths.applicationsWith(returned)],
    asking(
      listApplications,
      { body: { ...returned, pageNum, pageSize: oldest, prop: 'appliedAt', order } },
      'waiting',
      ({ list, ...count }) => ({
        ...count,
        items: list.map((row) => applicationLine(row, paths.applicationDetail(row.id))),
      }),
    ),
  ),
  source(
    [listApplications, insertReport],
    [words.issued, 'number', paths.applicationsWith(unwritten)],
    // A code may wait for its test for a long time, so it is counted and not listed as overdue.
    asking(listApplications, { body: { ...unwritten, pageNum, pageSize: 1 } }, 'count', counted),
  ),
  source(
    [queryList, publishReport],
    [words.ready, 'send', paths.reportReady],
    reports({ status: 'submitted' }, 'submittedAt'),
  ),
  source([queryList, submitReport], [words.returnedReports, 'return', reportsWith(back)], reports(back, 'updatedAt')),
  source(
    [queryList, confirmProposal],
    [words.proposals, 'check', reportsWith(proposed)],
    reports(proposed, 'updatedAt'),
  ),
  source([queryList, updateReport], [words.drafts, 'form', reportsWith({ status: 'draft' })], reportCount('draft')),
  source([queryList], [words.published, 'certificate', reportsWith({ status: 'published' })], reportCount('published')),
  source([queryList], [words.suspended, 'pause', reportsWith({ status: 'suspended' })], reportCount('suspended')),
]

/** A person who may call any of these endpoints has waiting work. */
export const worksOnQueues: readonly Asks[] = [
  reviewByHead,
  reviewBySociety,
  decideEnterprise,
  decideErrorReport,
  resubmitApplication,
  publishReport,
  submitReport,
]

/** The lists the person works on; with `all` also those shown for information. */
export function useSources(all: boolean): readonly Source[] {
  const may = useMay()
  return sources.filter(({ needs, isWork }) => needs.every(may) && (isWork || all))
}
