// What people have set for themselves: read, save, return to the default.
import * as contract from '@register/contract/system/setting'
import { handle, type Route } from '../../../http/handle.ts'
import { forget, read, save } from './store.ts'

const objectOf = ({ kind, name }: { kind: string; name: string }) => `setting:${kind}/${name}`

export const settingRoutes = (): Route[] => [
  handle(contract.readSetting, (ctx, { params }) => read(ctx, params)),

  handle(contract.saveSetting, async (ctx, { body }) => {
    ctx.note.object = objectOf(body)
    return save(ctx, body)
  }),

  handle(contract.removeSetting, async (ctx, { params }) => {
    ctx.note.object = objectOf(params)
    await forget(ctx, params)
  }),
]
