// The menu for administrators: its rules, its order, changes that readers see at once, and the preview as a role.
import { queryList } from '@register/contract/business/report/report'
import { getRouters, type RouteNode } from '@register/contract/system/account'
import {
  addMenu,
  changeMenu,
  menuTree,
  moveMenu,
  previewMenu,
  removeMenus,
  type MenuEntry,
  type MenuNode,
} from '@register/contract/system/menu'
import { addPost } from '@register/contract/system/post'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { seedEssentials } from '../../../../seed/essentials.ts'

const app = await testApp()
const system = await app.as('system-admin')
const expert = await app.as('expert')

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const tree = () => system(menuTree, {})
const byName = async (name: string): Promise<MenuNode> => {
  const found = flat(await tree()).find((node) => node.name === name)
  if (!found) throw new Error(`no entry ${name}`)
  return found
}
const written = (more = {}) => ({
  type: 'link',
  titleZh: '年报',
  titleEn: 'Yearly figures',
  name: 'figures',
  path: 'https://example.org/figures',
  parentId: null as number | null,
  ...more,
})
const add = (more = {}): Promise<MenuEntry> => system(addMenu, { body: written(more) })
/** An entry in the form in which it is sent back. */
const again = (node: MenuNode, more = {}) => {
  const entry: Partial<MenuNode> = { ...node, ...more }
  delete entry.children
  return entry as MenuEntry
}
const names = (nodes: readonly RouteNode[]): string[] => nodes.flatMap((node) => [node.name, ...names(node.children)])
const remove = (...ids: number[]) => system.refused(removeMenus, { params: { ids: ids.join() } })

afterEach(async () => {
  await app.owner.query(`DELETE FROM menu WHERE created_by IS NOT NULL AND type = 'button'`)
  await app.owner.query(`DELETE FROM menu WHERE created_by IS NOT NULL`)
})

