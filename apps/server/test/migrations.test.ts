// The newest migrations on a register that is in use: down, up again, and what they give to its roles, once.
import { insertReport } from '@register/contract/business/report'
import { uploadFile } from '@register/contract/system/file'
import { expect, inject, test } from 'vitest'
import { seedEssentials } from '../seed/essentials.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
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
const ownScopes = async () =>
  (
    await app.owner.query<{ permission: string }>(
      'SELECT permission, scope, dept_ids FROM role_grant WHERE scope IS NOT NULL',
    )
  ).rows

test('they go down and up, and roles that were there get what new registers give them', async () => {
  const seeded = await grants()
  expect(await ownScopes()).toEqual([])
  // What differs from most of its role was a scope of its own before there was a name for it.
  await app.owner.query(
    "UPDATE role_grant SET scope = 'own' FROM role WHERE role.id = role_id AND key = 'body-staff' AND permission = $1",
    [insertReport.access.may],
  )
  expect(seeded).toContain(`body-staff ${uploadFile.access.may} ownBelow`)
  const newest = (await readMigrations()).filter(({ name }) => name >= '0009')
  for (const { name, down } of newest.toReversed()) {
    await app.owner.query(down)
    await app.owner.query('DELETE FROM migration WHERE name = $1', [name])
  }
  expect((await app.owner.query("SELECT 1 FROM role_grant WHERE permission LIKE 'system:%'")).rows).toEqual([])
  expect(await migrate(config, role?.user)).toEqual(newest.map(({ name }) => name))
  await app.db.transaction().execute(seedEssentials)
  expect(await grants()).toEqual(seeded)
  expect(await ownScopes()).toEqual([{ permission: insertReport.access.may, scope: 'own', dept_ids: [] }])
})

test('what an administrator has taken away stays away', async () => {
  await app.owner.query('DELETE FROM role_grant WHERE permission = $1', [uploadFile.access.may])
  const left = await grants()
  expect(await migrate(config, role?.user)).toEqual([])
  await app.db.transaction().execute(seedEssentials)
  expect(await grants()).toEqual(left)
})
