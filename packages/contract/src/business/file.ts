// Uploaded files: accepted types, access, and reading (docs/rules/files.md#what-is-accepted).
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { asked } from '../input/asked.ts'
import { endpoint, may } from '../endpoint.ts'
import type { Phrase } from '../phrase.ts'

/** Bytes; a file must be smaller. */
export const maxFileBytes = 10 * 1024 * 1024

export const fileKinds = {
  certificate: ['型式试验证书', 'Certificate'],
  report: ['型式试验报告', 'Type-test report'],
  nameplate: ['铭牌照片', 'Nameplate photo'],
  proof: ['证明材料', 'Proof'],
  other: ['其他', 'Other'],
} as const satisfies Record<string, Phrase>
export type FileKind = keyof typeof fileKinds
export const fileKindKeys = Object.keys(fileKinds) as [FileKind, ...FileKind[]]

/** Accepted extensions, each checked against the content. */
export const acceptedExtensions = ['pdf', 'ofd', 'jpg', 'jpeg', 'png', 'gif', 'docx', 'xlsx', 'zip', 'mp4'] as const

export const fileRow = z.object({
  /** Unguessable. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(fileKindKeys),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  visibility: z.enum(['public', 'private']),
  /** Where to read it; a private file's address works for five minutes. */
  url: z.string(),
})
export type FileRow = z.output<typeof fileRow>

const uploaded = fileRow
const form = z.strictObject({ kind: z.enum(fileKindKeys).default('other') })

export const uploadBusinessFile = endpoint({
  method: 'POST',
  path: '/api/business/uploadFiles/upload',
  access: may('business:file:upload'),
  effect: 'write',
  rate: 'transfer',
  summary: ['上传业务文件', 'Upload a file for a business record'],
  upload: { below: maxFileBytes },
  body: form,
  output: uploaded,
  audit: 'file.upload',
})

export const deleteBusinessFile = endpoint({
  method: 'POST',
  path: '/api/business/uploadFiles/delete',
  access: may('business:file:upload'),
  effect: 'write',
  rate: 'write',
  summary: ['删除未使用的业务文件', 'Delete a file that no record uses yet'],
  body: z.strictObject({ id: z.string().max(40) }),
  audit: 'file.delete',
  example: { body: { id: 'x' } },
})

/** Files bound to a published report and marked public are read by anyone; others need the signature that `url` carries. */
export const readFile = endpoint({
  method: 'GET',
  path: '/api/file/{id}',
  access: 'anyone',
  rows: 'link',
  effect: 'read',
  rate: 'answer',
  reply: 'binary',
  types: acceptedExtensions.map((extension) => mediaTypes[extension]),
  summary: ['读取文件', 'Read a file'],
  params: z.strictObject({ id: z.string().max(40) }),
  query: z.strictObject({
    until: asked(z.int().optional()),
    signature: z.string().max(100).optional(),
    download: z.enum(['1']).optional(),
    /** Displayed in a frame of the register: the link is signed for that. */
    view: z.enum(['1']).optional(),
  }),
  example: { params: { id: 'x' } },
})
