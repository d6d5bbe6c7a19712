// Caches for a moment values that are read often and change seldom; each pool and each transaction has a cache of its own.
import type { Db } from '../connect.ts'

export interface Cached<T> {
  (db: Db): Promise<T>
  /** Makes the next read ask the database. */
  forget(): void
}

/** Reads at most every `ms` milliseconds; calls meanwhile share the answer. A failed read is not cached. */
export function cached<T>(ms: number, read: (db: Db) => Promise<T>): Cached<T> {
  type Known = WeakMap<Db, { until: number; answer: Promise<T> }>
  let known: Known = new WeakMap()
  const remember = (db: Db) => {
    const former = known.get(db)
    if (former && former.until > performance.now()) return former.answer
    const answer = read(db)
    const own = known
    own.set(db, { until: performance.now() + ms, answer })
    answer.catch(() => own.delete(db))
    return answer
  }
  // A read that is still under way belongs to the old cache, so its answer is dropped too.
  return Object.assign(remember, { forget: () => void (known = new WeakMap()) })
}

/** The same for a value per key. */
export function cachedEach<K, T>(ms: number, read: (db: Db, key: K) => Promise<T>): (db: Db, key: K) => Promise<T> {
  const each = cached(ms, async () => new Map<K, Promise<T>>())
  return async (db, key) => {
    const known = await each(db)
    const answer = known.get(key) ?? read(db, key)
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    return answer
  }
}
