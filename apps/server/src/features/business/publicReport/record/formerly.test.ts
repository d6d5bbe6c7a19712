// Former names stand next to the present one on the front of a certificate, and an announced one does not.
import { expect, test } from 'vitest'
import { withFormer } from './formerly.ts'

const entry = (id: number, value: string, on: string | null, field = 'manufacturerName' as const) => ({
  id,
  field,
  value,
  on,
})
const zh = { say: (phrase: readonly [string, string]) => phrase[0] }
const en = { say: (phrase: readonly [string, string]) => phrase[1] }
const line = [entry(2, '乙厂', '2019-01-01'), entry(1, '甲厂', null), entry(3, '丙厂', '2999-01-01')]

test.each([
  ['乙厂', line, '乙厂（原名：甲厂）', '乙厂 (formerly 甲厂)'],
  ['乙厂', [], '乙厂', '乙厂'],
  ['甲厂', [entry(1, '甲厂', null), entry(2, '甲厂', '2020-01-01')], '甲厂', '甲厂'],
  [
    '丁厂',
    [entry(1, '甲厂', null), entry(2, '乙厂', '2019-01-01'), entry(3, '丁厂', '2020-01-01')],
    '丁厂（原名：甲厂、乙厂）',
    '丁厂 (formerly 甲厂, 乙厂)',
  ],
])('%s with %j', (name, entries, chinese, english) => {
  expect(withFormer(zh, 'manufacturerName', name, entries)).toBe(chinese)
  expect(withFormer(en, 'manufacturerName', name, entries)).toBe(english)
  expect(withFormer(zh, 'applicantName', name, entries)).toBe(name)
})
