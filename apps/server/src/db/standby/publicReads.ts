// The connections by which strangers read the register: of the primary, and where one is declared of a standby that holds everything public (docs/decisions/0165-strangers-read-on-a-standby.md).
import type pg from 'pg'
import { Failure, noDatabase } from '@register/contract/errors'
import { isAway } from '../connection/away.ts'
import { connect, type Pool } from '../connect.ts'
import { holds, levelOf, type Level } from './level.ts'
import { onlyPrimary } from './onlyPrimary.ts'
import { primaryOf } from './primary.ts'

/** Calls by where they were answered; `asOf`: on a standby while the primary was away; `behind`: on the primary because the standby was behind or away. */
export type Answered = Record<'primary' | 'standby' | 'asOf' | 'behind', number>

export interface PublicReads {
  /**
   * Runs a read of a stranger. `asOf`: the time up to which the answer is known to be complete, where the primary could
   * not be asked. `run` may run twice, and only reads.
   */
  read<T>(of: Read, run: (db: Pool, asOf?: Date) => Promise<T>): Promise<{ answer: T; asOf?: Date }>
  /** Asks the primary how far it is, so that an answer without it is a second old at most when it goes away. */
  watch: () => Promise<unknown>
  answered(): Readonly<Answered>
  end: () => Promise<void>
}

interface Read {
  /** Lists, and answers on single certificates: neither waits for the connections of the other, or for those of the office. */
  kind: 'list' | 'answer'
  /** Whether a standby may answer. */
  fromStandby: boolean
}

/**
 * Statements of strangers' lists end long before the caller, or callers who wait for a connection, give up. On two cores
 * four connections serve better than eight, because fewer queries compete for the processor.
 */
const limits = { list: { max: 4, statementMs: 2_000 }, answer: { max: 4, statementMs: 8_000 } } as const

/** Milliseconds that a standby has for an answer while the primary can give it too; a list ends by itself before. */
const patienceMs = { list: 2_200, answer: 1_000 } as const
/** Milliseconds for which a standby that did not answer in time is not asked. */
const restMs = 3_000
/** Servers behind a balancer that are asked one after the other without the primary: one of them may be behind, as after its own restart. */
const mostServers = 3

interface Options {
  /** The address of a standby, or of a balancer before several. */
  standby?: string | undefined
  onIdleError: (error: Error) => void
}

export function publicReadsOn(primary: pg.PoolConfig, { standby, onIdleError }: Options): PublicReads {
  // With one address alone a server that only reads is read (docs/decisions/0150-what-a-failing-database-leaves.md).
  const sure = standby === undefined ? undefined : onlyPrimary()
  const ofPrimary = { onIdleError, ...(sure && { admit: sure }) }
  const pools = {
    list: connect(primary, { ...limits.list, ...ofPrimary }),
    answer: connect(primary, { ...limits.answer, ...ofPrimary }),
  }
  const answered: Answered = { primary: 0, standby: 0, asOf: 0, behind: 0 }
  const onPrimary = async <T>({ kind }: Read, run: (db: Pool) => Promise<T>, as: keyof Answered = 'primary') => {
    answered[as]++
    return { answer: await run(pools[kind].db) }
  }
  const endOf = (all: readonly { db: Pool }[]) => async () =>
    void (await Promise.all(all.map(({ db }) => db.destroy())))
  const common = { answered: () => answered }
  const own = Object.values(pools)
  if (standby === undefined || !sure)
    return { ...common, read: onPrimary, watch: () => Promise.resolve(), end: endOf(own) }

  // A connection of its own, because the others may all wait for an answer.
  const asking = connect(primary, { max: 1, statementMs: 1_000, connectMs: 1_000, onIdleError })
  const ask = async () => {
    const client = await asking.pool.connect()
    try {
      await sure(client)
      const level = await levelOf(client)
      client.release()
      return level
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const known = primaryOf(ask)
  /** What each connection has shown that it holds: it leads to one server, which keeps it. */
  const shown = new WeakMap<pg.PoolClient, Level>()
  /** Whether the primary could not be asked lately. Else a standby that is behind for a moment keeps its connections. */
  let isAlone = false
  const admit = async (client: pg.PoolClient) => {
    const wanted = known.lately()?.level
    if (!wanted) throw new Unfit('behind')
    if (isSame(shown.get(client), wanted)) return
    if (!(await holds(client, wanted))) throw new Unfit('behind', isAlone)
    shown.set(client, wanted)
  }
  const far = { connectionString: standby }
  const standbys = {
    list: connect(far, { ...limits.list, connectMs: 1_000, onIdleError, admit }),
    answer: connect(far, { ...limits.answer, connectMs: 1_000, onIdleError, admit }),
  }
  let restUntil = -Infinity
  return {
    ...common,
    async read<T>(of: Read, run: (db: Pool, asOf?: Date) => Promise<T>) {
      if (!of.fromStandby) return onPrimary(of, run)
      const level = await known.level()
      isAlone = level === undefined
      if (level && performance.now() < restUntil) return onPrimary(of, run, 'behind')
      const asOf = level ? undefined : known.lately()?.at
      if (!level && !asOf) throw noDatabase()
      const onStandby = () => {
        // One connection for the whole answer: two may lead to different standbys, of which one is further on than the other.
        let begin: (begun: void) => void
        const begun = new Promise<void>((resolve) => (begin = resolve))
        const asked = standbys[of.kind].db.connection().execute((db) => {
          begin()
          return run(db, asOf)
        })
        // A turn that is waited for says nothing of the standby; the pool ends such a wait by itself.
        const late = () => inTime(asked, patienceMs[of.kind])
        return level ? Promise.race([asked, begun.then(late)]) : asked
      }
      const onOneOf = async (servers: number): Promise<T> => {
        try {
          return await onStandby()
        } catch (error) {
          if (servers > 1 && error instanceof Unfit && error.why === 'behind') return onOneOf(servers - 1)
          throw error
        }
      }
      try {
        const answer = await onOneOf(level ? 1 : mostServers)
        answered[asOf ? 'asOf' : 'standby']++
        return { answer, ...(asOf && { asOf }) }
      } catch (error) {
        // Without the primary what is not there may have come since.
        if (asOf && error instanceof Failure && error.status === 404) throw noDatabase()
        if (!cannotAnswer(error)) throw error
        if (error instanceof Unfit && error.why === 'late') restUntil = performance.now() + restMs
        if (!level) throw noDatabase()
      }
      return onPrimary(of, run, 'behind')
    },
    watch: () => known.level(),
    end: endOf([...own, asking, ...Object.values(standbys)]),
  }
}

const isSame = (shown: Level | undefined, wanted: Level): boolean =>
  shown?.entry === wanted.entry && shown.hash === wanted.hash && shown.changes >= wanted.changes

/** The standby does not hold everything that the primary is known to hold, or has not answered in time: it may stand still, and would hold its callers. */
class Unfit extends Error {
  readonly why: 'behind' | 'late'
  readonly leavesServer: boolean
  constructor(why: 'behind' | 'late', leavesServer = false) {
    super(`The standby is ${why}`)
    this.why = why
    this.leavesServer = leavesServer
  }
}

async function inTime<T>(asked: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Unfit('late')), ms)))
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** Codes of a statement that is in the way of what the standby has to replay: it was cancelled, or both waited for each other. */
const inTheWay = ['40001', '40P01']

/** Whether the standby could not answer: behind, away, late, or busy with what it has to replay. */
const cannotAnswer = (error: unknown): boolean =>
  error instanceof Unfit || isAway(error) || inTheWay.includes(String((Object(error) as { code?: unknown }).code))
