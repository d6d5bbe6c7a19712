// Prints every two seconds how far a step is, so that the operator sees that it goes on.
import type { Phrase } from '@register/contract/phrase'
import { note } from './command.ts'
import { both } from './said.ts'

const everyMs = 2_000

/** Seconds since a moment, with one decimal: 12.3. */
export const secondsSince = (started: number): string => ((performance.now() - started) / 1_000).toFixed(1)

/** Says `line` every two seconds, while it has one, until the function that is returned is called. */
export function sayingOn(line: () => string | undefined): () => void {
  const timer = setInterval(() => {
    const text = line()
    if (text !== undefined) note(text)
  }, everyMs)
  return () => clearInterval(timer)
}

export interface Steps {
  /** Says the step, and every two seconds for how long it has gone on. */
  begin(step: Phrase): void
  /** How far the step is, for the next line: such as ", 3 of 40". */
  far(far: Phrase): void
  end(): void
}

export function sayingSteps(): Steps {
  let now: { step: Phrase; since: number; far: Phrase } | undefined
  const end = sayingOn(() => {
    if (!now || performance.now() - now.since < everyMs) return undefined
    const { step, since, far } = now
    const seconds = secondsSince(since)
    return both([`${step[0]} ${seconds} 秒${far[0]}`, `${step[1]} ${seconds} s${far[1]}`])
  })
  return {
    begin(step) {
      note(both(step))
      now = { step, since: performance.now(), far: ['', ''] }
    },
    far: (far) => void (now &&= { ...now, far }),
    end,
  }
}
