// The error for a wrong environment: one line per fault for the person at the terminal, all faults together.
import type { Phrase } from '@register/contract/phrase'

/** The configuration cannot be used. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
  /** One line per fault, in both languages. */
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Throws the error, with the variable and, where that may be shown, its value. */
export function problem(name: string, [chinese, english]: Phrase, shown?: string): never {
  const label = shown === undefined ? name : `${name}=${JSON.stringify(shown.slice(0, 80))}`
  throw new ConfigProblem([`${label} ${english} · ${label} ${chinese}`])
}

/** Calls all of these functions, and throws one ConfigProblem with the faults of all of them; else returns what they returned. */
export function together<T extends Record<string, () => unknown>>(parts: T): { [K in keyof T]: ReturnType<T[K]> } {
  const lines: string[] = []
  const read = Object.entries(parts).map(([name, part]) => {
    try {
      return [name, part()] as const
    } catch (error) {
      if (!(error instanceof ConfigProblem)) throw error
      lines.push(...error.lines)
      return [name, undefined] as const
    }
  })
  // The same variable may be read for two settings.
  if (lines.length > 0) throw new ConfigProblem([...new Set(lines)])
  return Object.fromEntries(read) as { [K in keyof T]: ReturnType<T[K]> }
}
