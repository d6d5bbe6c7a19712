// The configuration: keys of the product with their values, and keys that administrators add.
import * as contract from '@register/contract/system/config/config'
import { forgetConfigured } from '../../../access/configured.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { AuthorityLine } from '../site/service.ts'
import { addKey, changeKey, changeKeyOf, removeKey } from './service.ts'
import { keys, listKeys, readKey } from './store.ts'

/** `authority`: the values of the environment, which are the defaults of its keys. */
export const configRoutes = (authority: AuthorityLine): Route[] => [
  handle(contract.listConfig, (ctx, { query }) => listKeys(ctx, query, authority)),
  handle(contract.readConfig, (ctx, { params }) => readKey(ctx, params.id, authority)),
  handle(contract.configChanges, (ctx, { params }) => keys.changes(ctx, params.id)),
  handle(contract.addConfig, async (ctx, { body }) => readKey(ctx, await addKey(ctx, body), authority)),
  handle(contract.changeConfig, async (ctx, { body }) => {
    await changeKey(ctx, body)
    return readKey(ctx, body.id, authority)
  }),
  handle(contract.changeSecurity, async (ctx, { body }) => {
    await changeKeyOf('security', ctx, body)
    return readKey(ctx, body.id, authority)
  }),
  handle(contract.changeRegister, async (ctx, { body }) => {
    await changeKeyOf('register', ctx, body)
    return readKey(ctx, body.id, authority)
  }),
  handle(contract.removeConfig, (ctx, { params }) => removeKey(ctx, params.id)),
  handle(contract.refreshConfig, async (ctx) => {
    ctx.note.object = 'config'
    ctx.afterCommit(forgetConfigured)
  }),
]
