// Reads and saves the language of the account and its first page on the server.
import { readStart, startSetting, type OwnStart } from './ownStart.ts'
import { loadSetting, overwriteSetting } from './setting.ts'

export const loadStart = async (signal?: AbortSignal): Promise<OwnStart> =>
  readStart((await loadSetting(startSetting, signal)).value)

export async function saveStart(start: OwnStart): Promise<void> {
  await overwriteSetting(startSetting, { ...start }, (await loadSetting(startSetting)).rev)
}
