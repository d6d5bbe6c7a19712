// A number that receives codes is checked by its shape wherever it is entered; a number to call may be a landline with an extension.
import { describe, expect, test } from 'vitest'
import { reportFields } from '../business/report/fields.ts'
import { checkField, type Field } from '../fields.ts'
import { contactField } from '../system/profile/contact.ts'
import { deptFields } from '../system/dept/dept.ts'
import { importFields } from '../system/user/importing.ts'
import { userFields } from '../system/user/fields.ts'
import { phone } from '../system/signIn/phone.ts'
import { phoneProblem, phoneTyped } from './telephone.ts'

const named = (fields: readonly Field[], key: string): Field => {
  const field = fields.find((one) => one.key === key)
  if (!field) throw new Error(key)
  return field
}

describe('a mobile that receives codes', () => {
  const fields = [named(userFields, 'phone'), named(importFields, 'phone'), contactField('phone')]
  const judged = (number: string) => [
    ...fields.map((field) => checkField(field, number) === undefined),
    phone.safeParse(number).success,
  ]
  test.each([
    '13800138000',
    '+8613800138000',
    '86 138 0013 8000',
    '138-0013-8000',
    '+85291234567',
    '0049 151 23456789',
  ])('%s is one', (number) => expect(judged(number)).toEqual([true, true, true, true]))
  test.each([
    '1380013800',
    '138001380001',
    '12800138000',
    '+861380013800',
    '0571-88880000',
    '110',
    '+12345',
    '138001380OO',
  ])('%s is none', (number) => expect(judged(number)).toEqual([false, false, false, false]))
  test('that is partly hidden stays as it is', () => {
    expect(fields.map((field) => checkField(field, '138****8000'))).toEqual([undefined, undefined, undefined])
    expect(phone.safeParse('138****8000').success).toBe(false)
  })
})

describe('a number to call', () => {
  const fields = [named(reportFields, 'contactPhone'), named(deptFields, 'phone')]
  test.each([
    '13800001234',
    '010-88880000',
    '(0571) 8888 0000',
    '（0571）88880000转801',
    '+86 571 88880000 ext. 12',
    '400-800-1234',
    '12365',
    '88880000-8012',
  ])('%s is one', (number) => expect(fields.map((field) => checkField(field, number))).toEqual([undefined, undefined]))
  test.each(['call me', '1234', '0571-8888000a', '转801', '010-88880000 / 010-88880001'])('%s is none', (number) =>
    expect(fields.map((field) => checkField(field, number) !== undefined)).toEqual([true, true]),
  )
})

test.each([
  ['138 0013 8000', '138 0013 8000'],
  ['１３８００１３８０００', '13800138000'],
  ['tel +86-138x00138000', ' +86-13800138000'],
])('of %s a telephone keeps %s', (text, kept) => expect(phoneTyped(text)).toBe(kept))

test('an incomplete telephone is said with what would be right', () => {
  expect(phoneProblem('1380013')?.[1]).toMatch(/^Mobile must be a mobile number of 11 digits/)
  expect(phoneProblem('138 0013 8000')).toBeUndefined()
})
