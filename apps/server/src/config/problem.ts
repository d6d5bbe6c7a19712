// What is wrong with the environment, in one line for the person at the terminal.
import type { Phrase } from '@register/contract/phrase'

/** The configuration cannot be used; the message is one line for the person at the terminal. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

/** Throws it, with the variable and what was found in it where that may be shown. */
export function problem(name: string, [chinese, english]: Phrase, shown?: string): never {
  const label = shown === undefined ? name : `${name}=${JSON.stringify(shown.slice(0, 80))}`
  throw new ConfigProblem(`${label} ${english} · ${label} ${chinese}`)
}
