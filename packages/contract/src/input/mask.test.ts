// A hidden value is accepted only as the one that is shown of the stored value.
import { expect, test } from 'vitest'
import { isMasked, maskedEmail, maskedName, maskedPhone, maskErrors } from './mask.ts'

const fields = [
  { key: 'phone', label: ['手机号', 'Mobile'] },
  { key: 'email', label: ['邮箱', 'E-mail'] },
] as const
const shown = { phone: maskedPhone('13800138000'), email: maskedEmail('lin@example.cn') }

test.each([
  [{ phone: '138****8000', email: 'l****@example.cn' }, []],
  [{ phone: '13900139000', email: '' }, []],
  [{ phone: '139****8000' }, ['phone']],
  [{ phone: '138****8000 ' }, ['phone']],
  [{ phone: '138**8000' }, ['phone']],
  [{ phone: '138＊＊＊＊8000' }, ['phone']],
  [{ email: 'x****@example.cn', phone: '****' }, ['phone', 'email']],
])('%j', (given, refused) => {
  expect(maskErrors(fields, given, shown).map(({ field }) => field)).toEqual(refused)
})

test('of a new record every hidden value is refused', () => {
  expect(maskErrors(fields, shown).map(({ field }) => field)).toEqual(['phone', 'email'])
})

test('what is hidden shows little, and is known as hidden', () => {
  expect([maskedPhone('13800138000'), maskedPhone('8812'), maskedName('张三丰')]).toEqual([
    '138****8000',
    '****12',
    '张**',
  ])
  expect([maskedPhone('13800138000'), maskedName('张三丰'), maskedEmail('a@b.cn')].every(isMasked)).toBe(true)
})
