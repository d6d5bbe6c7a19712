// What a reviewer needs to know about one application, in one answer: what was corrected, what is like it, its company, its body's approval (docs/decisions/0119-a-reviewer-is-told.md).
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { application, applicationStatusKeys } from '../codeApply/shape.ts'
import { reportStatuses, type ReportStatus } from '../../rules/status.ts'

const statusKeys = Object.keys(reportStatuses) as [ReportStatus, ...ReportStatus[]]

/** Of duplicates, and of certificates that are suspended or revoked: more are counted, and not listed. */
export const mostListed = 20
/** Certificates of one company that are counted by standing. */
export const mostCounted = 10_000

const certificateRow = z.object({
  id: z.int(),
  publicId: z.string(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  model: z.string(),
  bodyName: z.string(),
  status: z.enum(statusKeys),
  /** Whether the caller may open it in the office; otherwise its public page is all there is. */
  inReach: z.boolean(),
})
export type DossierCertificate = z.output<typeof certificateRow>

const likeRow = application.pick({
  id: true,
  applicationNo: true,
  code: true,
  productName: true,
  model: true,
  bodyName: true,
  appliedAt: true,
})

const change = z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })

export const dossier = z.object({
  application,
  /** The latest correction; null where the application was never returned and submitted again. */
  resubmission: z
    .object({
      step: z.enum(['head', 'society']),
      reason: z.string(),
      returnedBy: z.string(),
      returnedAt: z.string(),
      at: z.string(),
      /** In the caller's language; null where the former content was not stored yet at that time. */
      changes: z.array(change).nullable(),
    })
    .nullable(),
  /** Of the same company (by credit code or name) with the same model, whatever became of them; without the application itself and its own report. */
  alike: z.object({
    applications: z.array(likeRow.extend({ status: z.enum(applicationStatusKeys) })),
    certificates: z.array(certificateRow),
    /** There are more than are listed. */
    more: z.boolean(),
  }),
  company: z.object({
    name: z.string(),
    /** The earliest day of issue of its public certificates; null where it has none with a day. */
    firstCertificate: z.string().nullable(),
    /** Its earliest other application in the caller's scope; null where there is none. */
    firstApplication: z.string().nullable(),
    /** Its public certificates by standing, as manufacturer. */
    standings: z.array(z.object({ status: z.enum(statusKeys), count: z.int() })),
    /** Only the newest `mostCounted` are counted. */
    more: z.boolean(),
    /** Suspended and revoked ones, the latest first. */
    ended: z.array(certificateRow),
    /** Error reports that are not decided, in the caller's scope; null where the caller may read none. */
    openErrors: z.int().nullable(),
  }),
  /** What the body is approved for: catalogue entries of any level. */
  approval: z.object({
    /** It is registered as approved for every category. */
    everything: z.boolean(),
    approved: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Those that hold the category of the application. */
    covering: z.array(z.object({ code: z.string(), name: z.string() })),
    stopped: z.boolean(),
  }),
})
export type Dossier = z.output<typeof dossier>

export const readDossier = endpoint({
  method: 'POST',
  path: '/api/business/codeApply/selectForReview',
  access: may('business:codeApply:list'),
  effect: 'read',
  summary: ['审核所需的资料', 'One code application with what its reviewer needs to know'],
  body: z.strictObject({ id: z.int() }),
  output: dossier,
  example: { body: { id: 1 } },
})
