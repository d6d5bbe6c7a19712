// What holds for every answer of the whole run, whatever the case was about: no server error, no innards, no long refusal, the headers of safety, and no canary before eyes that may not see it.

/** @import { Answer, Call } from './wire.mjs' */
/** @import { Ledger } from './ledger.mjs' */

const kind = 'every answer'

/** Words of the inside: stack lines, the database's messages, file names of the build. */
const innards =
  /node_modules|\bat [\w.<>]+ \(|syntax error at or near|relation "\w+"|violates \w+ constraint|dist\/src\/|ECONNREFUSED|password_hash/

/** A refusal lists twenty problems at most. */
const longestRefusal = 32_000

/**
 * @typedef {object} Canary
 * @property {string} mark text that is nowhere else, and that no call says but those of the owner
 * @property {string} what
 * @property {(account: string) => boolean} mayBeSeenBy '' is a stranger
 */

export function newWatch() {
  let count = 0
  /** @type {Map<string, string[]>} */
  const broken = new Map()
  /** @type {Canary[]} */
  const canaries = []
  const rules = [
    'no server error',
    'nothing of the inside',
    'refusals are short',
    'nosniff and a content policy',
    'nothing of the API is used from a cache unasked',
    'a canary is seen by those alone who may',
  ]
  const break_ = (/** @type {string} */ rule, /** @type {Call} */ call, /** @type {string} */ found) => {
    const all = broken.get(rule) ?? []
    all.push(`${call.method} ${call.path.slice(0, 120)} as ${call.as || 'stranger'}: ${found}`)
    broken.set(rule, all)
  }
  /** @param {Call} call @param {Answer} answer */
  function saw(call, answer) {
    if (answer.status === 0) {
      // A refused file is not read to its end: the connection is closed on its sender.
      if (!['EPIPE', 'ECONNRESET'].includes(answer.error)) break_('no server error', call, answer.error)
      return
    }
    count++
    if (answer.status >= 500 && answer.status !== 503 && answer.status !== 507 && !call.fails)
      break_(
        'no server error',
        call,
        `${answer.status} ${answer.msg} to ${(JSON.stringify(call.body) ?? '').slice(0, 160)}`,
      )
    if (answer.status >= 400 && innards.test(answer.text))
      break_('nothing of the inside', call, innards.exec(answer.text)?.[0] ?? '')
    if (answer.status >= 400 && answer.bytes.length > longestRefusal)
      break_('refusals are short', call, `${answer.bytes.length} bytes`)
    if (answer.headers['x-content-type-options'] !== 'nosniff' || !answer.headers['content-security-policy'])
      break_('nosniff and a content policy', call, 'missing')
    const caches = String(answer.headers['cache-control'] ?? '')
    if (call.path.startsWith('/api/') && call.token !== undefined && /max-age=[1-9]/.test(caches))
      break_('nothing of the API is used from a cache unasked', call, caches)
    for (const { mark, what, mayBeSeenBy } of canaries)
      if (answer.text.includes(mark) && !mayBeSeenBy(call.as ?? ''))
        break_('a canary is seen by those alone who may', call, `${what} in an answer of ${answer.status}`)
  }
  return {
    saw,
    /** @param {Canary} canary */
    plant: (canary) => void canaries.push(canary),
    /** One case for each rule. @param {Ledger} ledger */
    settle(ledger) {
      for (const rule of rules) {
        const found = broken.get(rule) ?? []
        ledger.check(
          kind,
          rule,
          `all ${count} answers`,
          found.length === 0 ? 'all' : `${found.length} not`,
          found.length === 0,
        )
        for (const one of [...new Set(found)].slice(0, 20)) ledger.check(kind, rule, 'none', one, false)
      }
    },
  }
}
