// Which witnesses of the public log are late with their signature.
import { witnessMinutes, type LogWitness } from '@register/contract/system/state'

/** One that has signed what is published is in time, however long ago that was. @param published how many entries the checkpoint covers */
export function withLateness(
  witnesses: readonly Omit<LogWitness, 'late'>[],
  published: number,
  now: Date,
): LogWitness[] {
  const since = now.getTime() - witnessMinutes * 60_000
  const isLate = (last: LogWitness['signed']) => last === null || (last.size < published && Date.parse(last.at) < since)
  return witnesses.map((witness) => ({ ...witness, late: published > 0 && isLate(witness.signed) }))
}
