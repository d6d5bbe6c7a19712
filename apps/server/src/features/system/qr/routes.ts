// Signing in by QR code: the browser that waits, the telephone that decides, and the demonstration's button.
import { noSuchPath } from '@register/contract/errors'
import * as contract from '@register/contract/system/signIn/qr'
import { handle, type Route } from '../../../http/handle.ts'
import { enter } from '../account/service.ts'
import { decide, scan, simulate, start, stateOf, redeem } from './service.ts'

interface Options {
  demo: boolean
  production: boolean
}

export function qrRoutes({ demo, production }: Options): Route[] {
  const simulated = demo && !production
  return [
    handle(contract.startQr, async (ctx) => ({ ...(await start(ctx)), simulated })),
    handle(contract.readQr, (ctx, { body }) => stateOf(ctx, body.secret, simulated)),
    handle(contract.loginQr, async (ctx, { body, cookies }) =>
      enter(ctx, cookies, await redeem(ctx, body.secret), { remember: false, way: 'qr' }),
    ),
    handle(contract.simulateQr, async (ctx, { body }) => {
      if (!simulated) throw noSuchPath()
      await simulate(ctx, body.secret)
    }),
    handle(contract.scanQr, (ctx, { body }) => scan(ctx, body.code)),
    handle(contract.authoriseQr, (ctx, { body }) => decide(ctx, body.code, 'authorised')),
    handle(contract.refuseQr, (ctx, { body }) => decide(ctx, body.code, 'refused')),
  ]
}
