// What callers use of the guard: keys that sign nothing while the database is behind it, and the word that the guard has moved on before something is signed.
import { Failure } from '@register/contract/errors'
import { StartProblem } from '../../config/startProblem.ts'
import type { Db } from '../../db/connect.ts'
import type { Secrets } from '../secrets.ts'
import { isBehind, logEnd } from './end.ts'
import { furthest, GuardAway, isLater, type Guard, type GuardStore } from './guard.ts'

const held = () =>
  new Failure(503, [
    '数据库早于已公布的存证日志（恢复了较早的备份，或切换时丢失了末端？），因此不签署任何新的条目；查询不受影响。请运维人员按 docs/operations.md“恢复”处理',
    'The database is older than the public log that was shown (a restored back-up, or a fail-over that lost its end?), so it signs nothing new. Look-ups go on. Operators find what to do in docs/operations.md, "Restore"',
  ])

const unknown = () =>
  new Failure(
    503,
    [
      '尚不知公众看到了日志的何处（日志的防护无法访问），因此暂不签署；查询不受影响，请稍后再试',
      'How far the public has seen the log is not known yet (its guard cannot be reached), so nothing is signed. Look-ups go on. Please try again shortly',
    ],
    { retryAfter: 5 },
  )

export interface GuardStanding {
  /** `away`: a store cannot be used, so nothing is published; acts go on where the database is not behind what was known of it before. */
  kind: 'good' | 'behind' | 'away'
  /** The furthest that the public is known to have seen. */
  seen: Guard | undefined
  /** Why a store cannot be used. */
  reason: string | undefined
}

export interface Guarded {
  /** The same keys; the signature of the log is refused while the database is behind its guard, or while nothing is known of that. */
  secrets: Secrets
  /** What the last comparison has found. */
  standing: () => GuardStanding
  /** Compares the database with the guard. */
  look: () => Promise<void>
  /** The same, and moves the guard on to the end of the log. */
  watch: () => Promise<void>
  /** Moves the guard on to an end before that is published: resolves to false where the database is behind. Rejects where a store cannot be used. @param on the transaction that publishes */
  remember: (end: Guard, on?: Db) => Promise<boolean>
}

/** Attempts of one process, because others may move the same guard on meanwhile. */
const attempts = 5

/** @returns whether the database goes on from the guard; rejects where that is not known */
async function moveOn(store: GuardStore, db: Db, end: Guard): Promise<boolean> {
  for (let n = 0; n < attempts; n++) {
    const known = await store.read()
    if (await isBehind(db, known)) return false
    if (!isLater(end, known) || (await store.advance(end, known))) return true
  }
  throw new GuardAway('others write it without end')
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof GuardAway ? error.reason : error instanceof StartProblem ? error.message : undefined

/** Moves every store on; resolves to false where the database is behind one of them. Rejects where one cannot be used, with the others moved on all the same, because this machine has seen the end. */
async function moveAll(stores: readonly GuardStore[], db: Db, end: Guard): Promise<boolean> {
  const failures: unknown[] = []
  for (const store of stores)
    try {
      if (!(await moveOn(store, db, end))) return false
    } catch (error) {
      if (reasonOf(error) === undefined) throw error
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return true
}

/** While one call is under way the next ones get its outcome: a task of each second may take longer. */
function shared(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined
  return () =>
    (underWay ??= work().finally(() => {
      underWay = undefined
    }))
}

/**
 * @param stores the one that decides first; the file of this machine last, where it is not the only one
 * @param onChange called when the standing becomes another one
 */
export function guardedLog(
  secrets: Secrets,
  db: Db,
  stores: readonly GuardStore[],
  onChange: (standing: GuardStanding) => void,
): Guarded {
  const known = new Map<GuardStore, Guard | undefined>()
  let now: GuardStanding = { kind: 'good', seen: undefined, reason: undefined }
  // A start that finds all well has nothing to say.
  let said: GuardStanding['kind'] = 'good'
  // Nothing is signed on the word of an empty file while the store that decides was never read.
  const isKnown = (): boolean => [...known.values()].some(Boolean) || stores.every((store) => known.has(store))
  const sign = (text: string) => {
    if (now.kind === 'behind') throw held()
    if (!isKnown()) throw unknown()
    return secrets.log.sign(text)
  }
  const look = shared(async () => {
    let reason: string | undefined
    for (const store of stores)
      try {
        known.set(store, await store.read())
      } catch (error) {
        reason = reasonOf(error)
        if (reason === undefined) throw error
      }
    let behind = false
    for (const guard of known.values()) behind ||= await isBehind(db, guard)
    now = {
      kind: behind ? 'behind' : reason === undefined ? 'good' : 'away',
      seen: furthest([...known.values()]),
      reason,
    }
    if (now.kind !== said) onChange(now)
    said = now.kind
  })
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other, so that one process is never its own competitor. */
  function remember(end: Guard, on: Db = db): Promise<boolean> {
    const mine = turn.then(async () => {
      await look()
      // The file would else become the only witness of a database that nothing is known of.
      if (!isKnown()) throw new GuardAway(now.reason ?? 'it was never read')
      return now.kind !== 'behind' && moveAll(stores, on, end)
    })
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    secrets: { ...secrets, log: { ...secrets.log, sign } },
    standing: () => now,
    look,
    watch: shared(async () => {
      await look()
      if (now.kind === 'behind') return
      await remember(await logEnd(db)).catch((error: unknown) => {
        // The standing says it.
        if (reasonOf(error) === undefined) throw error
      })
    }),
    remember,
  }
}
