// Caches texts up to a number of characters, each with the mark of its sources; the text that was read longest ago is dropped first.
import { LRUCache } from 'lru-cache'

export interface CachedText {
  /** The version of the sources of the text: the entry is valid while it matches. */
  mark: string
  text: string
}

/** `More`: further small values that are cached with a text; their size is not counted. */
export interface TextCache<More = unknown> {
  get(key: string): (CachedText & More) | undefined
  put(key: string, entry: CachedText & More): void
}

/** Characters of the longest entry that is cached: a certificate has some ten thousand. */
const longest = 500_000

/** `most`: characters of all keys, marks and texts together; with 0 nothing is cached. */
export function textCacheOf<More = unknown>(most: number): TextCache<More> {
  if (most === 0) return { get: () => undefined, put: () => {} }
  const all = new LRUCache<string, CachedText & More>({
    maxSize: most,
    maxEntrySize: Math.min(longest, most),
    sizeCalculation: ({ mark, text }, key) => key.length + mark.length + text.length,
  })
  return { get: (key) => all.get(key), put: (key, entry) => void all.set(key, entry) }
}
