// Work on shares by several hands, in the order of the shares.

/**
 * Does `work` on each item, at most `most` of them ahead of the result that is read, and yields results in the order of the
 * items. Rejects with the first failure.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const begun: { item: T; result: Promise<R> }[] = []
  let next = 0
  for (;;) {
    for (; begun.length < most && next < items.length; next++) {
      const item = items[next] as T
      const result = work(item)
      // Read in its turn; until then its failure is nobody's.
      result.catch(() => {})
      begun.push({ item, result })
    }
    const first = begun.shift()
    if (!first) return
    yield [first.item, await first.result]
  }
}
