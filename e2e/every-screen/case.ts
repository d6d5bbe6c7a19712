// One case of the sweep: who opens a screen, at which address, its heading, and the real data that it shows.
import type { Locator, Page } from 'playwright-core'

type Words = readonly [zh: string | RegExp, en: string | RegExp]

/** stranger: not signed in · newcomer: the administrator of an empty register, with an initial password. */
export type Who =
  | 'stranger'
  | 'newcomer'
  | 'body-manager'
  | 'body-manager-904'
  | 'head-office'
  | 'expert'
  | 'enterprise'
  | 'registered'
  | 'system-admin'
  | 'security-admin'
  | 'auditor'
  | 'admin'

/** Addresses of real records, found through the lists. */
export interface Real {
  answer: string
  verification: string
  report: string
  information: string
  noticed: string
  draft: string
  ready: string
  application: string
  returned: string
  issued: string
  errorReport: string
  notice: string
  publicNotice: string
  withdrawnNotice: string
  siteNotice: string
  roleRights: string
  rolePeople: string
  userRoles: string
  described: string
  writtenCode: string
}

export interface ScreenCase {
  /** The view's name in the web app's registry; undefined for the page of an unknown address. */
  view: string | undefined
  /** The state, where a screen is opened in several. */
  state?: string
  who: Who
  /** The address, where it is not the declared path of the screen; a promise when a record has to be made first. */
  at?: string | ((real: Real) => string | Promise<string>)
  /** The heading, where it is not the declared title of the screen. */
  heading?: Words
  /** The screen has no header of its own: language and theme are changed on another page. */
  alone?: true
  /** A part of the record or list itself, which a screen without data does not show. */
  data: (page: Page, lang: 'zh' | 'en') => Locator
}

export const number = /TSX \d{4} 90\d \d{4} \d{4}/
/** Certificate numbers inside the page, not in its heading. */
export const numbers = (page: Page) => page.getByRole('main').getByText(number)
export const words = (zh: string | RegExp, en: string | RegExp) => (page: Page, lang: 'zh' | 'en') =>
  page.getByRole('main').getByText(lang === 'zh' ? zh : en)
/** In the open dialog or drawer. */
export const inDialog = (zh: string | RegExp, en: string | RegExp) => (page: Page, lang: 'zh' | 'en') =>
  page.getByRole('dialog').getByText(lang === 'zh' ? zh : en)
