/** The configuration cannot be used. */
export class ConfigProblem extends Error {
  name = 'ConfigProblem'
  /** One line per fault, in both languages. */
  lines
  constructor(lines) {
    super(lines.join('\n'))
    this.lines = lines
  }
}
/** A start that must not go on, in one line of both languages. `cause`: what the system or PostgreSQL said. */
export class StartProblem extends Error {
  name = 'StartProblem'
  constructor([zh, en], cause) {
    super(`${en} · ${zh}`, { cause })
  }
}
/** Throws the error, with the variable and, where that may be shown, its value. */
export function problem(name, [chinese, english], shown) {
  const label = shown === undefined ? name : `${name}=${JSON.stringify(shown.slice(0, 80))}`
  throw new ConfigProblem([`${label} ${english} · ${label} ${chinese}`])
}
/** Calls all of these functions, and throws one ConfigProblem with the faults of all of them; else returns what they returned. */
export function together(parts) {
  const lines = []
  const read = Object.entries(parts).map(([name, part]) => {
    try {
      return [name, part()]
    } catch (error) {
      if (!(error instanceof ConfigProblem)) throw error
      lines.push(...error.lines)
      return [name, undefined]
    }
  })
  // The same variable may be read for two settings.
  if (lines.length > 0) throw new ConfigProblem([...new Set(lines)])
  return Object.fromEntries(read)
}
