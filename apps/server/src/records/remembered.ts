// A figure that takes long to count: remembered, and counted anew in the background, never more than a twentieth of the time.

const freshMs = 2_000

/** One memory per call, so that tests and instances do not share. */
export function remembered<T>(count: () => Promise<T>): () => Promise<T> {
  let known: { value: T } | undefined
  let running: Promise<T> | undefined
  let staleAt = 0
  const recount = () => {
    const started = Date.now()
    running ??= count()
      .then((value) => {
        const now = Date.now()
        known = { value }
        staleAt = now + Math.max(freshMs, 20 * (now - started))
        return value
      })
      .finally(() => (running = undefined))
    return running
  }
  return async () => {
    if (!known) return recount()
    if (Date.now() >= staleAt) {
      // A quick count is waited for, a slow one serves the former value meanwhile.
      const { value } = known
      const fresh = recount()
      fresh.catch(() => {})
      return Promise.race([fresh, new Promise<T>((old) => setTimeout(() => old(value), 150))])
    }
    return known.value
  }
}
