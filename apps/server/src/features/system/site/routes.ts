// What the browser needs to know before anyone signs in.
import { shanghaiDay } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'
import { productVersion } from '@register/contract/product'
import { passwordRules } from '@register/contract/system/config/keys'
import { siteConfig } from '@register/contract/system/site'
import type { OpenIdProvider } from '../../../config/services/openId.ts'
import { configured, setOf } from '../../../access/configured.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { messagesAreShown } from '../../demo/message/service.ts'
import { brandingOf, maintenanceShows, type AuthorityLine } from './service.ts'

interface Options {
  captcha: boolean
  demo: boolean
  production: boolean
  /** The value while the configuration states nothing. */
  authority: AuthorityLine
  outside: Integrations
  openId: readonly Pick<OpenIdProvider, 'key' | 'name'>[]
}

const pairOf = ([zh, en]: Phrase): [string, string] => [zh, en]

export const siteRoutes = ({ captcha, demo, production, authority, outside, openId }: Options): Route[] => [
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
      contact: ctx.say(now.contact),
      look: brandingOf(now),
      notice: ctx.say(now.signInNotice),
      maintenance: maintenanceShows(now, new Date())
        ? { text: ctx.say(now.maintenanceText), until: now.maintenanceUntil }
        : null,
      rememberHours: now.rememberHours,
      registration: now.registration,
      thirdPartySignIn: now.thirdPartySignIn,
      ways: {
        sms: outside.sms !== undefined,
        qr: true,
        openId: now.thirdPartySignIn ? openId.map(({ key, name }) => ({ key, name: pairOf(name) })) : [],
        mail: outside.mail !== undefined,
        kept: messagesAreShown(outside, { demo, production }),
      },
      password: { ...passwordRules(now), former: now.passwordsRemembered },
      watermark: now.watermark,
    }
  }),
]
