// The code generated from a description: formatted like the project, and the same code for every label.
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { descriptionFaults } from '@register/contract/system/generator/description'
import { additionsOf } from './additions.ts'
import { literal, print, list, sqlLiteral } from './code.ts'
import { migrationFile } from './files/migration.ts'
import { linesPage } from './linesPage.ts'
import { planOf, type Plan } from './plan.ts'
import { filesOf } from './record.ts'
import { parent, plain, tree, type Said } from './samples.ts'
import { breaker, labelledBy, longest, shortest } from './worst.ts'

const root = fileURLToPath(new URL('../../../../../../../', import.meta.url))
const kinds = { plain, tree, parent }
const stored = { id: 1, rev: 1, updatedBy: '', updatedAt: '' }
const plan = (said: Said, existing: readonly string[] = []): Plan =>
  planOf({ ...said, ...stored }, { number: 49, after: '0048_before.sql' }, existing)
const made: string[] = []
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true })
})

describe('written files', () => {
  it('are as the project’s formatter leaves them, with the longest names, the shortest, and any labels', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'register-format-'))
    made.push(folder)
    await copyFile(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
    const ways = { usual: (of: Said) => of, longest, shortest, labelled: (of: Said) => labelledBy(of, breaker) }
    for (const [way, by] of Object.entries(ways))
      for (const [kind, of] of Object.entries(kinds))
        for (const { path, text } of filesOf(plan(by(of)))) {
          const place = join(folder, way, kind, path)
          await mkdir(dirname(place), { recursive: true })
          await writeFile(place, text)
        }
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect({ status, stdout: stdout.slice(0, 2_000) }).toEqual({ status: 0, stdout: expect.any(String) as string })
  })

  it.each(Object.entries(kinds))('say the same outside of texts and comments whatever the labels hold: %s', (_, of) => {
    const outside = (label: string) => {
      const one = plan(labelledBy(of, label))
      const texts = [...filesOf(one), ...additionsOf(one).map(({ path, lines }) => ({ path, text: lines }))]
      return texts.map(({ path, text }) => [path, path.endsWith('.sql') ? outsideOfSql(text) : outsideOfCode(text)])
    }
    expect(outside(breaker)).toEqual(outside('x'))
  })

  const written = (of: Said, ends: string) => filesOf(plan(of)).find(({ part }) => part === ends)?.text ?? ''

  it('show the demo world a tree with something below, and no value that a dictionary may not have', () => {
    expect(written(tree, 'demo')).toMatch(/\{ \.\.\.first, parentId: null \}[^]*\{ \.\.\.row, parentId \}/)
    expect(written(plain, 'demo')).not.toContain('basis')
  })

  it('begin a new record with No where an untouched flag is stored as that, and have enough rows', () => {
    expect(written(plain, 'form')).toMatch(/fresh: \{[^}]*movable: false/)
    const duty = { ...parent, columns: parent.columns.map((column) => ({ ...column, required: true })) }
    expect(written(duty, 'form')).not.toContain('passed: false')
    expect(written(parent, 'form')).toMatch(/<RecordDrawer[^>]* width=\{\d+\}/)
  })

  it('hold no name that could leave its folder', () => {
    const paths = filesOf(plan(plain)).map(({ path }) => path)
    expect(paths.every((path) => /^[A-Za-z0-9_/.]+$/.test(path) && !path.includes('..'))).toBe(true)
    expect(() => filesOf({ ...plan(plain), noun: '../x' })).toThrow('cannot stand in code')
    expect(() => filesOf({ ...plan(plain), tableName: 'a; drop' })).toThrow('cannot stand in code')
  })
})

/** Code without its texts and line comments, and with uniform line breaks. */
const outsideOfCode = (code: string): string =>
  code
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, 'TEXT')
    .replaceAll(/,(?=\s*[\])}])/g, '')
    .replaceAll(/\s+/g, '')
const outsideOfSql = (sql: string): string =>
  sql.replace(/^--(?! up$| down$).*$/gm, '').replace(/'(?:[^']|'')*'/g, 'TEXT')

describe('texts', () => {
  it.each([
    ['plain', "'plain'"],
    ["it's", `"it's"`],
    [`'"`, `'\\'"'`],
    ['\\', "'\\\\'"],
    ['a\nb\u2028', "'a\\u000ab\\u2028'"],
  ])('of TypeScript hold whatever is in them: %j', (text, code) => {
    expect(literal(text)).toBe(code)
  })
  it('of SQL double their quotes', () => {
    expect(sqlLiteral(`a'; DROP TABLE post; --`)).toBe(`'a''; DROP TABLE post; --'`)
  })
  it('break where they would pass the width of the formatter, Chinese characters counted twice', () => {
    expect(print(list('[', ["'一'", "'b'"]))).toBe("['一', 'b']")
    expect(print(list('[', [`'${'一'.repeat(60)}'`, "'b'"])).split('\n')).toHaveLength(4)
  })
})

describe('a table that is there', () => {
  const columns = ['id', 'code', 'name']
  it('gets what it lacks, and no author for the rows it has', () => {
    const text = migrationFile(plan(tree, columns)) ?? ''
    expect(text).toContain('ALTER TABLE site_area')
    expect(text).toContain('ADD COLUMN parent_id bigint REFERENCES site_area')
    expect(text).toContain('ADD COLUMN created_by bigint REFERENCES app_user')
    expect(text).not.toContain('ADD COLUMN name ')
    expect(text).not.toContain('CREATE TABLE')
    expect(text.split('-- down')[1]).toContain('DROP COLUMN parent_id')
  })
  it('that lacks nothing gets no migration', () => {
    const stamps = ['rev', 'created_at', 'created_by', 'updated_at', 'updated_by']
    expect(migrationFile(plan(tree, [...columns, 'parent_id', 'state', 'floor', ...stamps]))).toBeUndefined()
  })
})

describe('a description', () => {
  const faults = (said: Said) => descriptionFaults(said).map(({ path }) => path.join('.'))
  const [first, second] = plain.columns
  it('as the samples are is right', () => {
    expect([plain, tree, parent].flatMap(faults)).toEqual([])
  })
  it.each([
    ['a column twice', { columns: [first!, { ...first!, labelZh: '二' }] }, ['columns.1.key']],
    [
      'nothing to call it by',
      {
        columns: [
          { ...first!, required: false, unique: false },
          { ...second!, form: false },
        ],
      },
      ['columns.1.form', 'columns'],
    ],
    [
      'a length of a figure',
      { columns: [first!, { ...second!, type: 'integer' as const }] },
      ['columns.1.maxLength', 'columns.1.searched'],
    ],
    ['options of a text', { columns: [first!, { ...second!, source: 'a:一:A; b:二:B' }] }, ['columns.1.source']],
    [
      'an optional text unique',
      { columns: [first!, { ...second!, required: false, unique: true }] },
      ['columns.1.unique'],
    ],
    ['a parent without children', { kind: 'parent' as const, childTable: 'part', childKey: 'parts' }, ['children']],
    ['children called as a column', { ...parent, childKey: 'number' }, ['childKey']],
    ['children in the same table', { ...parent, childTable: parent.tableName }, ['childTable']],
  ])('with %s is refused at %s', (_, more, paths) => {
    expect(faults({ ...plain, ...more })).toEqual(paths)
  })
})

it('the page of lines fences code by more ticks than it holds', () => {
  expect(linesPage([plan(labelledBy(plain, '```'))])).toContain('\n````\n')
})
