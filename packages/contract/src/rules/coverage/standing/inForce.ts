// What a certificate that is not in force today says of a machine, by its date of manufacture.
import type { PublicStatus } from '../../status.ts'

/** Standings that decide alone. */
export type StandingGround = Exclude<PublicStatus, 'published'> | 'unqualified'

/** Both inclusive, YYYY-MM-DD; no end where none is registered. */
export interface DaysInForce {
  readonly from: string
  readonly to: string | null
  /** It may have been in force on these days and may not, because its day of issue is printed in part. */
  readonly maybe?: true
}

const isWithinDays = ({ from, to }: DaysInForce, day: string): boolean => day >= from && (to === null || day <= to)

/** Made on a day on which the certificate is not known to have been in force; not so where the date or the days are not known. */
export const isMadeOutside = (days: DaysInForce | undefined, made: string | undefined): boolean =>
  days !== undefined && made !== undefined && (days.maybe === true || !isWithinDays(days, made))

/** What becomes of a machine that was made while its certificate was in force is for others to decide (docs/rules/coverage.md#the-day-of-manufacture). */
export function byStandingAlone(
  inForce: DaysInForce | undefined,
  standing: 'published' | StandingGround,
  made: string | undefined,
): readonly ['cannotTell' | 'notCovered', StandingGround | 'inForceThen'] | undefined {
  if (standing === 'published') return undefined
  if (standing === 'superseded' || standing === 'unconfirmed') return ['cannotTell', standing]
  // A no stands where the date is known to lie outside, and where nothing is known to hold it against.
  if (standing === 'unqualified' || !inForce) return ['notCovered', standing]
  if (!made) return ['cannotTell', standing]
  if (!isWithinDays(inForce, made)) return ['notCovered', standing]
  return ['cannotTell', inForce.maybe ? standing : 'inForceThen']
}
