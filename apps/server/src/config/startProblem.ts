// The error for what a start finds and must not go on with: one line in both languages for the person at the terminal.
import type { Phrase } from '@register/contract/phrase'

/** A start that must not go on, in one line of both languages. `cause`: what the system or PostgreSQL said. */
export class StartProblem extends Error {
  override name = 'StartProblem'
  constructor([zh, en]: Phrase, cause?: unknown) {
    super(`${en} · ${zh}`, { cause })
  }
}
