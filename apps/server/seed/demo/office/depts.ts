// Departments below the bodies of the demo world, and the categories that one body is approved for.
import { sql } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { Db } from '../../../src/db/connect.ts'
import { addDept } from '../people.ts'

const below: readonly { body: string; name: Phrase; leader: string; stopped?: true }[] = [
  { body: '901', name: ['型式试验一室（演示）', 'Type testing 1 (demo)'], leader: '林工' },
  { body: '901', name: ['型式试验二室（演示）', 'Type testing 2 (demo)'], leader: '何工' },
  { body: '901', name: ['档案室（演示）', 'Records office (demo)'], leader: '苏文' },
  { body: '902', name: ['电梯部件室（演示）', 'Lift components (demo)'], leader: '方工' },
  { body: '903', name: ['起重机械室（演示）', 'Cranes (demo)'], leader: '邵工' },
  { body: '903', name: ['原现场部（演示）', 'Former field office (demo)'], leader: '', stopped: true },
]

export async function seedDepts(tx: Db): Promise<void> {
  for (const [sort, { body, name, leader, stopped }] of below.entries()) {
    const above = await tx
      .selectFrom('dept')
      .select(['id', 'path'])
      .where('body_code', '=', body)
      .executeTakeFirstOrThrow()
    await addDept(tx, { name, sort, leader, status: stopped ? 'stopped' : 'active' }, above)
  }
  await sql`update dept set leader = case body_code
      when '901' then '周主任' when '902' then '郭主任' when '903' then '唐主任' else '严主任' end
    where body_code is not null`.execute(tx)
  await sql`update dept set approval = 'listed' where body_code = '904'`.execute(tx)
  await sql`insert into dept_category (dept_id, category_code)
    select id, unnest(array['3000', '4000']) from dept where body_code = '904'`.execute(tx)
}
