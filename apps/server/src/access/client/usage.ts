// Counts the daily calls of each client in Shanghai: in memory, added to the database every few seconds, and refused past the quota.
import { sql } from 'kysely'
import { secondsOfDayLeft, shanghaiDay } from '@register/contract/dates'
import { Failure } from '@register/contract/errors'
import type { Db } from '../../db/connect.ts'

export interface CountedClient {
  id: number
  /** Allowed calls per day. */
  quota: number
}

export interface ClientUsage {
  /** Counts the calls; refuses them (429 until midnight) when they exceed the day's quota. */
  count(client: CountedClient, calls?: number): Promise<void>
  /** Counts a refusal without a query, so that the time of the answer to a wrong secret does not show whether the client exists. */
  refused(id: number): void
  /** Adds the collected counts to the database; counts that cannot be added wait for the next time. */
  flush(): Promise<void>
}

interface Counted {
  id: number
  day: string
  /** Set once the query for `before` has started. */
  known?: Promise<void>
  /** Calls of all instances, as of the last query. */
  before: number
  /** Calls that are being written to the database. */
  sending: number
  calls: number
  refused: number
}

const usedUp = (quota: number): Failure =>
  new Failure(
    429,
    [
      `今日调用次数已达配额（${quota} 次），北京时间零时后恢复`,
      `The quota of ${quota} calls for today is used up. A new day begins at midnight in Shanghai`,
    ],
    { retryAfter: secondsOfDayLeft() },
  )

/** `today`: the day for which calls are counted. */
export function usageOf(db: Db, today: () => string = shanghaiDay): ClientUsage {
  const counted = new Map<number, Counted>()
  /** Counts of past days that are not in the database yet. */
  const over: Counted[] = []

  function begin(id: number, day: string): Counted {
    const one: Counted = { id, day, before: 0, sending: 0, calls: 0, refused: 0 }
    const former = counted.get(id)
    if (former) over.push(former)
    counted.set(id, one)
    return one
  }

  async function read(one: Counted): Promise<void> {
    try {
      const row = await db
        .selectFrom('client_usage')
        .select('calls')
        .where('client_id', '=', one.id)
        .where('day', '=', one.day)
        .executeTakeFirst()
      one.before = row?.calls ?? 0
    } catch (error) {
      // The next call asks the database again.
      delete one.known
      throw error
    }
  }

  const of = (id: number): Counted => {
    const [one, day] = [counted.get(id), today()]
    return one?.day === day ? one : begin(id, day)
  }

  return {
    async count({ id, quota }, calls = 1) {
      const one = of(id)
      await (one.known ??= read(one))
      if (one.before + one.sending + one.calls + calls > quota) throw usedUp(quota)
      one.calls += calls
    },
    refused: (id) => void of(id).refused++,
    async flush() {
      const batch = [...over.splice(0), ...counted.values()].filter(({ calls, refused }) => calls + refused > 0)
      if (batch.length === 0) return
      const sent = batch.map((one) => {
        const part = { one, calls: one.calls, refused: one.refused }
        Object.assign(one, { sending: one.calls, calls: 0, refused: 0 })
        return part
      })
      try {
        // The join leaves out clients that were removed meanwhile.
        const { rows } = await sql<{ client_id: number; day: string; calls: number }>`
          insert into client_usage as u (client_id, day, calls, refused)
          select s.id, s.day, s.calls, s.refused
          from unnest(${batch.map(({ id }) => id)}::bigint[], ${batch.map(({ day }) => day)}::date[],
            ${sent.map(({ calls }) => calls)}::int[], ${sent.map(({ refused }) => refused)}::int[]) as s (id, day, calls, refused)
          join client on client.id = s.id
          on conflict (client_id, day) do update
            set calls = u.calls + excluded.calls, refused = u.refused + excluded.refused, last_at = now()
          returning client_id, day, calls`.execute(db)
        for (const one of batch) {
          const stored = rows.find(({ client_id, day }) => client_id === one.id && day === one.day)
          Object.assign(one, {
            before: stored?.calls ?? one.before + one.sending,
            sending: 0,
            known: Promise.resolve(),
          })
        }
      } catch (error) {
        for (const { one, calls, refused } of sent) {
          Object.assign(one, { sending: 0, calls: one.calls + calls, refused: one.refused + refused })
          if (counted.get(one.id) !== one) over.push(one)
        }
        throw error
      }
    },
  }
}
