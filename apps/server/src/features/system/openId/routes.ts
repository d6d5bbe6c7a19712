// Signing in with accounts of other systems, and linking them with the caller's own.
import * as contract from '@register/contract/system/signIn/openId'
import type { OpenIdProvider } from '../../../config/services/openId.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { enter } from '../account/service.ts'
import { providerOf } from './provider/provider.ts'
import { comeBack, storeLink, link, ownerOf, ownIdentities, start, unlink } from './service.ts'

/** `report` receives the reason when another system was unreachable or not trusted. */
export function openIdRoutes(configured: readonly OpenIdProvider[], report: (error: unknown) => void): Route[] {
  const providers = configured.map((one) => providerOf(one, report))
  return [
    handle(contract.startOpenId, (ctx, { body }) => start(ctx, providers, body.provider)),
    handle(contract.finishOpenId, {
      prepare: (ctx, { body }) => comeBack(ctx, providers, body.ticket, body.query),
      async run(ctx, { cookies }, back) {
        const user = await ownerOf(ctx, back)
        if (user) return enter(ctx, cookies, user, { remember: false, way: 'openId' })
        ctx.note.detail = { waits: 'link', provider: back.provider }
        return { step: 'link' as const, ticket: await storeLink(ctx, back), provider: back.provider }
      },
    }),
    handle(contract.linkIdentity, (ctx, { body }) => link(ctx, providers, body.ticket)),
    handle(contract.listOwnIdentities, (ctx) => ownIdentities(ctx, providers)),
    handle(contract.unlinkIdentity, (ctx, { params }) => unlink(ctx, params.id)),
  ]
}
