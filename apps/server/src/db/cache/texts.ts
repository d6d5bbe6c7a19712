// Caches texts up to a number of characters, each with the mark of what it was made of; the text that was read longest ago goes first.
import { LRUCache } from 'lru-cache'

export interface Kept {
  /** What the text was made of: it holds as long as that is so. */
  mark: string
  text: string
}

/** `More`: what else is kept with a text, small and not counted. */
export interface TextCache<More = unknown> {
  get(key: string): (Kept & More) | undefined
  put(key: string, kept: Kept & More): void
}

/** Characters of the longest entry that is worth keeping: a certificate has some ten thousand. */
const longest = 500_000

/** `most`: characters of all keys, marks and texts together; 0 keeps nothing. */
export function textCacheOf<More = unknown>(most: number): TextCache<More> {
  if (most === 0) return { get: () => undefined, put: () => {} }
  const all = new LRUCache<string, Kept & More>({
    maxSize: most,
    maxEntrySize: Math.min(longest, most),
    sizeCalculation: ({ mark, text }, key) => key.length + mark.length + text.length,
  })
  return { get: (key) => all.get(key), put: (key, kept) => void all.set(key, kept) }
}
