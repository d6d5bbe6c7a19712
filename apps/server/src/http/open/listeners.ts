// Calls that wait for the next entry of the public log: while they wait they hold no place among the running calls, and one question a second serves all of them (docs/decisions/0174-changes-to-go-on-from.md).
import { setTimeout as pause } from 'node:timers/promises'
import { busy, Failure } from '@register/contract/errors'
import { sharedRuns } from '../../db/cache/groupedRuns.ts'
import { slotsOf } from '../../slots.ts'

/** At once, of one address and of all. */
const mostOfAddress = 8
const most = 2_000
/** How many of those who waited go on at once, and the milliseconds until the next ones do: all of them within a second. */
const [atOnce, pauseMs] = [50, 20]

const tooManyWait = () =>
  new Failure(
    429,
    [
      '同一地址等待变更的连接过多，请稍后再试',
      'Too many calls of this address wait for changes. Please try again shortly',
    ],
    { retryAfter: 5 },
  )

interface Listener {
  from: number
  go: () => void
}

export interface Listeners {
  /** A place for a call of this address that waits; returns what frees it. Throws where too many have one. */
  begin(address: string): () => void
  /** Resolves once the log has the entry `from`, to true; or to false, after `seconds`, when the caller has left, or when the server ends. */
  wait(from: number, seconds: number, left: AbortSignal): Promise<boolean>
  /** Resolves after so many seconds, when the caller has left, or when the server ends. */
  rest(seconds: number, left: AbortSignal): Promise<void>
  /** Asks how far the log is, if any call waits. The calls whose entry has come go on a few at a time, because thousands at once would keep other callers from their answers. */
  look(): Promise<void>
  /** Lets all go: the server ends. */
  end(): void
  hasEnded(): boolean
  /** How many have a place. */
  count(): number
}

/** @param askLast asks for the id of the last entry of the log */
export function listenersOf(askLast: () => Promise<number>): Listeners {
  // All who come at once ask once: after each entry those who waited for it come back in the same moment.
  const lastEntry = sharedRuns(askLast)
  const slots = slotsOf<string>(most, () => mostOfAddress)
  const all = new Set<Listener>()
  let known = 0
  let ended = false
  const rest: Listeners['rest'] = (seconds, left) => stay(Infinity, seconds, left)
  const stay = async (from: number, seconds: number, left: AbortSignal) => {
    if (ended || left.aborted) return
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        left.removeEventListener('abort', go)
        all.delete(listener)
        resolve()
      }
      const timer = setTimeout(go, seconds * 1_000)
      const listener: Listener = { from, go }
      left.addEventListener('abort', go)
      all.add(listener)
    })
  }
  return {
    rest,
    count: () => slots.used(),
    begin(address) {
      const slot = slots.begin(address)
      if (slot === 'ofOne') throw tooManyWait()
      if (slot === 'most') throw busy(5)
      return () => slot()
    },
    async wait(from, seconds, left) {
      if (from > known) known = await lastEntry()
      if (from <= known) return true
      await stay(from, seconds, left)
      return from <= known
    },
    async look() {
      if (all.size === 0) return
      known = await lastEntry()
      const ready = Array.from(all).filter(({ from }) => from <= known)
      for (const [at, { go }] of ready.entries()) {
        if (at % atOnce === atOnce - 1) await pause(pauseMs)
        go()
      }
    },
    end() {
      ended = true
      for (const { go } of all) go()
    },
    hasEnded: () => ended,
  }
}
