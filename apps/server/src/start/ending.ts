// What a start has begun is ended in the opposite order, whether the start fails, is broken off, or the server is told to end.
import { setTimeout as wait } from 'node:timers/promises'

import type { Phrase } from '@register/contract/phrase'

type Step = () => Promise<unknown>

/** The start was broken off; nobody needs to be told. */
export class BrokenOff extends Error {
  override name = 'BrokenOff'
}

export interface Ending {
  /** Remembers how to end what was begun just now, and its name. Once the end has come it is ended at once, and BrokenOff thrown. */
  with(what: Phrase, step: Step, patienceMs?: number): void
  /** Runs the steps, the newest first; one that fails or takes too long does not keep the others. Resolves to whether all came to an end in time. */
  now(): Promise<boolean>
  readonly begun: boolean
}

/** Milliseconds for a step, because a frozen database would keep its connections open for ever. */
const usualPatience = 20_000

export function endingOf(onFailure: (error: unknown) => void): Ending {
  const steps: { what: Phrase; step: Step; patienceMs: number }[] = []
  let end: Promise<boolean> | undefined
  const run = async ({ what: [zh, en], step, patienceMs }: (typeof steps)[number]): Promise<boolean> => {
    const seconds = patienceMs / 1_000
    try {
      const ended = await Promise.race([step().then(() => true), wait(patienceMs, false, { ref: false })])
      // Without this line an operator sees an exit code of 1, and nothing that says why.
      if (!ended) onFailure(new Error(`Not ended within ${seconds} s: ${en} · ${seconds} 秒内未能结束：${zh}`))
      return ended
    } catch (error) {
      onFailure(error)
      return false
    }
  }
  const runAll = async (): Promise<boolean> => {
    let clean = true
    for (let step = steps.pop(); step; step = steps.pop()) clean = (await run(step)) && clean
    return clean
  }
  return {
    with(what, step, patienceMs = usualPatience) {
      steps.push({ what, step, patienceMs })
      if (!end) return
      // The run that is under way takes it too, or a new one does.
      end = end.then(runAll)
      throw new BrokenOff('The start was broken off')
    },
    now: () => (end ??= runAll()),
    get begun() {
      return end !== undefined
    },
  }
}
