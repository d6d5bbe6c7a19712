// One run for all who wait: a caller never joins the run under way, which may have begun before something the caller knows of, but the one after it.

/** At most one run at a time. All callers that come during it share the next one, which begins when it ends. */
export function sharedRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () =>
    (next ??= current.then(() => {
      next = undefined
      const begun = run()
      // The outcome belongs to those who share it.
      current = begun.catch(() => {})
      return begun
    }))
}
