// The error for a wrong environment, in one line for the person at the terminal.
import type { Phrase } from '@register/contract/phrase'

/** The configuration cannot be used; the message is one line for the person at the terminal. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

/** Throws the error, with the variable and, where that may be shown, its value. */
export function problem(name: string, [chinese, english]: Phrase, shown?: string): never {
  const label = shown === undefined ? name : `${name}=${JSON.stringify(shown.slice(0, 80))}`
  throw new ConfigProblem(`${label} ${english} · ${label} ${chinese}`)
}
