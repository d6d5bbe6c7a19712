// Tests a register at its second start and after an upgrade: what an administrator deleted, renamed or took away stays so, and additions arrive, once.
import { listPosts } from '@register/contract/system/post'
import { expect, test } from 'vitest'
import { seedEssentials } from '../seed/essentials.ts'
import { testApp } from './app.ts'

const app = await testApp()
const start = () => app.db.transaction().execute(seedEssentials)
const texts = async (statement: string, values: unknown[] = []): Promise<string[]> =>
  (await app.owner.query<{ text: string }>(statement, values)).rows.map(({ text }) => text)
const names = () => texts('SELECT name AS text FROM menu ORDER BY name')

test('a second start changes nothing', async () => {
  const all = () =>
    texts(`SELECT concat_ws(' ', 'menu', id, parent_id, name, rev) AS text FROM menu
      UNION ALL SELECT concat_ws(' ', 'grant', role_id, permission) FROM role_grant
      UNION ALL SELECT concat_ws(' ', 'item', type, value) FROM dict_item
      UNION ALL SELECT concat_ws(' ', 'category', code) FROM category ORDER BY 1`)
  const before = await all()
  await start()
  expect(await all()).toEqual(before)
  expect(before.length).toBeGreaterThan(300)
})

test('deleted, renamed or removed entries stay so at every start', async () => {
  const may = listPosts.access.may
  await app.owner.query(`
    DELETE FROM menu WHERE parent_id = (SELECT id FROM menu WHERE name = 'systemPost');
    DELETE FROM menu WHERE name = 'systemPost';
    UPDATE menu SET name = 'drafts', title_zh = '草稿', title_en = 'Drafts' WHERE name = 'reportNew';
    DELETE FROM user_role WHERE role_id = (SELECT id FROM role WHERE key = 'auditor');
    DELETE FROM role WHERE key = 'auditor';
    UPDATE role SET name_zh = '试验员' WHERE key = 'body-staff';
    DELETE FROM dict_item WHERE value = 'GB 16899-2011';
    DELETE FROM file_group WHERE key = 'other';
    UPDATE table_default SET columns = NULL;
    DELETE FROM category WHERE code = (SELECT code FROM category WHERE leaf ORDER BY code LIMIT 1)`)
  await app.owner.query('DELETE FROM role_grant WHERE permission = $1', [may])
  const count = async (table: string) => (await texts(`SELECT count(*)::text AS text FROM ${table}`))[0]
  const tables = ['menu', 'role', 'role_grant', 'dict_item', 'file_group', 'table_default', 'category']
  const counts = async () => {
    const all = []
    for (const table of tables) all.push(await count(table))
    return all
  }
  const before = await counts()
  await start()
  expect(await counts()).toEqual(before)
  await start()
  expect(await counts()).toEqual(before)
  expect(await names()).not.toContain('systemPost')
  expect(await names()).not.toContain('reportNew')
  expect(await texts('SELECT name AS text FROM table_default WHERE columns IS NOT NULL')).toEqual([])
  expect(await texts("SELECT name_zh AS text FROM role WHERE key = 'body-staff'")).toEqual(['试验员'])
  expect(await texts('SELECT permission AS text FROM role_grant WHERE permission = $1', [may])).toEqual([])
})

test('additions of a new version reach existing roles and menus, under directories by any name', async () => {
  const given = "role.key = 'system-admin' AND permission LIKE '%:menu:add'"
  // Pretends that the version before did not know these two.
  await app.owner.query(`
    UPDATE menu SET name = 'office', title_zh = '办公', title_en = 'Office' WHERE name = 'system';
    DELETE FROM menu WHERE parent_id = (SELECT id FROM menu WHERE name = 'systemNotice');
    DELETE FROM menu WHERE name = 'systemNotice';
    DELETE FROM seeded WHERE kind = 'menu' AND (key = 'systemNotice' OR key LIKE 'system:notice:%');
    DELETE FROM role_grant USING role WHERE role.id = role_id AND ${given};
    DELETE FROM seeded WHERE kind = 'grant' AND key LIKE 'system-admin %:menu:add'`)
  await start()
  expect(
    await texts(`SELECT parent.name AS text FROM menu JOIN menu parent ON parent.id = menu.parent_id
      WHERE menu.name = 'systemNotice'`),
  ).toEqual(['office'])
  expect(
    await texts(`SELECT menu.type AS text FROM menu JOIN menu parent ON parent.id = menu.parent_id
      WHERE parent.name = 'systemNotice'`),
  ).toEqual(['button', 'button', 'button'])
  expect(
    await texts(`SELECT coalesce(role_grant.scope, 'as the role') AS text FROM role_grant JOIN role ON role.id = role_id
      WHERE ${given}`),
  ).toEqual(['as the role'])
})

test('a new page whose directory has been deleted is at the top, and a deleted role is given nothing', async () => {
  await app.owner.query(`
    DELETE FROM menu WHERE type = 'button';
    DELETE FROM menu WHERE parent_id = (SELECT id FROM menu WHERE name = 'office');
    DELETE FROM menu WHERE name = 'office';
    DELETE FROM seeded WHERE key IN ('systemNotice') OR key LIKE 'auditor %'`)
  await start()
  expect(await texts(`SELECT parent_id::text AS text FROM menu WHERE name = 'systemNotice'`)).toEqual([null])
  expect(await texts(`SELECT type AS text FROM menu WHERE type = 'button'`)).toEqual([])
  expect(await texts(`SELECT key AS text FROM role WHERE key = 'auditor'`)).toEqual([])
})

test('two instances that start at once give everything once', async () => {
  await app.owner.query(`DELETE FROM menu WHERE name = 'home'; DELETE FROM seeded WHERE key = 'home'`)
  await Promise.all([start(), start(), start()])
  expect((await names()).filter((name) => name === 'home')).toHaveLength(1)
})
