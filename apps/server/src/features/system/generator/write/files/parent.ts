// Writes the store of a record with child rows: they are read with it, and replaced in the transaction that writes it.
import type { GenChild } from '@register/contract/system/generator/description'
import { snake } from '@register/contract/system/generator/naming'
import { imports, list, print, text, braces } from '../code.ts'
import type { Plan } from '../plan.ts'
import { contractOf, storeOf } from './server.ts'

const below = '../../../'
const isNumber = ({ type }: GenChild): boolean => type === 'integer' || type === 'decimal'

/** The SQL that reads the children of a row: without empty values, as they are written. */
function readingOf({ tableName, childTable, children }: Plan): string {
  const entry = ({ key, type }: GenChild) => {
    const column = snake(key)
    return `'${key}', ${type === 'text' || type === 'choice' ? `nullif(${column}, '')` : column}`
  }
  return [
    'sql`coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(',
    ...children.map((child, at) => `      ${entry(child)}${at < children.length - 1 ? ',' : ''}`),
    `    )) order by place) from ${childTable} where ${tableName}_id = ${tableName}.id), '[]')\``,
  ].join('\n')
}

export function parentStore(plan: Plan): string {
  const { pluralEn, childKey } = plan
  return text(
    `// ${pluralEn} as they are kept, with the rows of each.`,
    `import { sql } from 'kysely'`,
    `import * as contract from '${contractOf(plan)}'`,
    imports(['everybody', 'storeOf'], `${below}records/store.ts`),
    '',
    storeOf(plan, [`computed: {\n    ${childKey}: ${readingOf(plan)},\n  }`]),
  )
}

/** A cell as its column takes it. */
function cellOf(child: GenChild): string {
  const cell = `row['${child.key}']`
  if (isNumber(child)) return `numberOf(${cell})`
  return child.type === 'date' ? `textOf(${cell}) || null` : `textOf(${cell})`
}

export function parentService(plan: Plan): string {
  const { nouns, type, tableName, childTable, childKey, children, plural } = plan
  const anyText = children.some((child) => !isNumber(child))
  const cells = [`${tableName}_id: id`, 'place', ...children.map((child) => `${snake(child.key)}: ${cellOf(child)}`)]
  return text(
    `// The rules of ${plural}: their rows are written with them, all or none.`,
    imports(['Input'], '@register/contract/endpoint', true),
    imports([...(anyText ? ['textOf'] : []), 'type TableRow'], '@register/contract/fields').replace(
      'import { type TableRow }',
      'import type { TableRow }',
    ),
    imports([`add${type}`, `change${type}`, type], contractOf(plan), true),
    imports(['UserCtx'], `${below}access/ctx.ts`, true),
    imports([nouns], './store.ts'),
    '',
    children.some(isNumber) &&
      `const numberOf = (cell: unknown): number | null => (typeof cell === 'number' ? cell : null)\n`,
    '/** Puts these rows in place of those there were, in the order given. */',
    'async function writeRows({ db }: UserCtx, id: number, rows: readonly TableRow[]): Promise<void> {',
    `  await db.deleteFrom('${childTable}').where('${tableName}_id', '=', id).execute()`,
    '  if (rows.length === 0) return',
    '  await db',
    `    .insertInto('${childTable}')`,
    ...valuesOf(cells),
    '    .execute()',
    '}',
    '',
    `type Added = Input<typeof add${type}>['body']`,
    `type Changed = Input<typeof change${type}>['body']`,
    '',
    print(
      list(
        `export async function addOne(`,
        ['ctx: UserCtx', `{ ${childKey}, ...values }: Added`],
        `): Promise<${type}> {`,
      ),
    ),
    `  const id = await ${nouns}.insert(ctx, values)`,
    `  await writeRows(ctx, id, ${childKey})`,
    `  return ${nouns}.read(ctx, id)`,
    '}',
    '',
    print(
      list(
        `export async function changeOne(`,
        ['ctx: UserCtx', `{ id, rev, ${childKey}, ...values }: Changed`],
        `): Promise<${type}> {`,
      ),
    ),
    `  const before = await ${nouns}.lock(ctx, id, rev)`,
    `  await ${nouns}.update(ctx, before, values)`,
    `  await writeRows(ctx, id, ${childKey})`,
    `  return ${nouns}.read(ctx, id)`,
    '}',
  )
}

/** One line where it fits, as the formatter does it. */
function valuesOf(cells: readonly string[]): string[] {
  const line = print(braces('.values(rows.map((row, place) => ({', cells, '})))'), 4)
  if (!line.includes('\n')) return [line]
  return [
    '    .values(',
    ...print({ ...braces('rows.map((row, place) => ({', cells, '}))'), broken: true }, 6, ',').split('\n'),
    '    )',
  ]
}
