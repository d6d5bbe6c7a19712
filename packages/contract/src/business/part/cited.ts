// How the certificate that a record names for one of its parts stands in this register, for whoever reads the record.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { Tone } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import type { Phrase } from '../../phrase.ts'
import { publicStatusKeys, reportStatuses, type ReportStatus } from '../status.ts'

const status = z.enum(publicStatusKeys as [ReportStatus, ...ReportStatus[]])

/** The certificate of a part, as it stands today. */
export const cited = z.object({
  publicId: z.string(),
  /** As it is registered. */
  certificateNo: z.string(),
  status,
  /** Since when it does not stand; null of one that does, and where the record states no day. */
  since: z.string().nullable(),
  validTo: z.string().nullable(),
  /** What it was issued for. */
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
})
export type Cited = z.output<typeof cited>

/** A certificate that is suspended, revoked or expired, and the parts for which a record names it. */
export const fallenPart = cited.pick({ publicId: true, certificateNo: true, status: true, since: true }).extend({
  names: z.array(z.string()),
})
export type FallenPart = z.output<typeof fallenPart>

/** Of those that do not stand any more. One that a newer certificate replaces was not taken from anybody. */
const fallen: readonly ReportStatus[] = ['suspended', 'revoked', 'expired']
export const isFallen = (one: Pick<Cited, 'status'>): boolean => fallen.includes(one.status)

/** Where no certificate of this register has the number that is named, or none is named. */
const without = {
  unknown: {
    label: ['本登记中没有此编号，无法判断', 'Not in this register, so it cannot be told'],
    tone: 'quiet',
  },
  unstated: { label: ['未载明证书', 'No certificate stated'], tone: 'quiet' },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>

type PartStanding = ReportStatus | keyof typeof without
export const partStandings: Readonly<Record<PartStanding, { label: Phrase; tone: Tone }>> = {
  ...reportStatuses,
  ...without,
}
export const standingOfPart = (number: string, found: Pick<Cited, 'status'> | null): PartStanding =>
  found?.status ?? (number.trim() === '' ? 'unstated' : 'unknown')

/** Beside the standing: since when, or until when. Nothing where the record states no day. */
export function timeOfPart({
  status: standing,
  since,
  validTo,
}: Pick<Cited, 'status' | 'since' | 'validTo'>): Phrase | undefined {
  if (standing === 'published') return validTo ? [`有效期至 ${validTo}`, `until ${validTo}`] : undefined
  if (since === null) return undefined
  return standing === 'expired' ? [`有效期至 ${since}`, `was valid until ${since}`] : [`自 ${since}`, `since ${since}`]
}

/** Numbers of one question: the parts of one record. */
export const mostCited = 200

/** Apart from the check of many numbers: only the number itself counts, what merely looks like it is another, and nothing is counted as a look-up. */
export const findCited = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/cited',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['部件证书的登记状态', 'How the certificates that are named for parts stand in this register'],
  body: z.strictObject({
    numbers: labelled(z.array(z.string().trim().min(1).max(60)).min(1).max(mostCited), [
      '证书编号',
      'Certificate Nos.',
    ]),
  }),
  /** Of the numbers that are registered, each as asked for; `reportId` where the caller may open the report. */
  output: z.array(cited.extend({ asked: z.string(), reportId: z.int().nullable() })),
  example: { body: { numbers: ['TSX F340 901 2026 0001'] } },
})
export type FoundCited = z.output<typeof findCited.output>[number]
