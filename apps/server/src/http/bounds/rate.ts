// Limits how often one caller may call. Public reads are counted in memory per instance; sign-in in the database, for all. Decision 17.
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateClass } from '@register/contract/endpoint'
import { tooMany } from '@register/contract/errors'

/** Calls per minute: by address for anonymous callers, by account for signed-in ones. */
const perMinute: Record<Exclude<RateClass, 'none'>, { stranger: number; user: number }> = {
  answer: { stranger: 600, user: 1_200 },
  list: { stranger: 120, user: 600 },
  // A whole check of the integrity log takes 100 records a call, so a million certificates take some 40 minutes.
  log: { stranger: 300, user: 300 },
  signIn: { stranger: 60, user: 60 },
  write: { stranger: 60, user: 600 },
  // Anonymous submissions, which people have to read.
  submit: { stranger: 5, user: 10 },
  transfer: { stranger: 10, user: 60 },
}

/**
 * Annoyances per minute and address, counted after they have happened. refusedBody: bodies that were read and refused ·
 * unknownToken: tokens that the database was asked for and does not know.
 */
const mostAnnoyances = { refusedBody: 300, unknownToken: 300 } as const
export type Annoyance = keyof typeof mostAnnoyances

export interface Rates {
  /** Counts these calls; refuses them all (429) when fewer are left, which then can still be used. */
  spend(kind: RateClass, caller: { ip: string; userId: number | undefined }, calls?: number): Promise<void>
  /** Counts one more annoyance from this address. */
  count(what: Annoyance, ip: string): Promise<void>
  /** Refuses an address that caused too many of them within a minute. */
  refuseAnnoying(what: Annoyance, ip: string): Promise<void>
}

const nothing = () => Promise.resolve()
export const noRates: Rates = { spend: nothing, count: nothing, refuseAnnoying: nothing }

const secondsLeft = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000))

export function rates(pool: pg.Pool): Rates {
  const limiters = new Map<string, RateLimiterAbstract>()
  for (const [kind, { stranger, user }] of Object.entries(perMinute)) {
    limiters.set(`${kind}:user`, new RateLimiterMemory({ keyPrefix: kind, points: user, duration: 60 }))
    limiters.set(
      `${kind}:stranger`,
      kind === 'signIn'
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
  const annoyances = Object.fromEntries(
    Object.entries(mostAnnoyances).map(([what, points]) => [
      what,
      new RateLimiterMemory({ keyPrefix: what, points, duration: 60 }),
    ]),
  ) as Record<Annoyance, RateLimiterMemory>
  return {
    async count(what, ip) {
      // The limiter rejects when the limit is passed; the caller's next call then gets 429.
      await annoyances[what].consume(ip).catch(() => {})
    },
    async refuseAnnoying(what, ip) {
      const known = await annoyances[what].get(ip)
      if (known && known.consumedPoints >= mostAnnoyances[what]) throw tooMany(secondsLeft(known))
    },
    async spend(kind, { ip, userId }, calls = 1) {
      if (kind === 'none') return
      const limiter = limiters.get(userId === undefined ? `${kind}:stranger` : `${kind}:user`)
      const who = userId === undefined ? ip : String(userId)
      try {
        await limiter?.consume(who, calls)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // The limiter counts the calls that it refuses: without this, one list that is too long would block single look-ups as well.
        if (calls > 1) await limiter?.reward(who, calls)
        throw tooMany(secondsLeft(refused))
      }
    },
  }
}
