// Keeps what is read often and changes seldom for a moment; each pool and each transaction for itself.
import type { Db } from '../connect.ts'

/** `read` at most every `ms` milliseconds; who asks meanwhile shares the answer. A failed read is not kept. */
export function remembered<T>(ms: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const known = new WeakMap<Db, { until: number; answer: Promise<T> }>()
  return (db) => {
    const former = known.get(db)
    if (former && former.until > Date.now()) return former.answer
    const answer = read(db)
    known.set(db, { until: Date.now() + ms, answer })
    answer.catch(() => known.delete(db))
    return answer
  }
}
