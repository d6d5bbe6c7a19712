// Posts from the side of administrators: unique without regard to case, filtered, exported, and protected while people have them.
import {
  addPost,
  changePost,
  exportPosts,
  listPosts,
  postChanges,
  removePost,
  type Post,
} from '@register/contract/system/post'
import { afterEach, describe, expect, it } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [system, staff] = await Promise.all([app.as('system-admin'), app.as('body-staff')])

const written = (more = {}) => ({ code: 'inspector', name: '检验员', sort: 1, status: 'active', ...more })
const add = (more = {}): Promise<Post> => system(addPost, { body: written(more) })
const change = ({ id, rev }: Post, more = {}) => system(changePost, { body: { ...written(), id, rev, ...more } })
/** Puts the staff of body 901 on the post. */
const assign = ({ id }: Post, ...usernames: string[]) =>
  app.owner.query(
    'INSERT INTO user_post (user_id, post_id) SELECT id, $1 FROM app_user WHERE username = ANY($2::text[])',
    [id, usernames],
  )

afterEach(async () => {
  await app.owner.query('DELETE FROM user_post; DELETE FROM post')
})

describe('a post', () => {
  it('is added, changed and deleted, each with its trace', async () => {
    const post = await add({ remark: ' 现场 ' })
    expect(post).toMatchObject({ rev: 1, code: 'inspector', sort: 1, remark: '现场', updatedBy: '系统管理员' })
    const changed = await change(post, { name: '高级检验员' })
    expect(changed).toMatchObject({ id: post.id, rev: 2, name: '高级检验员', remark: '' })
    await system(removePost, { params: { id: post.id } })
    expect((await system(listPosts, { query: {} })).list).toEqual([])
    const { rows } = await app.owner.query<{ action: string; detail: object }>(
      `SELECT action, detail FROM audit WHERE object = 'post:${post.id}' ORDER BY id`,
    )
    expect(rows).toEqual([
      { action: 'post.add', detail: { code: 'inspector', name: '检验员', sort: 1, status: 'active' } },
      {
        action: 'post.change',
        detail: { code: 'inspector', name: '高级检验员', sort: 1, status: 'active', was: { name: '检验员' } },
      },
      { action: 'post.remove', detail: { code: 'inspector', name: '高级检验员', sort: 1, status: 'active' } },
    ])
  })

  it('is not changed over a newer one, and not by those who may not', async () => {
    const post = await add()
    await change(post)
    const refusal = await system.refused(changePost, { body: { ...written(), id: post.id, rev: post.rev } })
    expect(refusal).toMatchObject({ status: 409, data: { rev: 2, by: '系统管理员' } })
    expect((await staff.refused(removePost, { params: { id: post.id } })).status).toBe(403)
    expect((await system.refused(removePost, { params: { id: post.id + 1 } })).status).toBe(404)
  })

  it.each([
    [{ code: 'INSPECTOR', name: '另一个' }, 'code', 'Post code "INSPECTOR" is in use already'],
    [{ code: 'ｉｎｓｐｅｃｔｏｒ', name: '另一个' }, 'code', 'Post code "inspector" is in use already'],
    [{ code: 'other' }, 'name', 'Post name "检验员" is in use already'],
  ])('with %o is refused beside another', async (more, field, msg) => {
    await add()
    expect(await system.refused(addPost, { body: written(more) })).toMatchObject({
      status: 409,
      errors: [{ field, msg }],
    })
    const second = await add({ code: 'second', name: '第二' })
    expect(
      await system.refused(changePost, { body: { ...written(more), id: second.id, rev: second.rev } }),
    ).toMatchObject({ status: 409, errors: [{ field }] })
  })

  it.each([
    [{ code: ' ' }, 'code'],
    [{ code: 'x'.repeat(65) }, 'code'],
    [{ name: null }, 'name'],
    [{ sort: undefined }, 'sort'],
    [{ sort: 1.5 }, 'sort'],
    [{ sort: -1 }, 'sort'],
    [{ status: 'gone' }, 'status'],
    [{ remark: 'x'.repeat(501) }, 'remark'],
  ])('with %o is refused at %s', async (more, field) => {
    expect(await system.refused(addPost, { body: written(more) })).toMatchObject({ status: 400, errors: [{ field }] })
  })

  it('says everything that is wrong at once', async () => {
    const refusal = await system.refused(addPost, { body: { sort: 99_999, status: 'active' } })
    expect(refusal.errors).toEqual([
      { field: 'sort', msg: 'Order must be between 0 and 9999' },
      { field: 'code', msg: 'Post code is required' },
      { field: 'name', msg: 'Post name is required' },
    ])
  })
})

