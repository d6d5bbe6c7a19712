// Caches texts up to a number of bytes, each with the mark of its sources; the text that was read longest ago is dropped first.
import { LRUCache } from 'lru-cache'
import type { KeptText } from './keptText.ts'

export interface CachedText {
  /** The version of the sources of the text: the entry is valid while it matches. */
  mark: string
  text: KeptText
}

/** `More`: further small values that are cached with a text; their size is not counted. */
export interface TextCache<More = unknown> {
  get(key: string): (CachedText & More) | undefined
  put(key: string, entry: CachedText & More): void
}

/** Bytes of the longest entry that is cached: a certificate has some twelve thousand. */
const longest = 500_000

/**
 * `most`: bytes of all texts, packed ones too, and characters of their keys and marks; with 0 nothing is cached. A text
 * that is packed later is counted again at that moment, so that the bound holds for both forms together.
 */
export function textCacheOf<More = unknown>(most: number): TextCache<More> {
  if (most === 0) return { get: () => undefined, put: () => {} }
  const all = new LRUCache<string, CachedText & More>({
    maxSize: most,
    maxEntrySize: Math.min(longest, most),
    sizeCalculation: ({ mark, text }, key) => key.length + mark.length + text.size,
  })
  const put = (key: string, entry: CachedText & More): void => {
    all.set(key, entry)
    entry.text.whenGrown(() => {
      // Only another object is counted again.
      if (all.peek(key) === entry) all.set(key, { ...entry })
    })
  }
  return { get: (key) => all.get(key), put }
}
