// Writes the tests of a record: through the API, as people with and without permission, with what its kind adds.
import type { GenColumn } from '@register/contract/system/generator/description'
import { braces, imports, list, literal, print, text, type Code } from '../code.ts'
import { rowsOf, valueOf } from '../fields.ts'
import { sampleOf, type Plan } from '../plan.ts'
import { namesOf } from './names.ts'
import { contractOf } from './server.ts'

/** The body of a valid request: required columns and choices. */
function body(plan: Plan): Code[] {
  const { formed, kind, childKey } = plan
  const parts: Code[] = formed
    .filter((column) => column.required || column.type === 'choice')
    .map((column) => `${column.key}: ${valueOf(sampleOf(column, 1))}`)
  if (kind === 'tree') parts.push('parentId: null')
  if (kind === 'parent') parts.push(rowsOf(`${childKey}: [`, plan, [1, 2]))
  return [...parts, '...more']
}

/** Values for a second record: every unique column differs. */
const otherParts = ({ formed, called }: Plan, n: number): string[] =>
  formed
    .filter((column) => column === called || column.unique)
    .map((column) => `${column.key}: ${valueOf(sampleOf(column, n))}`)
const other = (plan: Plan, n: number): string => `{ ${otherParts(plan, n).join(', ')} }`
/** `written(…)` of another record, one part per line where needed. */
const writtenOther = (plan: Plan, n: number): string => `...written(${other(plan, n)})`

const missing = ({ formed }: Plan): GenColumn[] => formed.filter(({ required }) => required)

function unique(plan: Plan): string[] {
  const keys = plan.formed.filter((column) => column.unique).map(({ key }) => key)
  if (keys.length === 0) return []
  return [
    '',
    print(
      list(
        'it.each([',
        keys.map(literal),
        `] as const)('is refused beside another of the same %s', async (field) => {`,
      ),
      2,
    ),
    '    const first = await add()',
    print(braces('const body = {', [writtenOther(plan, 2), '[field]: first[field].toUpperCase()']), 4),
    `    const refusal = await system.refused(${namesOf(plan).add}, { body })`,
    '    expect(refusal).toMatchObject({ status: 409, errors: [{ field }] })',
    '  })',
  ]
}

const ofTree = (plan: Plan): string[] => {
  const names = namesOf(plan)
  return [
    '',
    "  it('stands under another, and never under itself or one below it', async () => {",
    '    const top = await add()',
    print(braces('const below = await add({', [...otherParts(plan, 2), 'parentId: top.id'], '})'), 4),
    `    const tree = await system(${names.tree}, {})`,
    '    expect(tree).toMatchObject([{ id: top.id, children: [{ id: below.id, children: [] }] }])',
    `    const refusal = await system.refused(${names.change}, {`,
    '      body: { ...written({ parentId: below.id }), id: top.id, rev: top.rev },',
    '    })',
    "    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'parentId' }] })",
    `    expect((await system.refused(${names.remove}, { params: { id: top.id } })).status).toBe(409)`,
    '  })',
  ]
}

const ofParent = (plan: Plan): string[] => {
  const names = namesOf(plan)
  const { childKey } = plan
  return [
    '',
    "  it('keeps its rows in their order, and puts others in their place', async () => {",
    '    const kept = await add()',
    `    expect(kept.${childKey}).toEqual(written().${childKey})`,
    `    const ${childKey} = written().${childKey}.toReversed()`,
    `    const changed = await system(${names.change}, {`,
    `      body: { ...written({ ${childKey} }), id: kept.id, rev: kept.rev },`,
    '    })',
    `    expect(changed.${childKey}).toEqual(${childKey})`,
    '  })',
  ]
}

