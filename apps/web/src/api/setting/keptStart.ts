// Language of the account and first page, as the server keeps them.
import { Failure } from '@register/contract/errors'
import { readSetting, saveSetting } from '@register/contract/system/setting'
import { call } from '../call.ts'
import { readStart, startSetting, type OwnStart } from './ownStart.ts'

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
