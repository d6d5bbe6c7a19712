// Lets only so many pieces of work run at once; the others wait in line.

/** On two cores four searches at once serve all of them better than sixteen: the last of them is not slowed by the first. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    // Who leaves passes the place on, so the number stays.
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
