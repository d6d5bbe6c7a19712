// What the browser needs to know before anyone signs in.
import { shanghaiDay } from '@register/contract/dates'
import { productVersion } from '@register/contract/product'
import { siteConfig } from '@register/contract/system/site'
import { handle, type Route } from '../../../http/handle.ts'

export const siteRoutes = (options: { captcha: boolean; demo: boolean }): Route[] => [
  handle(siteConfig, async () => ({
    version: productVersion,
    captcha: options.captcha,
    demo: options.demo,
    today: shanghaiDay(),
  })),
]
