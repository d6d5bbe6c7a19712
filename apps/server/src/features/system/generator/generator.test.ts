// The code generator as people use it: tables described and read from the database, code to read and to download, names that try to break out are refused.
import {
  addDescription,
  batchGenCode,
  changeDescription,
  databaseTables,
  describeTable,
  descriptionHistory,
  listDescriptions,
  previewCode,
  readDescription,
  removeDescription,
} from '@register/contract/system/generator/generator'
import { afterEach, describe, expect, it } from 'vitest'
import { contexts } from '../../../../seed/demo/ctx.ts'
import { seedDescribed } from '../../../../seed/demo/office/described.ts'
import { testApp } from '../../../../test/app.ts'
import { zipEntries } from '../../../files/zip.ts'
import { describedTables } from './catalogue/described.ts'
import { parent, plain, tree } from './write/samples.ts'
import { breaker, labelledBy } from './write/worst.ts'

const app = await testApp()
const [system, staff] = await Promise.all([app.as('system-admin'), app.as('body-staff')])
const add = (body = plain) => system(addDescription, { body })

afterEach(async () => {
  await app.owner.query('DELETE FROM gen_table')
})

describe('a description', () => {
  it('is added, changed and removed, each with its trace', async () => {
    const stored = await add()
    expect(stored).toMatchObject({ rev: 1, ...plain, updatedBy: '系统管理员' })
    const body = { ...plain, labelZh: '试验机', columns: plain.columns.slice(0, 3), id: stored.id, rev: stored.rev }
    const changed = await system(changeDescription, { body })
    expect(changed).toMatchObject({ rev: 2, labelZh: '试验机', columns: body.columns })
    expect((await system.refused(changeDescription, { body })).status).toBe(409)
    expect(await system(descriptionHistory, { params: { id: stored.id } })).toHaveLength(2)
    expect((await system(listDescriptions, { query: { keyword: 'bench' } })).total).toBe(1)
    await system(removeDescription, { params: { id: stored.id } })
    expect((await system.refused(readDescription, { params: { id: stored.id } })).status).toBe(404)
  })

  it('keeps children of parents alone', async () => {
    const { children, childTable } = await add({ ...parent, kind: 'plain' })
    expect([children, childTable]).toEqual([[], ''])
  })

  it('is not taken twice, nor with the name of a record of the product', async () => {
    await add()
    expect(await system.refused(addDescription, { body: { ...plain, noun: 'other' } })).toMatchObject({
      status: 409,
      errors: [{ field: 'tableName' }],
    })
    for (const noun of ['testBench', 'post', 'codeApply', 'dict', 'report'])
      expect(await system.refused(addDescription, { body: { ...plain, tableName: 'another', noun } })).toMatchObject({
        status: 409,
        errors: [{ field: 'noun' }],
      })
  })

  it('is left out of the demo world once its record stands in the project', async () => {
    const tables = [{ ...plain, noun: 'post' }, tree]
    await app.db.transaction().execute((tx) => seedDescribed(contexts(tx, app.secrets), tables))
    const { list } = await system(listDescriptions, { query: {} })
    expect(list.map(({ noun }) => noun)).toEqual(['siteArea'])
  })

  const column = plain.columns[0]
  it.each([
    [{ tableName: 'post; DROP TABLE post' }, 'tableName'],
    [{ noun: '../../etc/passwd' }, 'noun'],
    [{ noun: 'constructor' }, 'noun'],
    [{ labelEn: '中文' }, 'labelEn'],
    [{ labelZh: 'a\nb' }, 'labelZh'],
    [{ area: '../x' }, 'area'],
    [{ columns: [column, { ...column, key: "x'+y" }] }, 'columns.1.key'],
    [{ columns: [column, { ...column, key: 'other', source: "a':b:c; d:e:f", type: 'choice' }] }, 'columns.1.source'],
    [{ columns: [column] }, 'columns'],
    [{ kind: 'parent' }, 'childTable'],
  ])('with %j is refused at %s', async (more, field) => {
    const refusal = await system.refused(addDescription, { body: { ...plain, ...more } })
    expect(refusal.status).toBe(400)
    expect(refusal.errors.map((one) => one.field)).toContain(field)
  })
})

