// Caches a count that takes long: it is counted again in the background, for at most a twentieth of the time.

const freshMs = 2_000

/** One cache per call of `remembered`, so that tests and instances share none. */
export function remembered<T, On extends readonly unknown[] = []>(
  count: (...on: On) => Promise<T>,
): (...on: On) => Promise<T> {
  let known: { value: T } | undefined
  let running: Promise<T> | undefined
  let staleAt = 0
  const recount = (...on: On) => {
    const started = performance.now()
    running ??= count(...on)
      .then((value) => {
        const now = performance.now()
        known = { value }
        staleAt = now + Math.max(freshMs, 20 * (now - started))
        return value
      })
      .finally(() => (running = undefined))
    return running
  }
  return async (...on) => {
    if (!known) return recount(...on)
    if (performance.now() >= staleAt) {
      // Waits for a quick count; during a slow one, and while the database is away, it answers the former value, whose time it has.
      const { value } = known
      return Promise.race([
        recount(...on).catch(() => value),
        new Promise<T>((old) => setTimeout(() => old(value), 150)),
      ])
    }
    return known.value
  }
}
