// A person's settings for all browsers: language of the account, and the page that opens after signing in. Stored with the account.
import type { Lang } from '@register/contract/phrase'

export interface OwnStart {
  /** Empty: as each browser has it. E-mails and SMS are written in it. */
  lang: Lang | ''
  /** A path of the office; empty: home. */
  page: string
}

export const startSetting = { kind: 'layout', name: 'start' } as const

/** A stored value may come from another version, or lead out of the office. */
export function readStart(value: unknown): OwnStart {
  const { lang, page } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>
  return {
    lang: lang === 'zh' || lang === 'en' ? lang : '',
    page: typeof page === 'string' && /^(\/[\w-]+){1,20}$/.test(page) ? page : '',
  }
}
