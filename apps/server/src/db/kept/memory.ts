// Keeps texts in memory up to a number of characters, each with the mark of what it was made of; the text that was asked for longest ago is dropped first.

export interface Kept {
  /** What the text was made of: it holds as long as that is so. */
  mark: string
  text: string
}

/** `More`: what else is kept with a text, small beside it and not counted. */
export interface Memory<More = unknown> {
  get(key: string): (Kept & More) | undefined
  put(key: string, kept: Kept & More): void
}

/** Characters of one entry that is worth keeping: a certificate has some ten thousand. */
const longest = 500_000

/** `most`: characters of all keys, marks and texts together; 0 keeps nothing. */
export function memoryOf<More = unknown>(most: number): Memory<More> {
  const all = new Map<string, Kept & More>()
  let size = 0
  const sizeOf = (key: string, { mark, text }: Kept) => key.length + mark.length + text.length
  const drop = (key: string) => {
    const kept = all.get(key)
    if (!kept) return
    all.delete(key)
    size -= sizeOf(key, kept)
  }
  return {
    get(key) {
      const kept = all.get(key)
      if (!kept) return undefined
      // The order of a map is that of insertion: what was asked for goes to its end.
      all.delete(key)
      all.set(key, kept)
      return kept
    },
    put(key, kept) {
      drop(key)
      const own = sizeOf(key, kept)
      if (own > Math.min(longest, most)) return
      all.set(key, kept)
      size += own
      for (const oldest of all.keys()) {
        if (size <= most) return
        drop(oldest)
      }
    },
  }
}
