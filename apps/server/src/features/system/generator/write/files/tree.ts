// Writes the rules of a record whose rows form a tree: no circles, and no row is deleted while it has children.
import { snake } from '@register/contract/system/generator/naming'
import { arrow, chain, ifThen, imports, list, literal, pair, print, text } from '../code.ts'
import type { Plan } from '../plan.ts'
import { contractOf, storeOf } from './server.ts'

const below = '../../../'

/** Renames a column to the name that its reader expects. */
const asName = (column: string): string => (column === 'name' ? column : `${column} as name`)

export function treeStore(plan: Plan): string {
  const { tableName, labelZh, pluralEn, called } = plan
  const users = [
    '    {',
    print(pair('who: ', [`个下级${labelZh}`, `${pluralEn} below it`]), 6, ','),
    arrow(
      'names: (ctx, id) =>',
      'ctx.db',
      [`.selectFrom('${tableName}')`, `.where('parent_id', '=', id)`, `.select('${asName(snake(called.key))}')`],
      6,
      ',',
    ),
    '    },',
  ].join('\n')
  return text(
    `// ${pluralEn} as they are kept, each under another or at the top.`,
    `import { sql } from 'kysely'`,
    `import * as contract from '${contractOf(plan)}'`,
    imports(['everybody', 'storeOf'], `${below}records/store.ts`),
    '',
    storeOf(plan, [`usedBy: [\n${users}\n  ]`]),
  )
}

export function treeService(plan: Plan): string {
  const { nouns, type, tableName, called, labelZh, labelEn, plural, one } = plan
  const name = snake(called.key)
  const refuse = (condition: string, zh: string, en: string) =>
    ifThen(condition, list(`throw badField('parentId', [`, [literal(zh), literal(en)], '])'), 2)
  const signature = (act: string, values: string) =>
    print(list(`export async function ${act}(`, ['ctx: UserCtx', values], `): Promise<${type}> {`))
  return text(
    `// The rules of ${plural}: where one may stand, and the tree they make.`,
    `import { sql } from 'kysely'`,
    imports(['Input'], '@register/contract/endpoint', true),
    imports(['badField'], '@register/contract/errors'),
    imports([`add${type}`, `change${type}`, type, `${type}Branch`], contractOf(plan), true),
    imports(['UserCtx'], `${below}access/ctx.ts`, true),
    imports([nouns], './store.ts'),
    '',
    '/** All of them, in order. */',
    `export async function wholeTree(ctx: UserCtx): Promise<${type}Branch[]> {`,
    chain(
      `const rows = await ${nouns}`,
      [`.rows(${nouns}.scoped(ctx))`, `.orderBy(${nouns}.plan.order)`, '.execute()'],
      2,
    ),
    `  const under = new Map<number | null, ${type}[]>()`,
    `  for (const row of rows.map(${nouns}.answered)) {`,
    '    const beside = under.get(row.parentId) ?? []',
    '    under.set(row.parentId, [...beside, row])',
    '  }',
    `  const branches = (above: number | null): ${type}Branch[] =>`,
    '    (under.get(above) ?? []).map((row) => ({ ...row, children: branches(row.id) }))',
    '  return branches(null)',
    '}',
    '',
    '/** One writer of the tree at a time: two moves at once could make a circle. */',
    arrow(
      'const lockTree = ({ db }: UserCtx) =>',
      `sql\`select pg_advisory_xact_lock(hashtext('${tableName}'))\``,
      ['.execute(db)'],
      0,
    ),
    '',
    '/** What it is called; nothing at the top. */',
    `async function nameOf({ db }: UserCtx, id: number | null): Promise<string | null> {`,
    '  if (id === null) return null',
    chain(
      'const row = await db',
      [`.selectFrom('${tableName}')`, `.select('${asName(name)}')`, `.where('id', '=', id)`, '.executeTakeFirst()'],
      2,
    ),
    '  return row?.name ?? null',
    '}',
    '',
    '/** Refuses a place that is not there, or that stands below what is moved there. */',
    'async function refusePlace({ db }: UserCtx, parentId: number | null, moved?: number): Promise<void> {',
    '  if (parentId === null) return',
    '  const { rows } = await sql<{ id: number }>`',
    '    with recursive above as (',
    `      select id, parent_id from ${tableName} where id = \${parentId}`,
    `      union select next.id, next.parent_id from ${tableName} next join above on next.id = above.parent_id`,
    '    ) select id from above`.execute(db)',
    refuse('rows.length === 0', `上级${labelZh}不存在`, `${labelEn} above: it is not there`),
    refuse(
      'rows.some(({ id }) => id === moved)',
      `上级${labelZh}不能是自己或自己的下级`,
      `${labelEn} above: ${one} cannot stand under itself, nor under one below it`,
    ),
    '}',
    '',
    'async function notePlace(ctx: UserCtx, parentId: number | null, before: number | null = parentId): Promise<void> {',
    '  const { detail } = ctx.note',
    '  const was = {',
    `    ...(typeof detail['was'] === 'object' && detail['was']),`,
    '    ...(parentId !== before && { above: await nameOf(ctx, before) }),',
    '  }',
    '  const above = await nameOf(ctx, parentId)',
    '  ctx.note.detail = { ...detail, above, ...(Object.keys(was).length > 0 && { was }) }',
    '}',
    '',
    `type Added = Input<typeof add${type}>['body']`,
    `type Changed = Input<typeof change${type}>['body']`,
    '',
    signature('addOne', '{ parentId, ...values }: Added'),
    '  await lockTree(ctx)',
    '  await refusePlace(ctx, parentId)',
    `  const id = await ${nouns}.insert(ctx, values, { parent_id: parentId })`,
    '  await notePlace(ctx, parentId)',
    `  return ${nouns}.read(ctx, id)`,
    '}',
    '',
    signature('changeOne', '{ id, rev, parentId, ...values }: Changed'),
    '  await lockTree(ctx)',
    `  const before = await ${nouns}.lock(ctx, id, rev)`,
    '  if (parentId !== before.parent_id) await refusePlace(ctx, parentId, id)',
    `  await ${nouns}.update(ctx, before, values, { parent_id: parentId })`,
    '  await notePlace(ctx, parentId, before.parent_id)',
    `  return ${nouns}.read(ctx, id)`,
    '}',
  )
}
