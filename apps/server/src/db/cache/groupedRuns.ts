// One run for all who wait: a caller never joins the run under way, which may have begun before something the caller knows of, but the one after it.

/**
 * At most one run at a time. All callers that come during it share the next one, which begins when it ends and gets what
 * each of them asks for. `run` gives the results in the same order; its failure is that of all who share it.
 */
export function groupedRuns<Asked, Result>(
  run: (asked: readonly Asked[]) => Promise<readonly Result[]>,
): (asked: Asked) => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve()
  let next: { asked: Asked[]; results: Promise<readonly Result[]> } | undefined
  const nextGroup = () => {
    const asked: Asked[] = []
    const results = current.then(() => {
      next = undefined
      const begun = run(asked)
      // The outcome belongs to those who share it.
      current = begun.catch(() => {})
      return begun
    })
    return { asked, results }
  }
  return async (one) => {
    next ??= nextGroup()
    const [{ results }, place] = [next, next.asked.push(one) - 1]
    return (await results)[place] as Result
  }
}

/** A run whose result is the same for all who share it. */
export function sharedRuns<T>(run: () => Promise<T>): () => Promise<T> {
  const join = groupedRuns<undefined, T>(async (asked) => {
    const result = await run()
    return asked.map(() => result)
  })
  return () => join(undefined)
}
