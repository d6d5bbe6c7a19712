// What a person has set for themselves: columns of tables, favourite filters, the frame. Kept on the server, so that it follows them.
import { anyJson } from '../input/anyJson.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reasoned } from '../messages/labelled.ts'
import { telling } from '../messages/said.ts'

/** columns: a table's columns and look, by table name · filters: favourites of a filter bar, by its name · layout: the frame, tiles and home page. */
export const settingKinds = ['columns', 'filters', 'layout'] as const
export type SettingKind = (typeof settingKinds)[number]

/** Characters of JSON that one setting may take. */
export const maxSettingLength = 32_000

const at = z.strictObject({ kind: z.enum(settingKinds), name: z.string().regex(/^[A-Za-z][\w./-]{0,99}$/) })
const validate = (check: z.core.ParsePayload) => {
  if (JSON.stringify(check.value).length > maxSettingLength)
    check.issues.push(
      reasoned([], check.value, [
        '设置内容过大，请精简后再保存',
        'This setting is too large. Please shorten it and save again',
      ]),
    )
}
const value = anyJson.check(
  telling(validate, {
    words: [`最多 ${maxSettingLength} 个字符的 JSON`, `JSON of at most ${maxSettingLength} characters`],
  }),
)

/** `rev` 0: nothing is kept, and `value` is null. */
const stored = z.object({ value: anyJson, rev: z.int() })

export const readSetting = endpoint({
  method: 'GET',
  path: '/api/system/setting/{kind}/{name}',
  access: 'signedIn',
  effect: 'read',
  summary: ['读取个人设置', 'Read one of one’s own settings'],
  params: at,
  output: stored,
  example: { params: { kind: 'columns', name: 'reports' } },
})

/** A stale `rev` answers 409: the same setting was saved elsewhere meanwhile. */
export const saveSetting = endpoint({
  method: 'PUT',
  path: '/api/system/setting',
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  summary: ['保存个人设置', 'Save one of one’s own settings'],
  body: z.strictObject({ ...at.shape, value, rev: z.int().min(0) }),
  // A character takes up to three bytes, and the client may send it with spaces.
  bodyLimit: 4 * maxSettingLength,
  output: stored,
  audit: 'setting.save',
  example: { body: { kind: 'columns', name: 'reports', value: {}, rev: 0 } },
})

export const removeSetting = endpoint({
  method: 'DELETE',
  path: '/api/system/setting/{kind}/{name}',
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  summary: ['恢复个人设置的默认值', 'Reset one of one’s own settings to its default'],
  params: at,
  audit: 'setting.remove',
  example: { params: { kind: 'columns', name: 'reports' } },
})
