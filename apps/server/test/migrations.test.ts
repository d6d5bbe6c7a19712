// Tests what leads to the schema: the migrations since the base, down and up; registers from before the base; and permissions that are given once.
import { uploadFile } from '@register/contract/system/file'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { seedEssentials } from '../seed/essentials.ts'
import { migrate } from '../src/db/migrate.ts'
import { baseName, lastFormer, readMigrations } from '../src/db/schema/migration.ts'
import { tablesSource } from '../src/db/writeTables.ts'
import { findRegister } from '../src/start/found.ts'
import { testApp } from './app.ts'
import { withDatabase } from './global.ts'

const app = await testApp()
const { admin, app: role } = inject('postgres')
const config = withDatabase(admin, app.owner.database ?? '')
const grants = async () =>
  (
    await app.owner.query<{ grant: string }>(
      `SELECT concat_ws(' ', role.key, permission, role_reach.scope) AS grant FROM role_reach JOIN role ON role.id = role_id
       WHERE permission LIKE 'system:%' ORDER BY 1`,
    )
  ).rows.map((row) => row.grant)
const applied = async () =>
  (await app.owner.query<{ name: string }>('SELECT name FROM migration ORDER BY name')).rows.map(({ name }) => name)

const [base, ...later] = await readMigrations()
const names = [base, ...later].map((one) => one?.name)

test('the migrations since the base go down and up, and leave the same tables', async () => {
  expect(await applied()).toEqual(names)
  const before = await tablesSource(config)
  for (const { name, down } of later.toReversed()) {
    await app.owner.query(down ?? '')
    await app.owner.query('DELETE FROM migration WHERE name = $1', [name])
  }
  expect(await tablesSource(config)).not.toBe(before)
  expect(await migrate(config, role?.user)).toEqual(later.map(({ name }) => name))
  expect(await tablesSource(config)).toBe(before)
})

test('a register that the former migrations brought to the base is adopted with what it holds', async () => {
  const { hash } = base ?? { hash: '' }
  await app.owner.query('DELETE FROM migration')
  await app.owner.query("INSERT INTO migration (name, hash) SELECT name, 'of then' FROM unnest($1::text[]) name", [
    ['0001_access.sql', lastFormer, ...later.map(({ name }) => name)],
  ])
  await app.owner.query(
    'UPDATE migration SET hash = one.hash FROM unnest($1::text[], $2::text[]) one (name, hash) WHERE migration.name = one.name',
    [later.map(({ name }) => name), later.map((one) => one.hash)],
  )
  const client = new pg.Client(config)
  await client.connect()
  expect((await findRegister(client)).applied).toEqual(names)
  await client.end()
  expect(await migrate(config, role?.user)).toEqual([])
  expect(await applied()).toEqual(names)
  expect((await app.owner.query('SELECT hash FROM migration WHERE name = $1', [baseName])).rows).toEqual([{ hash }])
})

test('a base schema that was changed after it was given is refused', async () => {
  await app.owner.query("UPDATE migration SET hash = 'another' WHERE name = $1", [baseName])
  await expect(migrate(config, role?.user)).rejects.toThrow(`${baseName} was changed after it ran`)
  await app.owner.query('UPDATE migration SET hash = $2 WHERE name = $1', [baseName, base?.hash])
})

test('permissions that an administrator has removed stay removed', async () => {
  await app.owner.query('DELETE FROM role_grant WHERE permission = $1', [uploadFile.access.may])
  const left = await grants()
  expect(await migrate(config, role?.user)).toEqual([])
  await app.db.transaction().execute(seedEssentials)
  expect(await grants()).toEqual(left)
})