export function testFile(plan: Plan): string {
  const { type, noun, called, kind, tableName, formed } = plan
  const names = namesOf(plan)
  const named = (n: number) => `${called.key}: ${valueOf(sampleOf(called, n))}`
  const required = missing(plan).map(({ key }) => `'${key}'`)
  const uniques = formed.filter((column) => column.unique)
  return text(
    `// ${plan.pluralEn}: added, changed and deleted with their traces, refused where something is wrong, listed and exported.`,
    imports(
      [
        names.add,
        names.change,
        names.exports,
        names.list,
        names.changes,
        names.remove,
        ...(kind === 'tree' ? [names.tree] : []),
        `type ${type}`,
      ],
      contractOf(plan),
    ),
    imports(['afterEach', 'describe', 'expect', 'it'], 'vitest'),
    imports(['testApp'], '../../../../test/app.ts'),
    '',
    'const app = await testApp()',
    `const [system, staff] = await Promise.all([app.as('system-admin'), app.as('body-staff')])`,
    '',
    print(braces('const written = (more = {}) => ({', body(plan), '})')),
    print(list(`const add = (more = {}): Promise<${type}> => system(`, [names.add, '{ body: written(more) }'], ')')),
    '',
    'afterEach(async () => {',
    `  await app.owner.query('DELETE FROM ${tableName}')`,
    '})',
    '',
    `describe('${withoutQuotes(plan.one)}', () => {`,
    `  it('is added, changed and deleted, each with its trace', async () => {`,
    '    const kept = await add()',
    print(braces('expect(kept).toMatchObject({', ['rev: 1', named(1), `updatedBy: '系统管理员'`], '})'), 4),
    print(braces('const body = {', [writtenOther(plan, 2), 'id: kept.id', 'rev: kept.rev']), 4),
    `    const changed = await system(${names.change}, { body })`,
    print(braces('expect(changed).toMatchObject({', ['id: kept.id', 'rev: 2', named(2)], '})'), 4),
    `    const told = await system(${names.changes}, { params: { id: kept.id } })`,
    '    expect(told).toHaveLength(2)',
    `    await system(${names.remove}, { params: { id: kept.id } })`,
    `    expect((await system(${names.list}, { query: {} })).list).toEqual([])`,
    '    const { rows } = await app.owner.query<{ action: string }>(',
    `      \`SELECT action FROM audit WHERE object = '${noun}:\${kept.id}' ORDER BY id\`,`,
    '    )',
    print(
      list(
        'expect(rows.map(({ action }) => action)).toEqual([',
        ['add', 'change', 'remove'].map((act) => `'${noun}.${act}'`),
        '])',
      ),
      4,
    ),
    '  })',
    '',
    `  it('is not changed over a newer one, and not by those who may not', async () => {`,
    '    const kept = await add()',
    '    const body = { ...written(), id: kept.id, rev: kept.rev }',
    `    await system(${names.change}, { body })`,
    `    expect((await system.refused(${names.change}, { body })).status).toBe(409)`,
    `    expect((await staff.refused(${names.remove}, { params: { id: kept.id } })).status).toBe(403)`,
    `    expect((await system.refused(${names.remove}, { params: { id: kept.id + 1 } })).status).toBe(404)`,
    '  })',
    '',
    print(list('it.each([', required, `])('is refused without %s', async (field) => {`), 2),
    `    const refusal = await system.refused(${names.add}, { body: written({ [field]: null }) })`,
    '    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })',
    '  })',
    ...(uniques.length > 0 ? unique(plan) : []),
    ...(kind === 'tree' ? ofTree(plan) : []),
    ...(kind === 'parent' ? ofParent(plan) : []),
    '})',
    '',
    `describe('the list', () => {`,
    `  it('is found by words and exported', async () => {`,
    '    await add()',
    print(braces('const second = await add({', otherParts(plan, 2), '})'), 4),
    called.searched && `    const query = { keyword: second.${called.key} }`,
    called.searched &&
      `    expect((await system(${names.list}, { query })).list.map(({ id }) => id)).toEqual([second.id])`,
    !called.searched && `    expect((await system(${names.list}, { query: {} })).total).toBe(2)`,
    !called.searched && '    expect(second.rev).toBe(1)',
    `    const exported = await system.raw(${names.exports}, { body: {} })`,
    `    expect(exported.rawPayload.subarray(0, 2).toString()).toBe('PK')`,
    '  })',
    '})',
  )
}

/** Removes quotes from names, because the titles of tests contain the names. */
const withoutQuotes = (words: string): string => words.replace(/[^\p{L}\p{N} -]/gu, '')
