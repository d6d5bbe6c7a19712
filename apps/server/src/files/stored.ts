// A stored file, as bytes and row: the bytes are stored first, then the row with its owner, and it is read by its address. Used by every feature that accepts files.
import { createHash, randomBytes } from 'node:crypto'
import { notFound } from '@register/contract/errors'
import type { Ctx } from '../access/ctx.ts'
import { sameText } from '../access/secrets.ts'
import type { Db } from '../db/connect.ts'
import { sniff } from './sniff.ts'
import type { FileStore } from './store.ts'

const linkSeconds = 300

export interface StoredFile {
  id: string
  name: string
  mime: string
  size: number
  sha256: string
}

/** Unguessable: 128 random bits. */
export const newFileId = (): string => randomBytes(16).toString('base64url')

/** Checks the content and writes the bytes; call it before the transaction that writes the row. */
export async function storeFile(store: FileStore, file: { name: string; bytes: Buffer }): Promise<StoredFile> {
  const { name, mime, bytes } = await sniff(file.name, file.bytes)
  const id = newFileId()
  await store.put(id, bytes)
  return { id, name, mime, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

interface Belonging {
  kind: string
  visibility?: 'public' | 'private'
  /** type:id of the record that uses it; a file without one is swept after a day. */
  boundTo: string | null
  groupId?: number | null
  /** The certificate numbers in its text, where that was read. */
  text?: { state: string; numbers: readonly string[] } | null
}

/** Writes the row of a stored file; without an actor the file belongs to the register. */
export async function enterFile(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  stored: StoredFile,
  belonging: Belonging,
): Promise<void> {
  await ctx.db
    .insertInto('stored_file')
    .values({
      ...stored,
      kind: belonging.kind,
      visibility: belonging.visibility ?? 'private',
      bound_to: belonging.boundTo,
      group_id: belonging.groupId ?? null,
      text_state: belonging.text?.state ?? null,
      text_numbers: [...(belonging.text?.numbers ?? [])],
      dept_id: ctx.actor?.deptId ?? null,
      created_by: ctx.actor?.id ?? null,
    })
    .execute()
}

/** Marks files of removed records as unused, so that the sweeper removes them. */
export async function release(db: Db, objects: readonly string[]): Promise<void> {
  if (objects.length === 0) return
  await db.updateTable('stored_file').set({ bound_to: null, bound_at: null }).where('bound_to', 'in', objects).execute()
}

/** A link for viewing in a frame has its own signature, so that no other link can be turned into one. */
const signature = (ctx: Ctx, id: string, until: number, view = false) =>
  ctx.secrets.mac('fileLink', `${id} ${until}${view ? ' view' : ''}`).toString('base64url')

/** The address of a file: public ones by their id, private ones by a link that works for five minutes. */
export function fileUrl(ctx: Ctx, file: { id: string; visibility: string }): string {
  if (file.visibility === 'public') return `/api/file/${file.id}`
  const until = Math.floor(Date.now() / 1_000) + linkSeconds
  return `/api/file/${file.id}?until=${until}&signature=${signature(ctx, file.id, until)}`
}

/** Whether the pages show the file in a frame: PDF, outside the sandbox, because browsers show no PDF inside one (docs/decisions/0067-information-is-read.md). */
export const isFramed = ({ mime }: { mime: string }): boolean => mime === 'application/pdf'

/** The address at which a frame shows the file for five minutes; empty for files that no frame shows. */
export function viewUrl(ctx: Ctx, file: { id: string; mime: string }): string {
  if (!isFramed(file)) return ''
  const until = Math.floor(Date.now() / 1_000) + linkSeconds
  return `/api/file/${file.id}?until=${until}&signature=${signature(ctx, file.id, until, true)}&view=1`
}

interface FileLink {
  until?: number | undefined
  signature?: string | undefined
  view?: '1' | undefined
}

/** The file when the link allows it: public, or signed and not expired. A link for viewing must be signed in any case. */
export async function readable(ctx: Ctx, id: string, link: FileLink) {
  const row = await ctx.db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
  const signed =
    link.until !== undefined &&
    link.signature !== undefined &&
    link.until > Date.now() / 1_000 &&
    sameText(link.signature, signature(ctx, id, link.until, link.view !== undefined))
  if (!row || ((row.visibility !== 'public' || link.view !== undefined) && !signed)) throw notFound()
  return row
}
