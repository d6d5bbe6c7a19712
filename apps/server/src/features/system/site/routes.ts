// What the browser needs to know before anyone signs in.
import { shanghaiDay } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'
import { productVersion } from '@register/contract/product'
import { siteConfig } from '@register/contract/system/site'
import { handle, type Route } from '../../../http/handle.ts'

/** What is true of a register of invented records, no matter who runs it. */
const ofDemo = {
  operator: ['演示登记系统（不代表任何机关）', 'Demonstration register (of no authority)'],
  basis: ['无，仅供演示', 'none, for demonstration only'],
} as const satisfies Record<string, Phrase>

const nothing: Phrase = ['', '']

interface Options {
  captcha: boolean
  demo: boolean
  operator?: Phrase | undefined
  legalBasis?: Phrase | undefined
}

export const siteRoutes = ({ captcha, demo, operator, legalBasis }: Options): Route[] => [
  handle(siteConfig, async (ctx) => ({
    version: productVersion,
    captcha,
    demo,
    today: shanghaiDay(),
    operator: ctx.say(operator ?? (demo ? ofDemo.operator : nothing)),
    basis: ctx.say(legalBasis ?? (demo ? ofDemo.basis : nothing)),
  })),
]
