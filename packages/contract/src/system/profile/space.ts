// What one has uploaded: how much it is, what one may still upload today, and each file with what it is used for.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listQuery, pageOf } from '../../page.ts'
import { lists, removes } from '../../record/acts.ts'
import { chosen, columnsOf, inList, named, optionsOf } from '../../record/shape.ts'

const path = '/api/system/user/profile/space'

/** What a file is, by what it holds. */
const groupWords = {
  document: ['文档', 'Documents'],
  picture: ['图片', 'Pictures'],
  media: ['视音频', 'Video and sound'],
  other: ['其他', 'Other'],
} as const
export const fileGroups = Object.keys(groupWords) as (keyof typeof groupWords)[]
export const fileGroupName = (group: keyof typeof groupWords) => groupWords[group]

const useWords = {
  record: ['业务记录使用中', 'Used by a record'],
  library: ['文件库', 'File library'],
  own: ['账号资料', 'Of this account'],
  unused: ['未使用，一天后清除', 'Unused, deleted after a day'],
} as const

export const ownFileRowFields = [
  { key: 'name', label: ['文件名', 'File name'], ...named },
  { key: 'group', label: ['类型', 'Type'], options: optionsOf(groupWords), ...chosen },
  { key: 'use', label: ['用途', 'Use'], options: optionsOf(useWords), ...chosen },
  { key: 'bytes', label: ['大小', 'Size'], type: 'integer', ...inList },
  { key: 'at', label: ['上传时间', 'Uploaded'], type: 'instant', ...inList },
] as const satisfies readonly Field[]

export const ownFileColumns = columnsOf(ownFileRowFields)

const file = z.object({
  /** Unguessable. */
  id: z.string(),
  name: z.string(),
  group: z.enum(['document', 'picture', 'media', 'other']),
  use: z.enum(['record', 'library', 'own', 'unused']),
  /** Bytes. */
  bytes: z.int(),
  at: z.string(),
  /** Where to read it, for five minutes. */
  url: z.string(),
})
export type OwnFile = z.output<typeof file>

export const readSpace = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  path,
  access: 'signedIn',
  summary: ['自己的存储空间', 'The size of one’s own uploads'],
  /** Bytes throughout. `today`: what counted for records within 24 hours, and how much the configuration allows. */
  output: z.object({
    files: z.int(),
    bytes: z.int(),
    groups: z.array(
      z.object({ group: z.enum(['document', 'picture', 'media', 'other']), files: z.int(), bytes: z.int() }),
    ),
    today: z.object({ files: z.int(), bytes: z.int(), mostFiles: z.int(), mostBytes: z.int() }),
  }),
})

/** Newest first. */
export const listOwnFiles = endpoint({
  ...lists,
  path: `${path}/list`,
  access: 'signedIn',
  summary: ['自己上传的文件', 'One’s own uploaded files'],
  query: listQuery(ownFileColumns),
  output: pageOf(file),
})

/** Only one that nothing uses; 409 for every other. */
export const removeOwnFile = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: 'signedIn',
  rows: 'own',
  summary: ['删除自己未使用的文件', 'Delete an unused file of one’s own'],
  params: z.strictObject({ id: z.string().max(40) }),
  audit: 'profile.removeFile',
  example: { params: { id: 'x' } },
})
