// Caches for a minute which questions have more hits than totals count, so that their further pages are not counted again.
import { LRUCache } from 'lru-cache'

export interface ManyHits {
  has(question: string): boolean
  add(question: string): void
}

/** The most questions that are remembered; the oldest are dropped first. */
const most = 10_000

/** With `remember` false every total is counted. */
export function manyHitsOf(remember: boolean): ManyHits {
  const known = new LRUCache<string, true>({ max: most, ttl: 60_000 })
  return {
    has: (question) => known.has(question),
    add: (question) => void (remember && known.set(question, true)),
  }
}
