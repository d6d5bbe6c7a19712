// The figures of the office's home page: reports by status and month, applications by step and age; all in the caller's scope.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { applicationStatusKeys, type ApplicationStatus } from '../codeApply/shape.ts'
import { reportStatusKeys } from '../../rules/status.ts'

const count = z.int()

export const reportFigures = endpoint({
  method: 'GET',
  path: '/api/business/equRepInfo/figures',
  access: may('business:report:list'),
  effect: 'read',
  rate: 'list',
  summary: ['报告数量', 'How many reports there are, by status and by month'],
  output: z.object({
    /** The statuses of the caller's reports. */
    byStatus: z.array(z.object({ status: z.enum(reportStatusKeys), count })),
    /** By month of issue, drafts left out: this month and the eleven before it in Shanghai, oldest first. */
    byMonth: z.array(z.object({ month: z.string(), count })),
  }),
})
export type ReportFigures = z.output<typeof reportFigures.output>

/** Steps in which a review or a correction is pending. */
export const openSteps = ['applied', 'expert', 'returned'] as const satisfies readonly ApplicationStatus[]
export type OpenStep = (typeof openSteps)[number]

/** Time since the application: up to three days, up to seven, longer. */
export const ages = ['fresh', 'week', 'older'] as const
export const ageDays = { fresh: 3, week: 7 } as const

/** Days covered by the figure of decided applications. */
export const recentDays = 30

export const applicationFigures = endpoint({
  method: 'GET',
  path: '/api/business/codeApply/figures',
  access: may('business:codeApply:list'),
  effect: 'read',
  rate: 'list',
  summary: ['编码申请数量', 'How many code applications there are, by step and age'],
  output: z.object({
    /** Every undecided step, including those without applications. */
    open: z.array(z.object({ step: z.enum(openSteps), fresh: count, week: count, older: count })),
    /** The last thirty days, by result. */
    recent: z.array(z.object({ status: z.enum(applicationStatusKeys), count })),
  }),
})
export type ApplicationFigures = z.output<typeof applicationFigures.output>
