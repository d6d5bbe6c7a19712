// Limits how often one caller may call. Public reads are counted in memory per instance; sign-in in the database, for all (docs/rules/access.md#limits).
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateClass } from '@register/contract/endpoint'
import { tooMany } from '@register/contract/errors'

/** Calls per minute: by address for anonymous callers, by account for signed-in ones. */
type Counted = Exclude<RateClass, 'none'>
const perMinute: Record<Counted, { stranger: number; user: number }> = {
  answer: { stranger: 600, user: 1_200 },
  list: { stranger: 120, user: 600 },
  // A whole check of the integrity log takes 100 records a call, so a million certificates take some 40 minutes.
  log: { stranger: 300, user: 300 },
  // Two files for 256 entries: a check of a million entries takes some 8,000 of them, from here or from a cache.
  tile: { stranger: 3_000, user: 3_000 },
  // Attempts. An address where many people sign in gets more, see `attemptsOf`.
  signIn: { stranger: 60, user: 60 },
  // What a sign-in begins with: salts and pictures. Apart from the attempts, which a stranger of the same network may have used up.
  offer: { stranger: 240, user: 240 },
  // Sessions that go on, where the secret is not one of this register's: those that are count by their session, see `ofSession`.
  refresh: { stranger: 3_000, user: 3_000 },
  write: { stranger: 60, user: 600 },
  // Anonymous submissions, which people have to read.
  submit: { stranger: 5, user: 10 },
  transfer: { stranger: 10, user: 60 },
}

/** Renewals per minute of one session, which has several windows. */
const ofSession = 60

/**
 * Annoyances per minute and address, counted after they have happened. refusedBody: bodies that were read and refused ·
 * unknownToken: tokens that the database was asked for and does not know.
 */
const mostAnnoyances = { refusedBody: 300, unknownToken: 300 } as const
export type Annoyance = keyof typeof mostAnnoyances

export interface Spender {
  ip: string
  userId: number | undefined
  /** The mark of the session that the call renews. The limiter counts renewals by it, so that strangers behind the same address cannot stop the session. */
  session?: string | undefined
}

/** How much of a limit is left to a caller. */
export interface Allowance {
  kind: RateClass
  /** Calls per minute. */
  most: number
  left: number
  /** Until all of them can be made again. */
  seconds: number
}

export interface Rates {
  /** Counts these calls; refuses them all (429) when fewer are left, which then can still be used. @param tell gets what is left, before a refusal too */
  spend(kind: RateClass, caller: Spender, tell: (allowance: Allowance) => void, calls?: number): Promise<void>
  /** What is said to strangers of this address who have no call of this kind left, as far as this process knows without asking. */
  spentFor(kind: RateClass, ip: string): Allowance | undefined
  /** Counts one more annoyance from this address. */
  count(what: Annoyance, ip: string): Promise<void>
  /** Refuses an address that caused too many of them within a minute. */
  refuseAnnoying(what: Annoyance, ip: string): Promise<void>
}

const nothing = () => Promise.resolve()
export const noRates: Rates = { spend: nothing, spentFor: () => undefined, count: nothing, refuseAnnoying: nothing }

/** Attempts a minute of an address by the number of accounts that signed in from there within a month. */
const tiers = [
  { accounts: 25, attempts: 960 },
  { accounts: 5, attempts: 240 },
] as const
const rememberMs = 60_000
const rememberMost = 10_000

/** How many attempts an address may make; asked only where the usual number is used up, and remembered for a minute. */
function attemptsOf(pool: pg.Pool): (ip: string) => Promise<number> {
  const known = new Map<string, { until: number; attempts: number }>()
  return async (ip) => {
    const before = known.get(ip)
    if (before && before.until > performance.now()) return before.attempts
    const { rows } = await pool.query<{ accounts: number }>(
      `select count(*)::int as accounts from sign_in_address where address = $1 and succeeded_at > now() - interval '30 days'`,
      [ip],
    )
    const accounts = rows[0]?.accounts ?? 0
    const attempts = tiers.find((tier) => accounts >= tier.accounts)?.attempts ?? perMinute.signIn.stranger
    if (known.size >= rememberMost) known.clear()
    known.set(ip, { until: performance.now() + rememberMs, attempts })
    return attempts
  }
}

