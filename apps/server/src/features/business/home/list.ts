// What waits for a person: the lists they may read and work on, each counted and read from its oldest entry on.
import { listApplications, listByHead, listBySociety } from '@register/contract/business/codeApply/codeApply'
import type { ApplicationRow } from '@register/contract/business/codeApply/shape'
import { listEnterprise } from '@register/contract/business/enterprise/request'
import { listErrorReports } from '@register/contract/business/errorReport/office'
import {
  oldest,
  waitingKeys,
  waitingLists,
  type WaitingItem,
  type WaitingKey,
  type WaitingList,
} from '@register/contract/business/home/waiting'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { queryList } from '@register/contract/business/report/report'
import type { ReportRow } from '@register/contract/business/report/shape'
import { granted } from '../../../access/actor.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Search } from '../../../db/search/question.ts'
import { listApplications as applications } from '../codeApply/service.ts'
import { listRequests as companies } from '../enterprise/service.ts'
import { listErrorReports as errorReports } from '../errorReport/service.ts'
import { listReports as reports } from '../report/service.ts'

interface Counted<Row> {
  total: number
  totalIsLowerBound?: boolean | undefined
  list: readonly Row[]
}

const [pageNum, order] = [1, 'ascending'] as const
const first = { pageNum, pageSize: oldest }
/** For lists that are only counted. */
const one = { pageNum, pageSize: 1 }

const counted = ({ total, totalIsLowerBound }: Omit<Counted<unknown>, 'list'>) => ({
  total,
  ...(totalIsLowerBound !== undefined && { totalIsLowerBound }),
  items: [],
})
const listed = <Row>(page: Counted<Row>, line: (row: Row) => WaitingItem) => ({
  ...counted(page),
  items: page.list.map(line),
})

/** A line names product and model instead of the number, because people recognize a record by them and the line has no room for both. */
const nameOf = ({ productName, model }: { productName: string; model: string }) => `${productName} ${model}`.trim()

const ofApplication = (row: ApplicationRow): WaitingItem => ({
  id: row.id,
  name: nameOf(row),
  party: row.manufacturerName,
  since: row.appliedAt,
})

const ofReport = (row: ReportRow): WaitingItem => ({
  id: row.id,
  name: nameOf(row) || printNo(row.certificateNo) || row.reportNo,
  party: row.manufacturerName,
  since: row.submittedAt ?? row.updatedAt,
})

type Read = (ctx: UserCtx, search: Search) => Promise<Omit<WaitingList, 'key'>>

const queue =
  (endpoint: typeof listByHead | typeof listBySociety, step: 'head' | 'society'): Read =>
  async (ctx) => {
    const request = endpoint.body.parse({ ...first, tab: 'waiting' })
    return listed(await applications(ctx, request, { step, tab: 'waiting' }), ofApplication)
  }

const reportsWith =
  (filter: Readonly<Record<string, string>>, prop: 'submittedAt' | 'updatedAt'): Read =>
  async (ctx, search) =>
    listed(await reports(ctx, search, queryList.body.parse({ ...filter, ...first, prop, order })), ofReport)

const reportCount =
  (status: string): Read =>
  async (ctx, search) =>
    counted(await reports(ctx, search, queryList.body.parse({ status, ...one })))

const reads: Readonly<Record<WaitingKey, Read>> = {
  headQueue: queue(listByHead, 'head'),
  expertQueue: queue(listBySociety, 'society'),
  companies: async (ctx) => {
    const request = listEnterprise.query.parse({ status: 'applied', ...first, prop: 'createdAt', order })
    return listed(await companies(ctx, request), ({ id, companyName, applicant, createdAt }) => ({
      id,
      name: companyName,
      party: applicant,
      since: createdAt,
    }))
  },
  errorReports: async (ctx) => {
    const request = listErrorReports.query.parse({ open: 'true', ...first, prop: 'createdAt', order })
    return listed(await errorReports(ctx, request), ({ id, certificateNo, proposed, bodyName, createdAt }) => ({
      id,
      name: `${printNo(certificateNo)} ${proposed}`,
      party: bodyName,
      since: createdAt,
    }))
  },
  returned: async (ctx) => {
    const request = listApplications.body.parse({ status: 'returned', ...first, prop: 'appliedAt', order })
    return listed(await applications(ctx, request), ofApplication)
  },
  // A code may wait for its test for a long time, so it is counted and not listed as overdue.
  issued: async (ctx) =>
    counted(await applications(ctx, listApplications.body.parse({ status: 'issued', written: 'no', ...one }))),
  ready: reportsWith({ status: 'submitted' }, 'submittedAt'),
  returnedReports: reportsWith({ returned: 'yes' }, 'updatedAt'),
  proposals: reportsWith({ proposal: 'yes' }, 'updatedAt'),
  drafts: reportCount('draft'),
  published: reportCount('published'),
  suspended: reportCount('suspended'),
}

/** Each list is read in the scope of the permission that reads it. */
export function waitingFor(ctx: UserCtx, search: Search): Promise<WaitingList[]> {
  const mine = waitingKeys.flatMap((key) => {
    const scopes = waitingLists[key].map((endpoint) => granted(ctx.actor, endpoint))
    const [scope] = scopes
    return scope && scopes.every(Boolean) ? [{ key, scope }] : []
  })
  return Promise.all(mine.map(async ({ key, scope }) => ({ key, ...(await reads[key]({ ...ctx, scope }, search)) })))
}
