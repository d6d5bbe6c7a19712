// The look at data quality in the demo world, with invented figures of the weeks before it, in which ever more was put right.
import { sql } from 'kysely'
import { qualityDays } from '@register/contract/business/quality/figures'
import type { Pool } from '../../../src/db/connect.ts'
import { lookAtAll } from '../../../src/features/business/report/service.ts'

export async function seedQuality(db: Pool): Promise<void> {
  await lookAtAll(db)
  await sql`
    insert into quality_day (day, body_id, rule, count, accepted, total)
    select day - ago, body_id, rule, case when count = 0 then 0 else least(total, count + (count * ago + 59) / 60) end, accepted, total
    from quality_day cross join generate_series(1, ${qualityDays - 1}::int) as before (ago)`.execute(db)
}