describe('an entry', () => {
  it('is added, changed and deleted, and followed by the menus of people at once', async () => {
    const added = await add()
    expect(added).toMatchObject({ rev: 1, parentId: null, type: 'link', hidden: false, roles: [] })
    expect(names(await expert(getRouters, {}))).toContain('figures')
    const changed = await system(changeMenu, {
      body: { ...written({ hidden: true, tag: 'new' }), id: added.id, rev: added.rev },
    })
    expect(changed).toMatchObject({ rev: 2, hidden: true, tag: 'new' })
    const shown = (await expert(getRouters, {})).find(({ name }) => name === 'figures')
    expect(shown?.meta).toMatchObject({ hidden: true, tag: 'new', title: 'Yearly figures' })
    await system(removeMenus, { params: { ids: String(added.id) } })
    expect(names(await expert(getRouters, {}))).not.toContain('figures')
    const { rows } = await app.owner.query<{ action: string }>(
      `SELECT action FROM audit WHERE object = 'menu:${added.id}' ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['menu.add', 'menu.change', 'menu.remove'])
  })

  it('of type iframe has an address of the office and keeps its own', async () => {
    await add({ type: 'iframe', name: 'rules', titleZh: '规则', titleEn: 'Rules', path: '/rules/index.html' })
    const shown = (await expert(getRouters, {})).find(({ name }) => name === 'rules')
    expect(shown).toMatchObject({ path: '/i/rules', meta: { type: 'iframe', url: '/rules/index.html' } })
  })

  it('is shown to the roles it names, and to who may everything', async () => {
    await add({ roles: ['head-office'] })
    expect(names(await expert(getRouters, {}))).not.toContain('figures')
    expect(names(await (await app.as('head-office'))(getRouters, {}))).toContain('figures')
    expect(names(await (await app.as('admin'))(getRouters, {}))).toContain('figures')
  })

  it('of type iframe shows a site that the security administrator has allowed, and no other', async () => {
    await app.owner.query("UPDATE config SET value = '\"https://maps.example.cn\"' WHERE key = 'framedOrigins'")
    await vi.waitFor(async () => {
      const { path } = await add({ type: 'iframe', path: 'https://maps.example.cn/city' })
      expect(path).toBe('https://maps.example.cn/city')
    })
    await app.owner.query("UPDATE config SET value = NULL WHERE key = 'framedOrigins'")
  })

  it.each([
    ['javascript:alert(1)', 'link'],
    ['JavaScript:alert(1)', 'iframe'],
    ['data:text/html,x', 'iframe'],
    ['//evil.example', 'link'],
    ['/\\evil.example', 'link'],
    ['\\\\evil.example', 'iframe'],
    ['https://good.example@evil.example/', 'link'],
    ['https://', 'link'],
    ['https:///evil.example', 'link'],
    ['ftp://example.org', 'link'],
    ['https://example.org', 'iframe'],
    ['https://maps.example.cn.evil.cn/', 'iframe'],
    ['http://maps.example.cn/', 'iframe'],
    ['example.org', 'link'],
    ['https://example.org', 'menu'],
    ['figures', 'menu'],
  ])('with the address %s as %s is refused', async (path, type) => {
    const refusal = await system.refused(addMenu, { body: written({ path, type }) })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'path' }] })
  })

  it.each(['http://example.org', 'https://example.org:8443/a?b=c#d', '/figures.pdf'])(
    'with the address %s is taken',
    async (path) => {
      expect(await add({ path })).toMatchObject({ path })
    },
  )

  it.each([
    [{ titleZh: ' ' }, 'titleZh'],
    [{ titleEn: 'x'.repeat(81) }, 'titleEn'],
    [{ name: '年报' }, 'name'],
    [{ path: '' }, 'path'],
    [{ type: 'button', permission: '' }, 'permission'],
    [{ type: 'frame' }, 'type'],
    [{ roles: ['nobody'] }, 'roles'],
    [{ parentId: 999_999 }, 'parentId'],
    [{ active: '//evil.example' }, 'active'],
    [{ permission: '*:*:*' }, 'permission'],
  ])('with %o is refused at %s', async (more, field) => {
    const refusal = await system.refused(addMenu, { body: written(more) })
    expect(refusal.status).toBe(400)
    expect(refusal.errors.map((error) => error.field)).toContain(field)
  })

  it.each([
    [{ titleZh: '别的', titleEn: 'Other' }, 'name'],
    [{ name: 'other', titleEn: 'Other' }, 'titleZh'],
    [{ name: 'other', titleZh: '别的', titleEn: 'YEARLY FIGURES' }, 'titleEn'],
  ])('with %o is refused beside another', async (more, field) => {
    await add()
    expect(await system.refused(addMenu, { body: written(more) })).toMatchObject({ status: 409, errors: [{ field }] })
  })

  it('is made once of two attempts at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => system.raw(addMenu, { body: written() })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const titles = await Promise.all(
      ['one', 'two'].map((name) => system.raw(addMenu, { body: written({ name, titleZh: '同名', titleEn: name }) })),
    )
    expect(titles.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('has its title again under another directory', async () => {
    await add()
    const { id } = await byName('system')
    expect(await add({ name: 'other', parentId: id })).toMatchObject({ parentId: id })
  })
})

describe('a permission', () => {
  it('that there is not is named, and the many there are not', async () => {
    const button = written({ type: 'button', permission: 'nothing', parentId: (await byName('systemPost')).id })
    const { msg } = await system.refused(addMenu, { body: button })
    expect(msg).toMatch(/^Needs permission "nothing" is not one of the \d+ options$/)
  })

  it('stands under a page, once, and is known by itself', async () => {
    const page = await byName('systemPost')
    const known = await byName(addPost.access.may)
    expect(page.children.map(({ id }) => id)).toContain(known.id)
    const button = { type: 'button', titleZh: '新建', titleEn: 'Add', permission: addPost.access.may, name: 'x' }
    const twice = await system.refused(addMenu, { body: written({ ...button, parentId: page.id }) })
    expect(twice).toMatchObject({
      status: 409,
      errors: [{ field: expect.stringMatching(/name|permission/) as string }],
    })
    for (const parentId of [null, (await byName('system')).id]) {
      const refusal = await system.refused(addMenu, { body: written({ ...button, parentId }) })
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'parentId' }] })
    }
  })

  it('is no entry of anybody’s menu', async () => {
    expect(names(await system(getRouters, {}))).not.toContain(addPost.access.may)
  })
})

describe('place and order', () => {
  const directory = (name: string, more = {}) =>
    add({ type: 'menu', name, titleZh: name, titleEn: name, path: `/${name}`, ...more })

  it('is changed by moving, and its siblings are renumbered', async () => {
    const [one, two, three] = [await directory('one'), await directory('two'), await directory('three')]
    await system(moveMenu, { body: { id: three.id, rev: three.rev, parentId: null, before: one.id } })
    const top = async () =>
      (await tree()).map(({ name }) => name).filter((name) => ['one', 'two', 'three'].includes(name))
    expect(await top()).toEqual(['three', 'one', 'two'])
    await system(moveMenu, { body: { id: one.id, rev: one.rev, parentId: null, before: null } })
    expect(await top()).toEqual(['three', 'two', 'one'])
    await system(moveMenu, { body: { id: two.id, rev: two.rev, parentId: three.id, before: null } })
    expect((await byName('three')).children.map(({ name }) => name)).toEqual(['two'])
    const stale = await system.refused(moveMenu, { body: { id: two.id, rev: two.rev, parentId: null, before: null } })
    expect(stale).toMatchObject({ status: 409, data: { rev: 2 } })
  })

  it('is never under itself, nor under what is below it, by either way', async () => {
    const upper = await directory('upper')
    const lower = await directory('lower', { parentId: upper.id })
    for (const parentId of [upper.id, lower.id]) {
      const moving = await system.refused(moveMenu, { body: { id: upper.id, rev: upper.rev, parentId, before: null } })
      expect(moving).toMatchObject({ status: 400, errors: [{ field: 'parentId' }] })
      const node = await byName('upper')
      const changing = await system.refused(changeMenu, { body: again(node, { parentId }) })
      expect(changing.msg).toMatch(/cannot be placed under itself/)
    }
  })

  it('of two directories moved under each other at once, one is refused', async () => {
    const [one, two] = [await directory('one'), await directory('two')]
    const both = await Promise.all([
      system.raw(moveMenu, { body: { id: one.id, rev: one.rev, parentId: two.id, before: null } }),
      system.raw(moveMenu, { body: { id: two.id, rev: two.rev, parentId: one.id, before: null } }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  it('is under directories alone, and a directory with entries stays one', async () => {
    const page = await byName('systemPost')
    expect((await system.refused(addMenu, { body: written({ parentId: page.id }) })).errors[0]?.field).toBe('parentId')
    const group = await byName('system')
    const refusal = await system.refused(changeMenu, { body: again(group, { component: 'home' }) })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'component' }] })
    const neighbour = await system.refused(moveMenu, {
      body: { id: group.id, rev: group.rev, parentId: null, before: page.id },
    })
    expect(neighbour).toMatchObject({ status: 400, errors: [{ field: 'before' }] })
  })
})

describe('deleting', () => {
  it('is refused while something stands below that stays, and takes a branch at once', async () => {
    const upper = await add({ type: 'menu', path: '/upper' })
    const lower = await add({ name: 'lower', parentId: upper.id })
    expect(await remove(upper.id)).toMatchObject({ status: 409, msg: /below it are Yearly figures/ })
    await system(removeMenus, { params: { ids: `${upper.id},${lower.id}` } })
    expect(flat(await tree()).map(({ id }) => id)).not.toContain(upper.id)
  })

  it('is refused while roles hold its permission and no other entry stands for it', async () => {
    const entry = await byName('changeNotice')
    const refusal = await remove(entry.id)
    expect(refusal.status).toBe(409)
    expect(refusal.msg).toMatch(
      /^"Change notices" is held by roles and cannot be deleted: Head office, .+It can be hidden$/,
    )
    const second = await add({ permission: entry.permission })
    await system(removeMenus, { params: { ids: String(second.id) } })
  })

  it.each(['home', 'systemMenu'])('of %s, the way back, is refused, alone and among others', async (name) => {
    const [entry, other] = [await byName(name), await add()]
    const left = (await tree()).length
    for (const ids of [[entry.id], [other.id, entry.id]]) {
      const refusal = await remove(...ids)
      expect(refusal).toMatchObject({ status: 409, msg: /must stay in sight, or nobody finds the way back/ })
    }
    expect((await tree()).length).toBe(left)
    for (const more of [{ hidden: true }, { component: 'settings/role' }])
      expect(await system.refused(changeMenu, { body: again(entry, more) })).toMatchObject({ status: 409 })
    await system(changeMenu, { body: again(entry, { titleZh: '改名', titleEn: 'Renamed' }) })
    await system(changeMenu, { body: again(await byName(name), { titleZh: entry.titleZh, titleEn: entry.titleEn }) })
  })

  it('of the directory over the way back, its hiding, and moving the way into a hidden one are refused', async () => {
    const [over, way] = [await byName('system'), await byName('systemMenu')]
    expect(await remove(over.id, ...flat(over.children).map(({ id }) => id))).toMatchObject({ status: 409 })
    expect(await system.refused(changeMenu, { body: again(over, { hidden: true }) })).toMatchObject({ status: 409 })
    const { id: parentId } = await add({ type: 'menu', name: 'cellar', path: '/cellar', hidden: true })
    const moving = { id: way.id, rev: way.rev, parentId, before: null }
    expect(await system.refused(moveMenu, { body: moving })).toMatchObject({ status: 409 })
  })

  it('of one of two that open the same is allowed', async () => {
    const { id } = await byName('home')
    const second = await add({ type: 'menu', name: 'start', path: '/start', component: 'home' })
    await system(removeMenus, { params: { ids: String(second.id) } })
    expect((await remove(id)).status).toBe(409)
  })

  it.each(['', 'x', '1,', '1,x', '1;2'])('of "%s" is refused', async (ids) => {
    expect((await system.refused(removeMenus, { params: { ids } })).status).toBeGreaterThanOrEqual(400)
  })

  it('takes two hundred at once, and no more', async () => {
    const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
    expect((await remove(...from(999_999_999_000_000, 200))).status).toBe(404)
    expect((await remove(...from(1, 201))).status).toBe(400)
  })

  it('of what is not there deletes nothing', async () => {
    const { id } = await add()
    expect((await remove(id, 999_999_999)).status).toBe(404)
    expect(flat(await tree()).map((node) => node.id)).toContain(id)
  })

  it('of an entry of the first menus holds at the next start of the register', async () => {
    const matrix = await byName('systemRoleMatrix')
    await system(removeMenus, { params: { ids: String(matrix.id) } })
    await app.db.transaction().execute(seedEssentials)
    expect(flat(await tree()).map(({ name }) => name)).not.toContain('systemRoleMatrix')
  })
})

test('a role’s menu is looked at without having the role', async () => {
  const menu = await system(previewMenu, { params: { key: 'expert' } })
  expect(menu).toEqual(await expert(getRouters, {}))
  expect(names(await system(previewMenu, { params: { key: 'admin' } }))).toContain('systemRole')
  const registered = await system(previewMenu, { params: { key: 'registered' } })
  expect(names(registered)).toEqual([
    'home',
    'information',
    'informationIndex',
    'informationList',
    'followList',
    'savedSearches',
  ])
  expect((await system.refused(previewMenu, { params: { key: 'nobody' } })).status).toBe(404)
  expect(JSON.stringify(menu)).not.toContain(queryList.access.may)
})

test('a company has one page for its certificates; whoever has another role too keeps the others', async () => {
  const others = ['reportList', 'informationIndex', 'informationList']
  const menu = async (user: string) => names(await (await app.as(user))(getRouters, {}))
  const company = await menu('enterprise')
  expect(company).toContain('informationMine')
  expect(others.filter((name) => company.includes(name))).toEqual([])
  const body = await menu('body-manager')
  expect(others.filter((name) => body.includes(name))).toEqual(others)
})