describe('the database', () => {
  it('offers its tables, but neither PostgreSQL’s own nor the books of the product, nor what is described', async () => {
    const names = async () => (await system(databaseTables, {})).map(({ name }) => name)
    const before = await names()
    expect(before).toContain('post')
    expect(
      before.filter((name) =>
        /^(pg_|sql_)|^(migration|seeded|gen_table|session|client_secret|one_time|audit_head|idempotency|user_role)$/.test(
          name,
        ),
      ),
    ).toEqual([])
    await add({ ...plain, tableName: 'post', noun: 'position' })
    expect(await names()).not.toContain('post')
    for (const table of ['migration', 'client_secret', 'session', 'pg_class', 'no_such_table'])
      expect((await system.refused(describeTable, { params: { table } })).status).toBe(404)
  })

  it('offers the listed tables alone, and takes no description of an internal one', async () => {
    const { rows } = await app.owner.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
    )
    const existing = rows.map(({ name }) => name)
    expect(describedTables.filter((name) => !existing.includes(name))).toEqual([])
    const offered = (await system(databaseTables, {})).map(({ name }) => name)
    expect(offered).toEqual([...describedTables].toSorted())
    const internal = existing.filter((name) => !describedTables.includes(name))
    expect(internal).toEqual(expect.arrayContaining(['second_factor', 'session', 'app_user', 'audit']))
    for (const tableName of [...internal, 'pg_authid']) {
      expect((await system.refused(describeTable, { params: { table: tableName } })).status).toBe(404)
      // A name that is reserved anyway is refused for that.
      expect(await system.refused(addDescription, { body: { ...plain, tableName } })).toMatchObject({
        status: 400,
        errors: [{ field: 'tableName' }],
      })
    }
    const withLines = { ...parent, childTable: 'second_factor' }
    expect(await system.refused(addDescription, { body: withLines })).toMatchObject({
      errors: [{ field: 'childTable' }],
    })
    const { id, rev } = await add()
    const changed = { ...plain, id, rev, tableName: 'second_factor' }
    expect(await system.refused(changeDescription, { body: changed })).toMatchObject({
      errors: [{ field: 'tableName' }],
    })
    await app.owner.query("UPDATE gen_table SET table_name = 'second_factor' WHERE id = $1", [id])
    expect((await system.refused(previewCode, { params: { id } })).status).toBe(400)
    expect((await system.refused(batchGenCode, { query: { ids: String(id) } })).status).toBe(400)
  })

  it('is read as a beginning, without what every record keeps', async () => {
    const { columns, left, ...named } = await system(describeTable, { params: { table: 'post' } })
    expect(named).toMatchObject({ tableName: 'post', noun: 'post', labelEn: 'Post', pluralEn: 'Posts' })
    expect(columns.map(({ key, type, required, unique }) => [key, type, required, unique])).toEqual([
      ['code', 'text', true, false],
      ['name', 'text', true, true],
      ['sort', 'integer', false, false],
      ['status', 'text', true, false],
      ['remark', 'text', false, false],
    ])
    expect(left).toContainEqual({ name: 'rev', why: 'kept' })
  })

  it('never takes a column over that may be a secret', async () => {
    const tables = await system(databaseTables, {})
    const { rows } = await app.owner.query<{ name: string }>(
      `SELECT DISTINCT attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE relnamespace = 'public'::regnamespace AND attname ~ 'password|secret|token|hash|cipher|_enc$|salt'`,
    )
    const secrets = new Set(rows.map(({ name }) => name))
    expect(secrets.size).toBeGreaterThan(3)
    for (const { name: table } of tables) {
      const { columns, left } = await system(describeTable, { params: { table } })
      const columnNames = columns.map(({ key }) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      expect(columnNames.filter((name) => secrets.has(name))).toEqual([])
      expect(left.every(({ name }) => !columnNames.includes(name))).toBe(true)
    }
  })
})

describe('what is written', () => {
  it('is shown file by file, with the lines to add and the commands', async () => {
    const { id } = await add(tree)
    const { name, files, additions, commands } = await system(previewCode, { params: { id } })
    expect(name).toBe('site_area')
    expect(files.map(({ part }) => part)).toEqual([
      'migration',
      'contract',
      'store',
      'service',
      'routes',
      'test',
      'demo',
      'list',
      'form',
      'words',
    ])
    expect(additions.map(({ path }) => path)).toContain('packages/contract/src/all.ts')
    expect(commands[0]).toBe('npm run tables')
  })

  it('comes as one zip of several, each migration with a number of its own', async () => {
    const ids = [(await add()).id, (await add(tree)).id]
    const bytes: unknown = await system(batchGenCode, { query: { ids: ids.join(',') } })
    const names = zipEntries(bytes as Buffer)?.map((entry) => entry.name) ?? []
    expect(names).toContain('LINES.md')
    const numbers = names.flatMap((name) => /migrations\/(\d{4})_/.exec(name)?.[1] ?? [])
    expect(new Set(numbers).size).toBe(2)
    const { rows } = await app.owner.query<{ detail: object }>(
      `SELECT detail FROM audit WHERE action = 'genTable.download' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]?.detail).toEqual({ tableName: 'test_bench、site_area' })
    expect((await system.refused(batchGenCode, { query: { ids: '999999' } })).status).toBe(404)
    expect((await system.refused(batchGenCode, { query: { ids: '1;2' } })).status).toBe(400)
  })

  it('takes labels that try to break out, and keeps them in their texts', async () => {
    const { id } = await add(labelledBy(plain, breaker))
    const { files } = await system(previewCode, { params: { id } })
    const migration = files.find(({ part }) => part === 'migration')?.text ?? ''
    const [, up = '', down = ''] = /-- up\n([\s\S]*)-- down\n([\s\S]*)$/.exec(migration) ?? []
    await app.owner.query(up)
    const { rows } = await app.owner.query<{ comment: string }>(
      `SELECT obj_description('test_bench'::regclass) AS comment`,
    )
    expect(rows).toEqual([{ comment: `${breaker}M` }])
    await app.owner.query(down)
  })

  it('is for who may see it', async () => {
    const { id } = await add()
    expect((await staff.refused(previewCode, { params: { id } })).status).toBe(403)
    expect((await staff.refused(batchGenCode, { query: { ids: String(id) } })).status).toBe(403)
  })
})
