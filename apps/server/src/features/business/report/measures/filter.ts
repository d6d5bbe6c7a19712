// The conditions of a list by the parameters of its kind. Decision record 0047.
import { sql, type RawBuilder } from 'kysely'
import { kindNames } from '@register/contract/business/parameters/kindNames'
import { measuresIn, measuresLabel, type AskedMeasure } from '@register/contract/business/parameters/measures'
import { badField } from '@register/contract/errors'
import type { Field } from '@register/contract/fields'
import type { ListRequest } from '@register/contract/page'
import type { Db } from '../../../../db/connect.ts'
import { listedMeasures, measureName } from './listed.ts'

type Condition = RawBuilder<boolean>

/** One parameter that is asked for: the reports that hold it stand in the table of measures. */
interface Wanted extends AskedMeasure {
  kind: string
  field: Field
}

const refuse = (zh: string, en: string): never => {
  throw badField('parameters', [`${measuresLabel[0]}：${zh}`, `${measuresLabel[1]}: ${en}`])
}

/** What a request asks for; parameters that its kind does not list are refused by name. */
export function wantedMeasures(request: ListRequest): Wanted[] {
  const { parameters, formKind } = request
  if (typeof parameters !== 'string' || parameters === '') return []
  const read = measuresIn(parameters)
  // The schema has said what is wrong with it before.
  if ('problem' in read) return refuse(...read.problem)
  const kind = kindNames.find(({ key }) => key === formKind)
  if (!kind) return refuse('请先选择一种表单类型', 'choose one form kind first')
  const listed = listedMeasures(kind.key)
  return read.asked.map((one) => {
    const field = listed.find(({ key }) => key === one.key)
    if (field) return { ...one, kind: kind.key, field }
    const names = listed.map(({ key, label }) => [`${key}（${label[0]}）`, `${key} (${label[1]})`] as const)
    return refuse(
      `${kind.label[0]}不能按“${one.key}”筛选；可用：${names.map(([zh]) => zh).join('、')}`,
      `${kind.label[1]} cannot be filtered by "${one.key}". There are: ${names.map(([, en]) => en).join(', ')}`,
    )
  })
}

/** A number lies between the ends; a range overlaps them. */
function holds({ kind, key, field, from, to }: Wanted): Condition {
  const upper = field.type === 'range' ? sql`high` : sql`low`
  return sql<boolean>`measure = ${measureName(kind, key)}
    and low <= ${to ?? Infinity}::float8 and ${upper} >= ${from ?? -Infinity}::float8`
}

/** Reports that hold what is asked for, one condition each, for whoever reads them all. */
export const measureConditions = (wanted: readonly Wanted[]): Condition[] =>
  wanted.map((one) => sql<boolean>`report.id in (select report_id from report_measure where ${holds(one)})`)

/** Rows that are quicker fetched and sorted than met with on the way from the newest. */
const few = 20_000

/**
 * The same for a page: what few reports hold is fetched first, what many hold is looked for from the newest on. The
 * planner would have to guess, since it knows the values of all parameters together only.
 */
export async function pageConditions(db: Db, wanted: readonly Wanted[]): Promise<Condition[]> {
  return Promise.all(
    wanted.map(async (one) => {
      const { rows } = await sql<{ many: boolean }>`
        select count(*) > ${few} as many
        from (select 1 from report_measure where ${holds(one)} limit ${sql.lit(few + 1)}) counted`.execute(db)
      return rows[0]?.many
        ? sql<boolean>`exists (select from report_measure where report_id = report.id and ${holds(one)} offset 0)`
        : sql<boolean>`report.id = any(array(select report_id from report_measure where ${holds(one)}))`
    }),
  )
}
