// What one has chosen for every browser: language of the account and the page that opens after signing in. Kept with the account.
import { Failure } from '@register/contract/errors'
import type { Lang } from '@register/contract/phrase'
import { readSetting, saveSetting } from '@register/contract/system/setting'
import { call } from '../call.ts'

export interface OwnStart {
  /** Empty: as each browser has it. Messages by e-mail and SMS come in it. */
  lang: Lang | ''
  /** A path of the office; empty: home. */
  page: string
}

export const startSetting = { kind: 'layout', name: 'start' } as const
export const noStart: OwnStart = { lang: '', page: '' }

/** What was kept may be of another version, or lead out of the office. */
export function readStart(value: unknown): OwnStart {
  const { lang, page } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>
  return {
    lang: lang === 'zh' || lang === 'en' ? lang : '',
    page: typeof page === 'string' && /^(\/[\w-]+){1,20}$/.test(page) ? page : '',
  }
}

export async function loadStart(signal?: AbortSignal): Promise<OwnStart> {
  const { value } = await call(readSetting, { params: startSetting }, signal ? { signal } : {})
  return readStart(value)
}

/** Of two browsers at once the later choice stands. */
export async function saveStart(start: OwnStart): Promise<void> {
  const keep = async () => {
    const { rev } = await call(readSetting, { params: startSetting })
    await call(saveSetting, { body: { ...startSetting, value: { ...start }, rev } })
  }
  await keep().catch((error: unknown) => {
    if (!(error instanceof Failure) || error.status !== 409) throw error
    return keep()
  })
}
