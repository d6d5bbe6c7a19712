// Work on many things, each on its own: one that fails holds up none of the others, and the run still tells of it.

/** `act` returns how much it did. Returns the sum; throws the first failure when all have had their turn. */
export async function oneByOne<T>(
  records: readonly T[],
  signal: AbortSignal,
  act: (record: T) => Promise<number>,
): Promise<number> {
  let count = 0
  const failures: unknown[] = []
  for (const record of records) {
    signal.throwIfAborted()
    try {
      count += await act(record)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}
