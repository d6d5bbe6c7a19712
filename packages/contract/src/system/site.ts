// What the browser needs before anyone signs in.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const pair = z.tuple([z.string(), z.string()])

/** How the register calls itself and looks, in both languages; the page carries it too, so that its first picture is right. */
export const branding = z.object({
  name: pair,
  /** At the head of public pages and of the office. */
  siteHead: pair,
  officeHead: pair,
  /** Where the picture is read; empty for none. */
  logo: z.string(),
  /** Until the reader chooses. */
  language: z.enum(['browser', 'zh', 'en']),
  /** A hex colour; empty for the built-in colour. */
  colour: z.string(),
  /** The origins of other sites that the page may show in a frame. */
  frames: z.array(z.string()),
})
export type Branding = z.output<typeof branding>

export const siteConfig = endpoint({
  method: 'GET',
  path: '/api/system/site',
  access: 'anyone',
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['站点公开配置', 'Public configuration of the site'],
  /** `demo`: the register holds invented records, which every page says. */
  output: z.object({
    version: z.string(),
    captcha: z.boolean(),
    demo: z.boolean(),
    today: z.string(),
    /** The operator of the register, and its authority, in the caller's language; empty where the operator states nothing. */
    operator: z.string(),
    basis: z.string(),
    /** How the public reaches the operator, in the caller's language; empty where nothing is stated. */
    contact: z.string(),
    look: branding,
    /** Shown above the form of signing in, in the caller's language; empty for none. */
    notice: z.string(),
    /** Announced on every page, in the caller's language, while it lasts; `until` in China time, empty for no end. */
    maintenance: z.object({ text: z.string(), until: z.string() }).nullable(),
    /** Hours that "remember me" keeps a person signed in. */
    rememberHours: z.int(),
    registration: z.boolean(),
    thirdPartySignIn: z.boolean(),
    /** Sign-in methods in addition to user name and password; `mail`: whether e-mail is sent. */
    ways: z.object({
      sms: z.boolean(),
      qr: z.boolean(),
      openId: z.array(z.object({ key: z.string(), name: pair })),
      mail: z.boolean(),
      /** Codes are not sent but stand on a page of the demonstration. */
      kept: z.boolean(),
    }),
    /** What new passwords must have: characters, and kinds of them; and how many of the last they may not be. */
    password: z.object({ length: z.int(), classes: z.int(), former: z.int() }),
    /** The office lays its reader's name over its pages. */
    watermark: z.boolean(),
  }),
})
