// What waits for the signed-in person, of all lists in one call: how much each list has, and its oldest entries.
import { z } from 'zod'
import { endpoint, type Asks } from '../../endpoint.ts'
import {
  listApplications,
  listByHead,
  listBySociety,
  resubmitApplication,
  reviewByHead,
  reviewBySociety,
} from '../codeApply/codeApply.ts'
import { decideEnterprise, listEnterprise } from '../enterprise/request.ts'
import { decideErrorReport, listErrorReports } from '../errorReport/office.ts'
import { submitReport } from '../report/lifecycle/handover.ts'
import { confirmProposal, insertReport, publishReport, queryList, updateReport } from '../report/report.ts'

/** The lists, in the order they are shown. */
export const waitingKeys = [
  'headQueue',
  'expertQueue',
  'companies',
  'errorReports',
  'returned',
  'issued',
  'ready',
  'returnedReports',
  'proposals',
  'drafts',
  'published',
  'suspended',
] as const
export type WaitingKey = (typeof waitingKeys)[number]

/**
 * Of each list what a person must be allowed to do: to read the list, and to do its work.
 * A list that asks for one right alone is shown for information.
 */
export const waitingLists: Readonly<Record<WaitingKey, readonly Asks[]>> = {
  headQueue: [listByHead, reviewByHead],
  expertQueue: [listBySociety, reviewBySociety],
  companies: [listEnterprise, decideEnterprise],
  errorReports: [listErrorReports, decideErrorReport],
  returned: [listApplications, resubmitApplication],
  issued: [listApplications, insertReport],
  ready: [queryList, publishReport],
  returnedReports: [queryList, submitReport],
  proposals: [queryList, confirmProposal],
  drafts: [queryList, updateReport],
  published: [queryList],
  suspended: [queryList],
}

export const isWork = (key: WaitingKey): boolean => waitingLists[key].length > 1

/** How many entries of each list are sent, so that the oldest of all are among them. */
export const oldest = 8

const waitingItem = z.object({
  id: z.int(),
  name: z.string(),
  /** The company or person it concerns. */
  party: z.string(),
  /** ISO instant. */
  since: z.string(),
})
export type WaitingItem = z.output<typeof waitingItem>

const waitingList = z.object({
  key: z.enum(waitingKeys),
  total: z.int(),
  /** Counting stopped there. */
  totalIsLowerBound: z.boolean().optional(),
  /** The oldest first; none of a list that is counted only. */
  items: z.array(waitingItem),
})
export type WaitingList = z.output<typeof waitingList>

/** Lists that the caller may not read or work on are left out. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/business/home/waiting',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['待办事项', 'What waits for the caller'],
  output: z.array(waitingList),
})
