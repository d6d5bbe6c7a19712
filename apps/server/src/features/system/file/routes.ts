// The file library: groups, their files, uploads for all staff, for the public and for oneself, and deletion.
import * as contract from '@register/contract/system/file'
import { conflict, notAllowed } from '@register/contract/errors'
import { found } from '../../../access/ctx.ts'
import type { FileStore } from '../../../files/store.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { fileGroups, groupFor, refuseUnknownGroup } from './groups/groups.ts'
import { enter, receive } from './service.ts'
import { fileById, listFiles, scoped } from './store.ts'

export function libraryRoutes(store: FileStore): Route[] {
  return [
    handle(contract.fileMenu, (ctx) => fileGroups(ctx)),

    handle(contract.listFiles, (ctx, { query }) => listFiles(ctx, query)),

    handle(contract.uploadFile, {
      async prepare(ctx, { body, file }) {
        await refuseUnknownGroup(ctx, body.groupId)
        return receive(ctx, store, file)
      },
      run: async (ctx, { body }, stored) => enter(ctx, stored, 'group', await groupFor(ctx, body.groupId, stored.mime)),
    }),

    handle(contract.uploadPublicFile, {
      prepare: (ctx, { file }) => receive(ctx, store, file),
      run: (ctx, _, stored) => enter(ctx, stored, 'open', null),
    }),

    handle(contract.uploadPrivateFile, {
      prepare: (ctx, { file }) => receive(ctx, store, file),
      run: (ctx, _, stored) => enter(ctx, stored, 'own', null),
    }),

    handle(contract.deleteFile, async (ctx, { params }) => {
      const { id } = params
      found(await scoped(ctx).where('stored_file.id', '=', id).select('stored_file.id').forUpdate().executeTakeFirst())
      const file = found(await fileById(ctx, id))
      if (!file.removable) throw notAllowed()
      const use = await ctx.db.selectFrom('file_use').select('used_by').where('file_id', '=', id).executeTakeFirst()
      if (use) throw conflict(['文件正被通知等内容使用，不能删除', 'A text uses this file, so it cannot be deleted'])
      await ctx.db.deleteFrom('stored_file').where('id', '=', id).execute()
      ctx.note.object = `file:${id}`
      ctx.note.detail = { name: file.name, size: file.size }
      // If removing the bytes fails, the sweeper does it later, because the row is gone.
      ctx.afterCommit(() => void store.remove(id).catch(() => {}))
    }),
  ]
}