/** Which strangers have no call left, and until when, so that their next ones cost nothing. */
function spentOf() {
  const until = new Map<string, number>()
  return {
    note(kind: Counted, ip: string, { msBeforeNext }: RateLimiterRes) {
      if (until.size >= rememberMost) until.clear()
      until.set(`${kind} ${ip}`, performance.now() + msBeforeNext)
    },
    secondsFor(kind: Counted, ip: string): number | undefined {
      const end = until.get(`${kind} ${ip}`)
      if (end === undefined) return undefined
      const left = end - performance.now()
      if (left > 0) return Math.ceil(left / 1_000)
      until.delete(`${kind} ${ip}`)
      return undefined
    },
  }
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000))

/** Kinds counted in the database, for all instances together. */
const ofAllInstances = new Set(['signIn', 'offer'])

export function rates(pool: pg.Pool): Rates {
  const attempts = attemptsOf(pool)
  const spent = spentOf()
  const limiters = new Map<string, RateLimiterAbstract>()
  for (const [kind, { stranger, user }] of Object.entries(perMinute)) {
    limiters.set(`${kind}:user`, new RateLimiterMemory({ keyPrefix: kind, points: user, duration: 60 }))
    limiters.set(
      `${kind}:stranger`,
      ofAllInstances.has(kind)
        ? new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_count',
            tableCreated: true,
            clearExpiredByTimeout: true,
            keyPrefix: kind,
            points: stranger,
            duration: 60,
          })
        : new RateLimiterMemory({ keyPrefix: kind, points: stranger, duration: 60 }),
    )
  }
  const sessions = new RateLimiterMemory({ keyPrefix: 'session', points: ofSession, duration: 60 })
  const annoyances = Object.fromEntries(
    Object.entries(mostAnnoyances).map(([what, points]) => [
      what,
      new RateLimiterMemory({ keyPrefix: what, points, duration: 60 }),
    ]),
  ) as Record<Annoyance, RateLimiterMemory>
  return {
    spentFor(kind, ip) {
      if (kind === 'none') return undefined
      const seconds = spent.secondsFor(kind, ip)
      return seconds === undefined ? undefined : { kind, most: perMinute[kind].stranger, left: 0, seconds }
    },
    async count(what, ip) {
      // The limiter rejects when the limit is passed; the caller's next call then gets 429.
      await annoyances[what].consume(ip).catch(() => {})
    },
    async refuseAnnoying(what, ip) {
      const known = await annoyances[what].get(ip)
      if (known && known.consumedPoints >= mostAnnoyances[what]) throw tooMany(secondsLeft(known))
    },
    async spend(kind, { ip, userId, session }, tell, calls = 1) {
      if (kind === 'none') return
      const ofCaller = limiters.get(userId === undefined ? `${kind}:stranger` : `${kind}:user`)
      const limiter = session === undefined ? ofCaller : sessions
      const who = session ?? (userId === undefined ? ip : String(userId))
      const most = limiter?.points ?? 0
      try {
        const counted = await limiter?.consume(who, calls)
        if (counted) tell({ kind, most, left: counted.remainingPoints, seconds: secondsLeft(counted) })
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        if (kind === 'signIn' && userId === undefined && refused.consumedPoints <= (await attempts(ip))) return
        // The limiter counts the calls that it refuses: without this, one list that is too long would block single look-ups as well.
        // The rest of a list is refused whole, so what was left before it is left.
        tell({
          kind,
          most,
          left: Math.max(0, most - refused.consumedPoints + (calls > 1 ? calls : 0)),
          seconds: secondsLeft(refused),
        })
        if (calls > 1) await limiter?.reward(who, calls)
        else if (limiter === ofCaller && userId === undefined) spent.note(kind, ip, refused)
        throw tooMany(secondsLeft(refused))
      }
    },
  }
}
