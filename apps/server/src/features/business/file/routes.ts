// Uploading, discarding and reading files of business records.
import { deleteBusinessFile, readFile, uploadBusinessFile } from '@register/contract/business/file'
import { notFound } from '@register/contract/errors'
import type { FileStore } from '../../../files/store.ts'
import { isFramed, readable } from '../../../files/stored.ts'
import { codeOf } from '../../../http/failures.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { textOfFile } from './text/fileText.ts'
import { countUpload, discard, enter, fileRowOf, receive } from './service.ts'

/** Shown in the page, because the server has read them to their last byte as pictures. Every other file is saved, PDF too, since browsers do not show PDF in a sandbox. */
const inline = /^image\/(png|jpeg|gif)$/

/** Only for a file that a reader of the register opens in a frame of the register's own page, by a link made for that (docs/decisions/0067-information-is-read.md). */
const ownFrames = "frame-ancestors 'self'"

export const fileRoutes = (store: FileStore): Route[] => [
  handle(uploadBusinessFile, {
    async prepare(ctx, { file, body }) {
      const stored = await receive(ctx, store, file)
      return { stored, text: await textOfFile(body.kind, stored.mime, file.bytes) }
    },
    async run(ctx, { body }, { stored, text }) {
      await countUpload(ctx, stored)
      await enter(ctx, stored, body.kind, { text })
      ctx.note.object = `file:${stored.id}`
      ctx.note.detail = { name: stored.name, size: stored.size, kind: body.kind }
      return fileRowOf(ctx, stored, body.kind)
    },
  }),

  handle(deleteBusinessFile, async (ctx, { body }) => {
    await discard(ctx, body.id)
    ctx.note.object = `file:${body.id}`
    // If removing the bytes fails, the sweeper does it later, because the row is gone.
    ctx.afterCommit(() => void store.remove(body.id).catch(() => {}))
  }),

  handle(readFile, async (ctx, { params, query }) => {
    const row = await readable(ctx, params.id, query)
    const file = await store.read(row.id).catch((error: unknown) => {
      // A store that is away says nothing of the file.
      throw codeOf(error) === 'ENOENT' ? notFound() : error
    })
    const framed = query.view !== undefined && isFramed(row)
    const show = (inline.test(row.mime) || framed) && !query.download
    return {
      mime: row.mime,
      length: file.size,
      stream: file.stream,
      ...(show ? {} : { fileName: row.name, stored: true as const }),
      headers: {
        'content-security-policy': framed ? ownFrames : `default-src 'none'; sandbox; ${ownFrames}`,
        'cache-control': row.visibility === 'public' && !framed ? 'public, max-age=300' : 'private, no-store',
      },
    }
  }),
]
