// Signing in by a code: requesting one, signing in, a forgotten password, registration.
import { registerUser, registerUserToo } from '@register/contract/system/signIn/register'
import * as contract from '@register/contract/system/signIn/sms'
import type { Actors } from '../../../access/known/actors.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { checkCaptchaAsked, enter } from '../account/service.ts'
import { spendCode } from '../code/service.ts'
import {
  askForCode,
  prepareRegistration,
  prepareReset,
  proveForSignIn,
  storeRegistration,
  storeReset,
} from './service.ts'

export function waysRoutes(actors: Actors, outside: Integrations, { captcha }: { captcha: boolean }): Route[] {
  const register = (endpoint: typeof registerUser | typeof registerUserToo) =>
    handle(endpoint, {
      prepare: (ctx, { body }) => prepareRegistration(ctx, body),
      run: async (ctx, { body, cookies }, newcomer) =>
        enter(ctx, cookies, await storeRegistration(ctx, body, newcomer), { remember: false, way: 'sms' }),
    })
  return [
    handle(contract.sendSms, {
      async prepare(ctx, { body }) {
        await checkCaptchaAsked(ctx, captcha, body)
        return askForCode(ctx, outside, body)
      },
      async run(ctx, { body }, sent) {
        ctx.note.detail = { purpose: body.purpose }
        return sent
      },
    }),

    handle(contract.loginSms, {
      prepare: (ctx, { body }) => proveForSignIn(ctx, body),
      async run(ctx, { body, cookies }, { right, user }) {
        await spendCode(ctx, right)
        return enter(ctx, cookies, user, { remember: body.remember, way: 'sms' })
      },
    }),

    handle(contract.resetBySms, {
      prepare: (ctx, { body }) => prepareReset(ctx, body),
      async run(ctx, _, prepared) {
        await storeReset(ctx, prepared)
        ctx.afterCommit(() => actors.forget())
      },
    }),

    register(registerUser),
    register(registerUserToo),
  ]
}
