// The conditions of a list by the parameters of its kind (docs/decisions/0047-lists-by-the-parameters-of-a-kind.md).
import { sql, type RawBuilder } from 'kysely'
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { measuresIn, measuresLabel, type AskedMeasure } from '@register/contract/rules/parameters/measures'
import { badField } from '@register/contract/errors'
import type { Field } from '@register/contract/fields'
import type { ListRequest } from '@register/contract/page'
import { listedMeasures, measureName } from './listed.ts'

type Condition = RawBuilder<boolean>

/** A parameter of the request: reports that state it have a row in the table of measures. */
interface Wanted extends AskedMeasure {
  kind: string
  field: Field
}

const refuse = (zh: string, en: string): never => {
  throw badField('parameters', [`${measuresLabel[0]}：${zh}`, `${measuresLabel[1]}: ${en}`])
}

/** The wanted parameters of a request; a parameter that the kind does not list is refused by name. */
export function wantedMeasures(request: ListRequest): Wanted[] {
  const { parameters, formKind } = request
  if (typeof parameters !== 'string' || parameters === '') return []
  const read = measuresIn(parameters)
  // The schema has refused this before, so this is only for the type.
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

/** A number must be between the bounds; a range must overlap them. */
function holds({ kind, key, field, from, to }: Wanted, at = 'report_measure'): Condition {
  const [measure, low, high] = ['measure', 'low', 'high'].map((column) => sql.ref(`${at}.${column}`))
  return sql<boolean>`${measure} = ${measureName(kind, key)}
    and ${low} <= ${to ?? Infinity}::float8 and ${field.type === 'range' ? high : low} >= ${from ?? -Infinity}::float8`
}

/** The ids of the reports that meet all conditions; there is at least one. */
function holders(wanted: readonly Wanted[]): RawBuilder<unknown> {
  const tables = wanted.map((_, at) => `m${at}`)
  const joined = tables.map((name, at) =>
    at === 0
      ? sql`report_measure ${sql.ref(name)}`
      : sql`join report_measure ${sql.ref(name)} on ${sql.ref(`${name}.report_id`)} = m0.report_id`,
  )
  const held = wanted.map((one, at) => holds(one, `m${at}`))
  return sql`select m0.report_id from ${sql.join(joined, sql` `)} where ${sql.join(held, sql` and `)}`
}

/** The conditions for exports, totals and short lists, which read every report that matches. */
export const measureConditions = (wanted: readonly Wanted[]): Condition[] =>
  wanted.length === 0 ? [] : [sql<boolean>`report.id in (${holders(wanted)})`]

/** The same for many matches, read in order through an index: each report on the way is checked. Without the limit the planner would read all measures for it. */
export const measuresOnTheWay = (wanted: readonly Wanted[]): Condition[] =>
  wanted.map(
    (one) => sql<boolean>`exists (select from report_measure where report_id = report.id and ${holds(one)} offset 0)`,
  )
