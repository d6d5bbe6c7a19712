// Limits how many requests run at once, by kind of work and by caller. Past a limit a call waits a moment, callers in turns; then it gets 503, or 429 where its caller holds the whole share (docs/decisions/0156-fair-under-load.md).
import { busy, tooMany } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { slotsOf, type Patience } from '../../slots.ts'
import { budgetOf } from './budget.ts'

export type WorkClass = 'read' | 'write' | 'hash' | 'transfer'

const late: Patience['late'] = (limit) => (limit === 'ofOne' ? tooMany(1) : busy())

/**
 * `most`: at work at once. `ofAddress`: of the strangers of one address, so that others find database, processor and pool
 * free: two look-ups at a time are hundreds in a second, which is more than a minute allows, and two lists leave half of
 * the connections of strangers (db/connect.ts). `ofAccount`: of one account or client, whose screens ask for several
 * things at once.
 */
const bounds: Record<WorkClass, { most: number; ofAddress: number; ofAccount: number; patience: Patience }> = {
  read: { most: 64, ofAddress: 2, ofAccount: 8, patience: { ms: 100, ownMs: 5_000, queue: 64, late } },
  write: { most: 32, ofAddress: 2, ofAccount: 8, patience: { ms: 100, ownMs: 5_000, queue: 64, late } },
  hash: { most: 8, ofAddress: 2, ofAccount: 2, patience: { ms: 1_000, ownMs: 4_000, queue: 64, late } },
  transfer: { most: 4, ofAddress: 3, ofAccount: 3, patience: { ms: 1_000, ownMs: 5_000, queue: 64, late } },
}

export const workClassOf = (endpoint: EndpointSpec): WorkClass =>
  endpoint.rate === 'transfer'
    ? 'transfer'
    : endpoint.rate === 'signIn' && endpoint.effect === 'write'
      ? 'hash'
      : endpoint.effect

/** Behind whom a call waits: the calls of an account or a session, or those of the strangers of an address (http/line/line.ts). */
export type Line = `${'account' | 'session' | 'stranger' | 'entry' | 'token'} ${string}`

const isOwn = (line: Line) => line.startsWith('account ') || line.startsWith('session ')

export interface Admission {
  /** Resolves to the function that frees the slot; rejects with 503 when the class stays full, with 429 when it is the caller's own calls that it waits for. */
  enter(work: WorkClass, line: Line): Promise<() => void>
  /** Whether so many calls of this caller wait that the next one would be refused. */
  isFull(work: WorkClass, line: Line): boolean
  running(): Record<WorkClass, number>
}

/** Strangers alone have a budget of time: accounts are known, sessions are counted, and sign-ins have limits of their own, which an office with many accounts may use. */
const isPaced = (work: WorkClass, line: Line) =>
  (work === 'read' || work === 'write') && (line.startsWith('stranger ') || line.startsWith('token '))

/** Each caller has its share and budget; where `shares` is false, one may have all. */
export function admission(shares = true): Admission {
  const of = (work: WorkClass) => {
    const { most, ofAddress, ofAccount } = bounds[work]
    return slotsOf<Line>(most, (line) => (!shares ? most : isOwn(line) ? ofAccount : ofAddress))
  }
  const slots = { read: of('read'), write: of('write'), hash: of('hash'), transfer: of('transfer') }
  const budget = budgetOf<Line>()
  const patienceFor = (work: WorkClass): Patience => {
    const { patience } = bounds[work]
    return shares ? patience : { ms: patience.ms, late: () => busy() }
  }
  return {
    running: () => ({
      read: slots.read.used(),
      write: slots.write.used(),
      hash: slots.hash.used(),
      transfer: slots.transfer.used(),
    }),
    async enter(work, line) {
      const free = await slots[work].wait(line, patienceFor(work))
      const since = performance.now()
      return () => free(shares && isPaced(work, line) ? budget.charge(line, performance.now() - since) : 0)
    },
    isFull: (work, line) => slots[work].waiting(line) >= (patienceFor(work).queue ?? Infinity),
  }
}
