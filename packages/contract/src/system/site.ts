// What the browser needs before anyone signs in.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const siteConfig = endpoint({
  method: 'GET',
  path: '/api/system/site',
  access: 'anyone',
  effect: 'read',
  rate: 'list',
  summary: ['站点公开配置', 'Public configuration of the site'],
  /** `demo`: the register holds invented records, which every page says. */
  output: z.object({
    version: z.string(),
    captcha: z.boolean(),
    demo: z.boolean(),
    today: z.string(),
    /** Who keeps the register, and by what authority, in the caller's language; empty where the operator states nothing. */
    operator: z.string(),
    basis: z.string(),
  }),
})
