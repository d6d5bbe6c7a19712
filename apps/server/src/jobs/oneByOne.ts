// Work on many records, each on its own: one that fails holds up none of the others, and the run still tells of it.

/** `act` returns whether it did anything. Returns how often; throws the first failure when all have had their turn. */
export async function oneByOne<T>(
  records: readonly T[],
  signal: AbortSignal,
  act: (record: T) => Promise<boolean>,
): Promise<number> {
  let count = 0
  const failures: unknown[] = []
  for (const record of records) {
    signal.throwIfAborted()
    try {
      if (await act(record)) count++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}
