// The newest migrations on a register that is in use: down, up again, and what they give to its roles, once.
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
      `SELECT concat_ws(' ', role.key, permission, scope) AS grant FROM role_grant JOIN role ON role.id = role_id
       WHERE permission LIKE 'system:%' ORDER BY 1`,
    )
  ).rows.map((row) => row.grant)

test('they go down and up, and roles that were there get what new registers give them', async () => {
  const seeded = await grants()
  expect(seeded).toContain(`body-staff ${uploadFile.access.may} ownBelow`)
  const newest = (await readMigrations()).filter(({ name }) => name >= '0009')
  for (const { name, down } of newest.toReversed()) {
    await app.owner.query(down)
    await app.owner.query('DELETE FROM migration WHERE name = $1', [name])
  }
  expect(await grants()).toEqual([])
  expect(await migrate(config, role?.user)).toEqual(newest.map(({ name }) => name))
  expect(await grants()).toEqual(seeded)
})

test('what an administrator has taken away stays away', async () => {
  await app.owner.query('DELETE FROM role_grant WHERE permission = $1', [uploadFile.access.may])
  const left = await grants()
  expect(await migrate(config, role?.user)).toEqual([])
  await app.db.transaction().execute(seedEssentials)
  expect(await grants()).toEqual(left)
})
