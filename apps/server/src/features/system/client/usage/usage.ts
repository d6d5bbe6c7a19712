// What a client used on each of the last thirty days, without gaps.
import { sql } from 'kysely'
import type { Output } from '@register/contract/endpoint'
import { usageDays, type clientUsage } from '@register/contract/system/client/client'
import type { UserCtx } from '../../../../access/ctx.ts'
import { clients } from '../store.ts'

export async function usageOf(ctx: UserCtx, id: number): Promise<Output<typeof clientUsage>> {
  await clients.read(ctx, id)
  const { rows } = await sql<{ day: string; calls: number; refused: number }>`
    select days.day::date as day, coalesce(used.calls, 0) as calls, coalesce(used.refused, 0) as refused
    from generate_series((now() at time zone 'Asia/Shanghai')::date - ${usageDays - 1}::int,
      (now() at time zone 'Asia/Shanghai')::date, interval '1 day') as days (day)
    left join client_usage used on used.client_id = ${id} and used.day = days.day::date
    order by days.day desc`.execute(ctx.db)
  return rows
}
