// The rules of the code generator: names that are free, and records generated from descriptions. As text alone: nothing here writes a file or runs a command.
import { endpoints } from '@register/contract/all'
import { nouns } from '@register/contract/audit/nouns'
import { verbs } from '@register/contract/audit/verbs'
import type { Input } from '@register/contract/endpoint'
import { badField, notFound, duplicateField } from '@register/contract/errors'
import { sql } from 'kysely'
import type { Description } from '@register/contract/system/generator/description'
import type { addDescription, changeDescription, WrittenFile } from '@register/contract/system/generator/generator'
import type { UserCtx } from '../../../access/ctx.ts'
import { columnsIn, isInternal } from './catalogue/catalogue.ts'
import { descriptions, readWhole } from './store.ts'
import { additionsOf, commands } from './write/additions.ts'
import { planOf, type MigrationPlace, type Plan } from './write/plan.ts'
import { filesOf } from './write/record.ts'
import { linesPage } from './write/linesPage.ts'

type Given = Input<typeof addDescription>['body']
type Changed = Input<typeof changeDescription>['body']

/** The names of the project's own records, in paths, in the audit and in permissions. */
export const isDuplicate = (noun: string): boolean =>
  Object.hasOwn(nouns, noun) ||
  Object.keys(verbs).some((verb) => verb.startsWith(`${noun}.`)) ||
  endpoints.some(({ path }) => path.split('/').slice(2, 4).includes(noun))

const internal = (field: string, table: string) =>
  badField(field, [
    `“${table}”是本系统的内部表，不能描述，请换一个表名`,
    `"${table}" is an internal table of the product. Choose another name`,
  ])

/** Refuses an internal table as the record or as its lines, because the migration would change that table and the preview would show its columns. */
async function refuseInternal(ctx: UserCtx, { tableName, childTable }: Given): Promise<void> {
  if (await isInternal(ctx, tableName)) throw internal('tableName', tableName)
  if (childTable !== '' && (await isInternal(ctx, childTable))) throw internal('childTable', childTable)
}

function refuseDuplicate({ noun }: Given): void {
  if (isDuplicate(noun))
    throw duplicateField('noun', [
      `“${noun}”已是本系统的一种记录，请换一个代码名称`,
      `Name in code: "${noun}" is a record of the product already. Choose another name`,
    ])
}

const asJson = ({ columns, children }: Pick<Given, 'columns' | 'children'>) => ({
  columns: JSON.stringify(columns),
  children: JSON.stringify(children),
})

/** A description that is not of the parent kind has no children, even if some were entered before its kind was chosen. */
const whole = <G extends Given>(given: G): G =>
  given.kind === 'parent' ? given : { ...given, childTable: '', childKey: '', childZh: '', childEn: '', children: [] }

export async function addOne(ctx: UserCtx, given: Given): Promise<Description> {
  refuseDuplicate(given)
  await refuseInternal(ctx, given)
  const { columns, children, ...values } = whole(given)
  const id = await descriptions.insert(ctx, values, asJson({ columns, children }))
  return readWhole(ctx, id)
}

export async function changeOne(ctx: UserCtx, given: Changed): Promise<Description> {
  const before = await descriptions.lock(ctx, given.id, given.rev)
  refuseDuplicate(given)
  await refuseInternal(ctx, given)
  const { id, rev: _, columns, children, ...values } = whole(given)
  await descriptions.update(ctx, before, values, asJson({ columns, children }))
  return readWhole(ctx, id)
}

/** After the newest migration that this register has run. */
async function nextPlace({ db }: UserCtx): Promise<MigrationPlace> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name desc limit 1`.execute(db)
  const after = rows[0]?.name ?? ''
  return { number: Number(after.slice(0, 4)) + 1, after }
}

async function planFor(ctx: UserCtx, description: Description, place: MigrationPlace): Promise<Plan> {
  // A description may be older than the table that has its name by now.
  await refuseInternal(ctx, description)
  const existing = await columnsIn(ctx, description.tableName)
  return planOf(
    description,
    place,
    existing.map(({ name }) => name),
  )
}

export async function preview(ctx: UserCtx, id: number) {
  const plan = await planFor(ctx, await readWhole(ctx, id), await nextPlace(ctx))
  return {
    name: plan.tableName,
    files: filesOf(plan),
    additions: additionsOf(plan),
    commands: [...commands],
  }
}

/** Several records with their paths in the zip, each migration with a number of its own. 404 when one of them does not exist. */
export async function filesOfDescriptions(
  ctx: UserCtx,
  ids: readonly number[],
): Promise<Pick<WrittenFile, 'path' | 'text'>[]> {
  const first = await nextPlace(ctx)
  const plans: Plan[] = []
  for (const id of new Set(ids))
    plans.push(await planFor(ctx, await readWhole(ctx, id), { ...first, number: first.number + plans.length }))
  if (plans.length === 0) throw notFound()
  ctx.note.object = `genTable:${plans.map((plan) => plan.id).join(',')}`
  ctx.note.detail = { tableName: plans.map(({ tableName }) => tableName).join('、') }
  return [...plans.flatMap(filesOf), { path: 'LINES.md', text: linesPage(plans) }]
}
