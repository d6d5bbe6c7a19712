// A person's own settings on the server, brought into the state that a test begins with.
import { removeSetting, saveSetting, type SettingKind } from '@register/contract/system/setting'
import type { Visitor } from '../browser.ts'
import { theServer } from '../theServer.ts'

async function authorization({ context }: Visitor): Promise<Record<string, string>> {
  const token = (await context.cookies()).find(({ name }) => name === 'TOKEN')?.value ?? ''
  return { authorization: `Bearer ${token}` }
}

/** As if the person had never saved it. */
export async function forgetSetting(user: Visitor, kind: SettingKind, name: string): Promise<void> {
  const path = removeSetting.path.replace('{kind}', kind).replace('{name}', encodeURIComponent(name))
  const gone = await user.context.request.delete(theServer().url + path, { headers: await authorization(user) })
  if (!gone.ok() && gone.status() !== 404) throw new Error(`The setting stayed: ${gone.status()}`)
}

/** As if the person had saved this value, and nothing before. */
export async function storeSetting(user: Visitor, kind: SettingKind, name: string, value: unknown): Promise<void> {
  await forgetSetting(user, kind, name)
  const stored = await user.context.request.put(theServer().url + saveSetting.path, {
    headers: await authorization(user),
    data: { kind, name, value, rev: 0 },
  })
  if (!stored.ok()) throw new Error(`The setting was not stored: ${stored.status()}`)
}
