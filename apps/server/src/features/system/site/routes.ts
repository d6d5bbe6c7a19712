// What the browser needs to know before anyone signs in.
import { shanghaiDay } from '@register/contract/dates'
import { productVersion } from '@register/contract/product'
import { passwordRules } from '@register/contract/system/config/keys'
import { siteConfig } from '@register/contract/system/site'
import { configured, setOf } from '../../../access/configured.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { Outside } from '../../../outside/outside.ts'
import { messagesAreShown } from '../../demo/message/service.ts'
import { lookOf, type AuthorityLine } from './service.ts'

interface Options {
  captcha: boolean
  demo: boolean
  production: boolean
  /** As long as the configuration states nothing. */
  authority: AuthorityLine
  outside: Outside
}

export const siteRoutes = ({ captcha, demo, production, authority, outside }: Options): Route[] => [
  handle(siteConfig, async (ctx) => {
    const now = await configured(ctx.db)
    const authorityNow = { ...authority, ...(await setOf(ctx.db, ['operator', 'legalBasis'])) }
    return {
      version: productVersion,
      captcha: captcha && now.captcha,
      demo,
      today: shanghaiDay(),
      operator: ctx.say(authorityNow.operator),
      basis: ctx.say(authorityNow.legalBasis),
      look: lookOf(now),
      notice: ctx.say(now.signInNotice),
      rememberHours: now.rememberHours,
      registration: now.registration,
      thirdPartySignIn: now.thirdPartySignIn,
      ways: {
        sms: outside.sms !== undefined,
        qr: false,
        openId: [],
        mail: outside.mail !== undefined,
        kept: messagesAreShown(outside, { demo, production }),
      },
      password: { ...passwordRules(now), former: now.passwordsRemembered },
      watermark: now.watermark,
    }
  }),
]
