// Tests the newest migrations on a register in use: down, up again, and the permissions that they give to its roles once.
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

test('they go down and up, and existing roles get the same permissions as in new registers', async () => {
  const seeded = await grants()
  expect(await ownScopes()).toEqual([])
  // Pretends that one permission has its own scope, different from the rest of its role.
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

test('permissions that an administrator has removed stay removed', async () => {
  await app.owner.query('DELETE FROM role_grant WHERE permission = $1', [uploadFile.access.may])
  const left = await grants()
  expect(await migrate(config, role?.user)).toEqual([])
  await app.db.transaction().execute(seedEssentials)
  expect(await grants()).toEqual(left)
})

test('existing exports, imports, checks and archives become jobs, running ones have failed, and all of them go back', async () => {
  const newest = (await readMigrations()).filter(({ name }) => name >= '0049')
  const down = async () => {
    for (const { name, down: sql } of newest.toReversed()) {
      await app.owner.query(sql)
      await app.owner.query('DELETE FROM migration WHERE name = $1', [name])
    }
  }
  const all = async (query: string) => (await app.owner.query<Record<string, unknown>>(query)).rows
  await down()
  const by = '(SELECT min(id) FROM app_user)'
  const file = (id: string) =>
    `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility, created_by) VALUES ('${id}', 'x', 'export', 'x', 1, 'x', 'private', ${by});`
  await app.owner.query(`${file('f1')} ${file('f2')}
    INSERT INTO background_task (id, name, state, file_name, file_id, created_by) VALUES
      ('e1', 'demo/sample', 'done', 'a', 'f1', ${by}), ('e2', 'demo/sample', 'running', 'b', NULL, ${by}), ('e3', 'demo/sample', 'failed', 'c', NULL, ${by});
    INSERT INTO import_job (id, file_name, form_kind, existing, lang, state, total, created_by) VALUES
      ('i1', 'a', 'elevator', false, 'zh', 'checked', 5, ${by}), ('i2', 'b', 'elevator', false, 'zh', 'importing', 5, ${by}), ('i3', 'c', 'elevator', false, 'zh', 'done', 5, ${by});
    INSERT INTO check_run (id, kind, state, finding_count) VALUES ('c1', 'audit', 'done', 3), ('c2', 'audit', 'failed', 0), ('c3', 'audit', 'waiting', 0);
    INSERT INTO audit_archive (id, month, state, total, first_id, last_id, hash_before, hash_last, file_id, created_by) VALUES
      ('a1', '2024-01', 'done', 3, 1, 3, '\\x00', '\\x01', 'f2', ${by}), ('a2', '2024-02', 'running', 1, 4, 4, NULL, NULL, NULL, ${by})`)
  await migrate(config, role?.user)
  expect(await all('SELECT id, kind, state FROM job ORDER BY id')).toEqual(
    [
      ['a1', 'audit.archive', 'done'],
      ['a2', 'audit.archive', 'failed'],
      ['c1', 'audit.check', 'done'],
      ['c2', 'audit.check', 'failed'],
      ['c3', 'audit.check', 'failed'],
      ['e1', 'export', 'done'],
      ['e2', 'export', 'failed'],
      ['e3', 'export', 'failed'],
      ['i1', 'import.check', 'done'],
      ['i2', 'import.write', 'failed'],
      ['i3', 'import.write', 'done'],
    ].map(([id, kind, state]) => ({ id, kind, state })),
  )
  expect(
    await all("SELECT id FROM job WHERE state = 'failed' AND failure_en LIKE '%interrupted%' ORDER BY id"),
  ).toEqual(['a2', 'c3', 'e2', 'i2'].map((id) => ({ id })))
  expect(await all('SELECT job_id, finding_count FROM check_run')).toEqual([{ job_id: 'c1', finding_count: 3 }])
  await down()
  const states = (table: string) => all(`SELECT id, state FROM ${table} ORDER BY id`)
  expect(
    [
      ...(await states('background_task')),
      ...(await states('import_job')),
      ...(await states('check_run')),
      ...(await states('audit_archive')),
    ].map(({ id, state }) => `${String(id)} ${String(state)}`),
  ).toEqual(
    'e1 done,e2 failed,e3 failed,i1 checked,i2 failed,i3 done,c1 done,c2 failed,c3 failed,a1 done,a2 failed'.split(','),
  )
  await app.owner.query(
    'DELETE FROM background_task; DELETE FROM import_job; DELETE FROM check_run; DELETE FROM audit_archive; DELETE FROM stored_file',
  )
  await migrate(config, role?.user)
})