describe('a post that people hold', () => {
  it('is neither deleted nor stopped, and says by whom it is held', async () => {
    const post = await add()
    await assign(post, 'body-staff', 'body-manager', 'expert', 'head-office')
    const refusal = await system.refused(removePost, { params: { id: post.id } })
    expect(refusal.status).toBe(409)
    expect(refusal.msg).toMatch(/^"检验员" is in use and cannot be deleted\. Accounts: 4 \(.+, .+, .+ …\)$/)
    const stopping = await system.refused(changePost, {
      body: { ...written(), id: post.id, rev: post.rev, status: 'stopped' },
    })
    expect(stopping).toMatchObject({ status: 409, errors: [{ field: 'status' }] })
    expect((await system(listPosts, { query: {} })).list).toMatchObject([{ status: 'active', rev: 1 }])
  })
})

describe('the list', () => {
  it('is in its order, filtered and searched', async () => {
    await add({ sort: 3 })
    await add({ code: 'manager', name: '负责人', sort: 1 })
    await add({ code: 'clerk', name: '资料员', sort: 2, status: 'stopped' })
    const codes = async (query: object) => (await system(listPosts, { query })).list.map(({ code }) => code)
    expect(await codes({})).toEqual(['manager', 'clerk', 'inspector'])
    expect(await codes({ status: 'stopped' })).toEqual(['clerk'])
    expect(await codes({ sort: '2|>=' })).toEqual(['clerk', 'inspector'])
    expect(await codes({ keyword: '负责' })).toEqual(['manager'])
    expect(await codes({ keyword: '员' })).toEqual(['clerk', 'inspector'])
    expect(await codes({ prop: 'code', order: 'descending' })).toEqual(['manager', 'inspector', 'clerk'])
    const refusal = await system.refused(listPosts, { query: { sort: 'first' } })
    expect(refusal.errors).toEqual([{ field: 'sort', msg: 'Order must be a whole number' }])
  })

  it('is exported as it is filtered', async () => {
    await add({ remark: '现场' })
    await add({ code: 'clerk', name: '资料员', status: 'stopped' })
    const bytes: unknown = await system(exportPosts, { body: { status: 'active' } })
    const rows: ShownCell[][] = []
    for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 9 })) rows.push(cells)
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Post code', 'Post name', 'Order', 'Status', 'Remark', 'Updated by'],
      ['inspector', '检验员', 1, 'Active', '现场', '系统管理员'],
    ])
  })
})

describe('what happened to a post', () => {
  it('is listed newest first, with the audited changes only', async () => {
    const post = await add({ remark: '私人电话 13800000000' })
    const changed = await change(post, { status: 'stopped', sort: 3, remark: '私人电话 13900000000' })
    await change(changed, { status: 'stopped', sort: 3 })
    const audited = await system(postChanges, { params: { id: post.id } })
    expect(audited.map(({ act, by, changes }) => ({ act, by, changes }))).toEqual([
      { act: 'Changed the post', by: '系统管理员', changes: [] },
      {
        act: 'Changed the post',
        by: '系统管理员',
        changes: [
          { field: 'sort', label: 'Order', before: '1', after: '3' },
          { field: 'status', label: 'Status', before: 'Active', after: 'Disabled' },
        ],
      },
      { act: 'Added the post', by: '系统管理员', changes: [] },
    ])
    expect(audited[1]?.text).toBe(
      '系统管理员 changed the post "检验员": Order from "1" to "3"; Status from "Active" to "Disabled"',
    )
    expect(JSON.stringify(audited)).not.toContain('1390')
  })

  it('is shown to people who may list posts, for existing posts', async () => {
    const { id } = await add()
    expect(await staff.refused(postChanges, { params: { id } })).toMatchObject({ status: 403 })
    await system(removePost, { params: { id } })
    expect(await system.refused(postChanges, { params: { id } })).toMatchObject({ status: 404 })
  })
})
