// Uploading, taking back and reading files of business records.
import { deleteBusinessFile, readFile, uploadBusinessFile } from '@register/contract/business/file'
import { notFound } from '@register/contract/errors'
import type { FileStore } from '../../../files/store.ts'
import { keep, readable } from '../../../files/stored.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { discard, enter, fileRowOf } from './service.ts'

/** Shown in the page; everything else is saved. */
const inline = /^(image\/(png|jpeg|gif)|application\/pdf)$/

export const fileRoutes = (store: FileStore): Route[] => [
  handle(uploadBusinessFile, {
    prepare: (_, { file }) => keep(store, file),
    async run(ctx, { body }, kept) {
      await enter(ctx, kept, body.kind)
      ctx.note.object = `file:${kept.id}`
      ctx.note.detail = { name: kept.name, size: kept.size, kind: body.kind }
      return fileRowOf(ctx, kept, body.kind)
    },
  }),

  handle(deleteBusinessFile, async (ctx, { body }) => {
    await discard(ctx, body.id)
    ctx.note.object = `file:${body.id}`
    ctx.afterCommit(() => void store.remove(body.id))
  }),

  handle(readFile, async (ctx, { params, query }) => {
    const row = await readable(ctx, params.id, query)
    const file = await store.read(row.id).catch(() => {
      throw notFound()
    })
    const show = inline.test(row.mime) && !query.download
    return {
      mime: row.mime,
      length: file.size,
      stream: file.stream,
      ...(show ? {} : { fileName: row.name }),
      headers: {
        // Browsers refuse to show a PDF in a sandbox; their viewer runs no script of the page.
        'content-security-policy':
          row.mime === 'application/pdf' ? "default-src 'none'; object-src 'self'" : "default-src 'none'; sandbox",
        'cache-control': row.visibility === 'public' ? 'public, max-age=300' : 'private, no-store',
      },
    }
  }),
]
