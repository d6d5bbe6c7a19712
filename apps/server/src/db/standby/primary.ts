// What this process knows of the primary: the level that it last had, and whether it answers.
import { setTimeout as wait } from 'node:timers/promises'
import { isAway } from '../connection/away.ts'
import type { Level } from './level.ts'
import { sharedRuns } from '../cache/groupedRuns.ts'

/** A level with the time from which on the primary had at least it. */
export interface Known {
  level: Level
  at: Date
}

export interface Primary {
  /** The primary's level, read after the caller came; undefined where the primary does not answer. */
  level(): Promise<Level | undefined>
  /** The level that the primary last answered with; undefined when that answer is over a minute old. */
  lately(): Known | undefined
}

/** Milliseconds that the primary has for its answer: a caller who waits for longer is answered from a standby. */
const answerMs = 1_000
/** Milliseconds between two questions to a primary that does not answer. */
const againMs = 250
/** Milliseconds for which its last word counts: more than a change of the primary takes, and less than people take for old. */
const longestMs = 60_000

/** `ask` reads the level; its failures of connection mean that the primary is away. */
export function primaryOf(ask: () => Promise<Level>): Primary {
  let known: (Known & { since: number }) | undefined
  let away = false
  const asked = sharedRuns(async () => {
    // Before the question: what is written while it is on its way may be missing in the answer.
    const [at, since] = [new Date(), performance.now()]
    const patience = new AbortController()
    const late = wait(answerMs, undefined, { ref: false, signal: patience.signal }).catch(() => undefined)
    const level = await Promise.race([ask(), late]).finally(() => patience.abort())
    away = level === undefined
    if (level) known = { level, at, since }
    return level
  })
  const question = async (): Promise<Level | undefined> => {
    try {
      return await asked()
    } catch (error) {
      if (!isAway(error)) throw error
      away = true
      return undefined
    }
  }
  let asking = false
  /** Asks until the primary answers again; callers are answered from a standby meanwhile. */
  async function lookOut(): Promise<void> {
    if (asking) return
    asking = true
    try {
      while (!(await question())) await wait(againMs, undefined, { ref: false })
    } finally {
      asking = false
    }
  }
  return {
    async level() {
      if (!away) {
        const level = await question()
        if (level) return level
      }
      lookOut().catch(() => {})
      return undefined
    },
    lately: () => (known && performance.now() - known.since <= longestMs ? known : undefined),
  }
}
