// The number of findings on the last days that were inspected: summed over bodies from what the inspections noted, without counting again.
import { sql } from 'kysely'
import { qualityDays, type QualityFigures } from '@register/contract/business/quality/figures'
import type { QualityRuleKey } from '@register/contract/business/quality/rules'
import { inScope, type Scope } from '../../../../access/scope.ts'
import type { Db } from '../../../../db/connect.ts'

interface Counted {
  day: string
  rule: string
  count: number
  accepted: number
  total: number
}

const nothing = { count: 0, accepted: 0, total: 0 }

/** `rules`: the rules to list, in this order. */
export async function figuresIn(db: Db, scope: Scope, rules: readonly QualityRuleKey[]): Promise<QualityFigures> {
  const { rows } = await sql<Counted>`
    select day, rule, sum(count)::int as count, sum(accepted)::int as accepted, sum(total)::int as total
    from quality_day
    where ${inScope(scope, { dept: 'quality_day.body_id' })}
      and day in (select distinct day from quality_day order by day desc limit ${qualityDays})
    group by day, rule order by day`.execute(db)
  const days = [...new Set(rows.map(({ day }) => day))]
  const noted = (day: string, rule: string) => rows.find((row) => row.day === day && row.rule === rule)
  const on = (day: string, rule: string) => noted(day, rule) ?? nothing
  const cleanOf = ({ total, count }: Pick<Counted, 'total' | 'count'>) => ({ total, clean: total - count })
  const perDay = days.map((day) => {
    return { day, ...cleanOf(on(day, 'any')), counts: rules.map((rule) => on(day, rule).count) }
  })
  const last = perDay.at(-1)
  const day = last?.day ?? ''
  const issued = noted(day, 'anyIssued')
  return {
    day,
    total: last?.total ?? 0,
    clean: last?.clean ?? 0,
    issued: issued ? cleanOf(issued) : null,
    rules: rules.map((rule) => {
      const { count, accepted } = on(day, rule)
      return { rule, count, accepted }
    }),
    days: perDay,
  }
}
