// Which witnesses of the public log are late with their signature.
import { witnessMinutes, type LogWitness } from '@register/contract/system/state'

export interface Signed extends Omit<LogWitness, 'late'> {
  /** When the first entry came that it has not signed; null where there is none. */
  awaited: string | null
}

/** A witness is late by what it has not signed: its last signature may be old because nothing has come since. @param published how many entries the checkpoint covers */
export function withLateness(witnesses: readonly Signed[], published: number, now: Date): LogWitness[] {
  const since = now.getTime() - witnessMinutes * 60_000
  return witnesses.map(({ name, signed, awaited }) => ({
    name,
    signed,
    late: (signed?.size ?? 0) < published && awaited !== null && Date.parse(awaited) < since,
  }))
}
