// Remembers for a minute which questions have more hits than totals count, so that pages of them need not be counted again.

export interface Many {
  has(question: string): boolean
  add(question: string): void
}

const rememberMs = 60_000
/** Questions at most; the oldest go first. */
const most = 10_000

/** `remember` false: every total is counted. */
export function manyOf(remember: boolean): Many {
  const until = new Map<string, number>()
  return {
    has: (question) => (until.get(question) ?? 0) > Date.now(),
    add(question) {
      if (!remember) return
      until.delete(question)
      until.set(question, Date.now() + rememberMs)
      if (until.size > most) for (const oldest of until.keys()) return void until.delete(oldest)
    },
  }
}
