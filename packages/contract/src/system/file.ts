// The file library: general files in groups, for pictures in texts, avatars and attachments that belong to no business record (docs/rules/files.md#who-reads-them).
import { z } from 'zod'
import { asked } from '../input/asked.ts'
import { labelled } from '../messages/labelled.ts'
import { maxFileBytes } from '../business/file.ts'
import { endpoint, may } from '../endpoint.ts'
import { listQuery, pageOf, type ListColumns } from '../page.ts'

const group = z.object({ id: z.int(), name: z.string(), files: z.int() })
export type FileGroup = z.output<typeof group>

export const libraryFile = z.object({
  /** Unguessable. */
  id: z.string(),
  name: z.string(),
  groupId: z.int().nullable(),
  /** Lower case, without the dot. */
  extension: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Where to read it; a private file's address works for five minutes. */
  url: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  /** Whether the caller may delete it. */
  removable: z.boolean(),
})
export type LibraryFile = z.output<typeof libraryFile>

export const libraryColumns = {
  groupId: { type: 'number', label: ['分组', 'Group'] },
  extension: { type: 'choice', label: ['文件类型', 'File type'] },
} as const satisfies ListColumns

/** The library belongs to the offices: who makes an account of their own, or acts for a company, reads nothing of it. */
export const fileMenu = endpoint({
  method: 'GET',
  path: '/api/file/menu',
  access: may('system:file:upload'),
  effect: 'read',
  summary: ['文件分组', 'Groups of files'],
  output: z.array(group),
})

export const listFiles = endpoint({
  method: 'GET',
  path: '/api/file/list',
  access: may('system:file:upload'),
  effect: 'read',
  rate: 'list',
  summary: ['文件列表', 'Files of a group, newest first'],
  query: listQuery(libraryColumns),
  output: pageOf(libraryFile),
})

const groupForm = z.strictObject({ groupId: labelled(asked(z.int().optional()), ['分组', 'Group']) })

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/uploadFile',
  access: may('system:file:upload'),
  effect: 'write',
  rate: 'transfer',
  summary: ['上传文件到分组', 'Upload a file into a group'],
  upload: { below: maxFileBytes },
  body: groupForm,
  output: libraryFile,
  audit: 'library.upload',
})

/** Readable by anyone who has the address. */
export const uploadPublicFile = endpoint({
  method: 'POST',
  path: '/api/file/upload/public',
  access: may('system:file:upload'),
  effect: 'write',
  rate: 'transfer',
  summary: ['上传公开文件', 'Upload a file that anyone may read'],
  upload: { below: maxFileBytes },
  body: z.strictObject({}),
  output: libraryFile,
  audit: 'library.uploadPublic',
})

/** Readable by links that work for five minutes. */
export const uploadPrivateFile = endpoint({
  method: 'POST',
  path: '/api/file/upload/private',
  access: may('system:file:upload'),
  effect: 'write',
  rate: 'transfer',
  summary: ['上传私有文件', 'Upload a file of one’s own'],
  upload: { below: maxFileBytes },
  body: z.strictObject({}),
  output: libraryFile,
  audit: 'library.uploadPrivate',
})

/** Taking away what others uploaded: more than `deleteFile` asks for. */
export const removeOthers = { access: may('system:file:remove') }

/** One's own; others' with `removeOthers`. */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/file/delete/{id}',
  access: may('system:file:upload'),
  effect: 'write',
  rate: 'write',
  summary: ['删除文件', 'Delete a file'],
  params: z.strictObject({ id: z.string().max(40) }),
  audit: 'library.delete',
  example: { params: { id: 'x' } },
})
