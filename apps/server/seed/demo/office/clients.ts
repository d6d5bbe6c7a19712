// Clients of the demo world with a month of use. The seed discards their secrets, so calls in their names are refused.
import { sql } from 'kysely'
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { uploadBusinessFile } from '@register/contract/business/file'
import { insertReport, readReport, queryList, updateReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { addClient } from '@register/contract/system/client/client'
import type { UserCtx } from '../../../src/access/ctx.ts'
import { addOne } from '../../../src/features/system/client/service.ts'
import type { As } from '../ctx.ts'
import { shift } from '../contents.ts'

const reading = [queryList.access.may, readReport.access.may, listChangeNotices.access.may]
const writing = [...reading, insertReport.access.may, updateReport.access.may, uploadBusinessFile.access.may]

const clients: readonly {
  name: string
  body?: string
  scopes: readonly string[]
  quota: number
  status?: string
  addresses?: readonly string[]
  /** Calls on a usual day; 0 for a client that was never used. */
  daily: number
}[] = [
  {
    name: '北辰检验业务系统',
    body: '901',
    scopes: writing,
    quota: 20_000,
    addresses: ['203.0.113.0/24'],
    daily: 1_460,
  },
  { name: '省级监管数据交换平台', scopes: reading, quota: 100_000, daily: 38_200 },
  { name: '统计年报试验接口', scopes: reading.slice(0, 1), quota: 500, status: 'disabled', daily: 0 },
]

/** The calls of a day, fewer at the weekend. */
const callsOf = (daily: number, day: string): number => {
  const date = new Date(`${day}T00:00:00Z`)
  const rest = date.getUTCDay() % 6 === 0 ? 0.15 : 1
  return Math.round(daily * rest * (0.9 + (date.getUTCDate() % 7) / 30))
}

async function seedUse({ db }: UserCtx, client_id: number, daily: number): Promise<void> {
  const today = shanghaiDay()
  const days = Array.from({ length: 29 }, (_, before) => shift(today, -1 - before))
  await db
    .insertInto('client_usage')
    .values(
      days.map((day, at) => ({
        client_id,
        day,
        calls: callsOf(daily, day),
        refused: at % 11 === 3 ? 12 : 0,
        last_at: sql<string>`${day}::date + time '18:20'`,
      })),
    )
    .execute()
}

export async function seedClients(as: As): Promise<void> {
  const ctx = await as('security-admin', addClient)
  const today = shanghaiDay()
  for (const { name, body, scopes, quota, status = 'active', addresses = [], daily } of clients) {
    const dept = body && (await ctx.db.selectFrom('dept').select('id').where('body_code', '=', body).executeTakeFirst())
    const values = addClient.body.parse({
      name,
      status,
      scopes: [...scopes],
      reach: dept ? 'body' : 'all',
      deptId: dept ? dept.id : null,
      quota,
      validUntil: `${Number(today.slice(0, 4)) + 1}-12-31`,
      addresses: [...addresses],
    })
    const { id } = await addOne(ctx, values)
    if (daily > 0) await seedUse(ctx, id, daily)
  }
}
