// The texts for the standing of a part's certificate. A module of its own, so that first visits of the site do not load it.
import type { Tone } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'
import { reportStatuses, type ReportStatus } from '../../../rules/status.ts'
import type { Cited } from './cited.ts'

/** Standings that are no longer in force. A superseded certificate was replaced, not withdrawn. */
const fallen: readonly ReportStatus[] = ['suspended', 'revoked', 'cancelled', 'lapsed', 'expired']
export const isFallen = (one: { status: ReportStatus }): boolean => fallen.includes(one.status)

/** The number is not registered here, or none was entered. */
const without = {
  unknown: {
    label: ['本登记中没有此编号，无法判断', 'Not in this register, so its status is unknown'],
    tone: 'quiet',
  },
  unstated: { label: ['未登记部件证书', 'No certificate registered'], tone: 'quiet' },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>

type PartStanding = ReportStatus | keyof typeof without
export const partStandings: Readonly<Record<PartStanding, { label: Phrase; tone: Tone }>> = {
  ...reportStatuses,
  ...without,
}
export const standingOfPart = (number: string, found: Pick<Cited, 'status'> | null): PartStanding =>
  found?.status ?? (number.trim() === '' ? 'unstated' : 'unknown')

/** The date that belongs to the standing: since when, or until when. Empty where the record has no date. */
export function timeOfPart({
  status: standing,
  since,
  validTo,
}: Pick<Cited, 'status' | 'since' | 'validTo'>): Phrase | undefined {
  if (standing === 'unconfirmed') return undefined
  if (standing === 'published') return validTo ? [`有效期至 ${validTo}`, `until ${validTo}`] : undefined
  if (since === null) return undefined
  return standing === 'expired' ? [`有效期至 ${since}`, `expired on ${since}`] : [`自 ${since}`, `since ${since}`]
}
