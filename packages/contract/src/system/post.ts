// Posts: the positions that people hold at work. The record to copy: nothing here is special.
import type { z } from 'zod'
import { adds, changes, exports, lists, reads, removes } from '../record/acts.ts'
import { tellsChanges } from '../record/changes.ts'
import { endpoint, may } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import { listQuery, listRequest, pageOf } from '../page.ts'
import { bodyOf, changeOf, chosen, columnsOf, inList, named, rowOf, stamps } from '../record/shape.ts'
import { active, stopped } from '../record/states.ts'

export const postFields = [
  { key: 'code', label: ['岗位编码', 'Post code'], maxLength: 64, ...named },
  { key: 'name', label: ['岗位名称', 'Post name'], maxLength: 50, ...named },
  { key: 'sort', label: ['显示顺序', 'Order'], type: 'integer', required: true, min: 0, max: 9999, ...inList },
  { key: 'status', label: ['状态', 'Status'], options: [active, stopped], ...chosen },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: true },
] as const satisfies readonly Field[]

export const postRowFields = [...postFields, stamps.updatedBy, stamps.updatedAt] as const satisfies readonly Field[]

export const post = rowOf(postRowFields)
export type Post = z.output<typeof post>
export const postColumns = columnsOf(postRowFields)

const path = '/api/system/post'
const example = { code: 'inspector', name: '检验员', sort: 1, status: 'active' }

export const listPosts = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:post:list'),
  summary: ['岗位列表', 'Posts'],
  query: listQuery(postColumns),
  output: pageOf(post),
})

export const readPost = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:post:list'),
  summary: ['岗位详情', 'One post'],
  output: post,
})

export const postChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:post:list'),
  summary: ['岗位的变更记录', 'Changes of a post'],
})

export const addPost = endpoint({
  ...adds,
  path,
  access: may('system:post:add'),
  summary: ['新建岗位', 'Add a post'],
  body: bodyOf(postFields),
  output: post,
  audit: 'post.add',
  example: { body: example },
})

export const changePost = endpoint({
  ...changes,
  path,
  access: may('system:post:edit'),
  summary: ['编辑岗位', 'Edit a post'],
  body: changeOf(postFields),
  output: post,
  audit: 'post.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const removePost = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:post:remove'),
  summary: ['删除岗位', 'Delete a post'],
  audit: 'post.remove',
})

/** The rows of the list’s filters, as xlsx. */
export const exportPosts = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('system:post:export'),
  summary: ['导出岗位', 'Export posts'],
  body: listRequest(postColumns),
  audit: 'post.export',
})
