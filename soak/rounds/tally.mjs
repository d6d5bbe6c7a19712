// What the callers of a round saw: answers by kind of call, the longest time without a success, and the ends of the public log.
/** @import { Answer } from '../call.mjs' */

/** @typedef {'write' | 'read' | 'list' | 'log' | 'office'} CallKind */

/** @param {string} what as the soak's writers name their calls @returns {CallKind} */
const kindOf = (what) => (/^(apply|review|insert|update|publish|suspend|restore)/.test(what) ? 'write' : 'office')

const empty = () => ({
  calls: 0,
  answered: 0,
  asOf: 0,
  /** @type {Record<string, number>} */
  others: {},
  /** When answered calls were sent and answered, in milliseconds since 1970. @type {[number, number][]} */
  good: [],
})

export function newTally() {
  /** @type {Map<CallKind, ReturnType<typeof empty>>} */
  let seen = new Map()
  /** Answers that must never be given, over all rounds. @type {Map<string, number>} */
  const wrong = new Map()
  /** Every end of the public log that a caller saw. @type {Map<number, string>} */
  const ends = new Map()
  let highest = 0

  /** @param {CallKind} kind @param {Answer} answer */
  function saw(kind, { status, error, retryAfter, asOf, sentAt, ms, body }) {
    const own = seen.get(kind) ?? empty()
    seen.set(kind, own)
    own.calls++
    if (status === 200) {
      own.answered++
      if (asOf !== '') own.asOf++
      own.good.push([sentAt, sentAt + ms])
      return
    }
    const name = status === 0 ? error : String(status)
    own.others[name] = (own.others[name] ?? 0) + 1
    const isWrong = (status >= 500 && status !== 503) || (status === 503 && retryAfter <= 0)
    // A stranger who asks for a certificate that is there never hears that there is none.
    const denied = status === 404 && kind !== 'office' && kind !== 'write'
    if (isWrong || denied) {
      const key = `${kind}: ${status} ${body.msg ?? ''}`
      wrong.set(key, (wrong.get(key) ?? 0) + 1)
    }
  }

  return {
    wrong,
    ends,
    saw,
    /** Takes the calls of the soak's writers. @param {Answer} answer @param {string} what */
    sawWriter: (answer, what) => saw(kindOf(what), answer),
    /** @param {{ lastId: number, lastHash: string }} end */
    sawEnd({ lastId, lastHash }) {
      if (lastId < highest) wrong.set(`the public log went back from ${highest} to ${lastId}`, 1)
      if ((ends.get(lastId) ?? lastHash) !== lastHash)
        wrong.set(`two ends of the public log have the number ${lastId}`, 1)
      highest = Math.max(highest, lastId)
      ends.set(lastId, lastHash)
    },
    /** Whether a call that was sent after this moment was answered. @param {CallKind} kind @param {number} moment */
    hasSince: (kind, moment) => (seen.get(kind)?.good ?? []).some(([sentAt]) => sentAt >= moment),
    /** All calls since `begin`, and those that were answered. */
    total() {
      let [calls, answered] = [0, 0]
      for (const one of seen.values()) {
        calls += one.calls
        answered += one.answered
      }
      return { calls, answered }
    },
    /** The figures since `begin`, by kind. @param {number} from the moment of the fault */
    figures(from) {
      return Object.fromEntries(
        [...seen].map(([kind, { good, ...counts }]) => [kind, { ...counts, gapSeconds: longestGap(good, from) }]),
      )
    },
    /** Forgets the calls of the last round. */
    begin: () => void (seen = new Map()),
  }
}

/** Seconds of the longest time after a moment in which nothing was answered. @param {readonly [number, number][]} good @param {number} from */
export function longestGap(good, from) {
  const ends = good.map(([, end]) => end).filter((end) => end > from)
  let [last, longest] = [from, 0]
  for (const end of ends.toSorted((a, b) => a - b)) {
    longest = Math.max(longest, end - last)
    last = end
  }
  return Math.round(longest / 100) / 10
}

/** @typedef {ReturnType<typeof newTally>} Tally */
