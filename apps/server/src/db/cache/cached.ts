// Caches for a moment what is read often and changes seldom; each pool and each transaction has a cache of its own.
import type { Db } from '../connect.ts'

export interface Cached<T> {
  (db: Db): Promise<T>
  /** The next read asks the database. */
  forget(): void
}

/** Reads at most every `ms` milliseconds; calls meanwhile share the answer. A failed read is not kept. */
export function cached<T>(ms: number, read: (db: Db) => Promise<T>): Cached<T> {
  type Known = WeakMap<Db, { until: number; answer: Promise<T> }>
  let known: Known = new WeakMap()
  const remember = (db: Db) => {
    const former = known.get(db)
    if (former && former.until > Date.now()) return former.answer
    const answer = read(db)
    const own = known
    own.set(db, { until: Date.now() + ms, answer })
    answer.catch(() => own.delete(db))
    return answer
  }
  // What is still being read belongs to what is forgotten.
  return Object.assign(remember, { forget: () => void (known = new WeakMap()) })
}

/** The same for one of many, by its key. */
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
