// Texts are stored in one form and found in every spelling, and what only looks alike is equal for no answer on safety.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { isSameMaker } from '../rules/coverage/spelling/makers.ts'
import { likeness, likenessOfCodes } from '../rules/coverage/spelling/likeness.ts'
import { reportFields } from '../business/report/fields.ts'
import { component } from '../business/report/printed/component.ts'
import { fieldErrors } from '../messages/issues.ts'
import { labelIn } from '../messages/labels.ts'
import { fieldFaults, type Field } from '../fields.ts'
import { fieldsSchema } from '../record/fieldSchema.ts'
import { menuFields } from '../system/menu.ts'
import { roleFields } from '../system/role/role.ts'
import { administratorFields } from '../system/setup/setup.ts'
import { usernameField } from '../system/user/fields.ts'
import { givenText } from './givenText.ts'
import { searchedText } from './searchedText.ts'
import { keepingSpelling, privateUseProblem, storedText } from './storedText.ts'

describe('the stored form', () => {
  test.each([
    ['买买提\u2022艾力', '买买提·艾力'],
    ['买买提\u30FB艾力\uFF65阿\u2027卜', '买买提·艾力·阿·卜'],
    ['エレベータ\u00B7テクノ', 'エレベータ・テクノ'],
    ['\u2022 第一项', '\u2022 第一项'],
    ['电动\u2ECB辆\u2F00', '电动车辆一'],
    ['王\uE863', '王䶮'],
    ['\uE864\uE815', '龻厂'],
    ['\uF9D0', '類'],
    ['Mu\u0308ller', 'Müller'],
    ["O'Brien & O\u02BCNeil", 'O’Brien & O’Neil'],
    ["5'9", "5'9"],
    ['\uFF28\uFF38\uFF0D\uFF11\uFF10／\uFF11．\uFF17', 'HX-10/1.7'],
    ['（一）：乙，丙', '（一）：乙，丙'],
    ['二○二六年', '二〇二六年'],
    ['二○○六', '二〇〇六'],
    ['○合格', '○合格'],
    ['⌀50、ø 50、φ50', 'Φ50、Φ 50、Φ50'],
    ['Søren Ø5', 'Søren Φ5'],
    ['AØ5', 'AØ5'],
    ['6✕19', '6×19'],
    ['6x19*2', '6x19*2'],
    ['\uFB01lter\u00A0A\u3000B', 'filter A B'],
    ['2.60', '2.60'],
  ])('%j is stored as %j', (given, stored) => expect(storedText(given)).toBe(stored))

  test('is its own stored form', () => {
    const odd = fc.constantFrom(
      ..."·•・‧･.○〇◯二六øØφ⌀5 x×'’`ʼnA\u0308\uE863\u2ECB\uFB01\uFF21\uFF66\uFF9E\u30AB\uF9D0\u00A0-\u2011",
    )
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: odd }), fc.string({ unit: 'binary' })), (text) => {
        expect(storedText(storedText(text))).toBe(storedText(text))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a private character without a known one', () => {
  test('is named with its place', () => {
    expect(privateUseProblem('王\uE863')).toBeUndefined()
    expect(privateUseProblem('王\uE000工')?.[0]).toContain('第 2 个字符，U+E000')
    expect(privateUseProblem('\u{10FFFD}')?.[1]).toContain('character 1, U+10FFFD')
  })
  const said = (schema: z.ZodType, given: unknown) => {
    const { error } = schema.safeParse(given, { reportInput: true })
    return fieldErrors(error?.issues ?? [], (path) => labelIn(schema, path, given))
  }
  test('is refused at its field: of a record, in a list, in a part, in a text of its own', () => {
    const report = fieldsSchema(reportFields)
    expect(said(report, { manufacturerName: '云\uE000电梯' })).toEqual([
      { field: 'manufacturerName', phrase: [expect.stringMatching(/^制造单位.*U\+E000/), expect.any(String)] },
    ])
    expect(said(report, { testBasis: ['TSG\uE001'] }).map(({ field }) => field)).toEqual(['testBasis'])
    expect(said(component, { name: '门锁', model: 'A\uE002' })).toEqual([
      { field: 'model', phrase: [expect.stringMatching(/^型号：.*第 2 个字符，U\+E002/), expect.any(String)] },
    ])
    expect(said(givenText(), '理由\uE003')).toHaveLength(1)
  })
  test('every field of a report takes the stored form', () => {
    const given = { manufacturerName: 'Mu\u0308ller\u2022A', model: '\u2ECB\uFF11', testBasis: ['\uFF34SG'] }
    expect(fieldsSchema(reportFields).parse(given)).toEqual({
      manufacturerName: 'Müller·A',
      model: '车1',
      testBasis: ['TSG'],
    })
    expect(component.parse({ name: '\u2ECB', manufacturer: "O'Brien" })).toMatchObject({
      name: '车',
      manufacturer: 'O’Brien',
    })
  })
})

describe('the searched form', () => {
  const spellings = [
    [
      '买买提·艾力',
      '买买提•艾力',
      '买买提・艾力',
      '买买提‧艾力',
      '买买提･艾力',
      '买买提.艾力',
      '买买提．艾力',
      '买买提艾力',
    ],
    ['Müller', 'Mu\u0308ller', 'MULLER', 'ｍüller'],
    ['O’Brien', "O'Brien", 'OBrien', 'O`Brien', 'O´Brien', 'OʼBrien'],
    ['6×19', '6x19', '6X19', '6*19', '6✕19'],
    ['Φ50', 'φ50', 'ø50', 'Ø50', '⌀50', '∅50'],
    ['二〇二六', '二○二六', '二◯二六', '二O二六', '二0二六'],
    ['王䶮', '王\uE863'],
    ['电动车', '电动\u2ECB'],
    ['類', '\uF9D0'],
    ['Søren Æro', 'Soren Aero'],
    ['Weiß', 'WEISS'],
  ]
  test.each(spellings)('%s and its other spellings are one', (...all) => {
    expect(new Set(all.map(searchedText)).size).toBe(1)
  })
  test('keeps apart what is read apart', () => {
    for (const [a, b] of [
      ['カ', 'ガ'],
      ['1.5', '15'],
      ['CO.,LTD', 'COLTD'],
      ['TSX', 'TSK'],
      ['2*A', '2XA'],
    ] as const)
      expect(searchedText(a)).not.toBe(searchedText(b))
  })
  test('a text found again is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchedText(storedText(text))).toBe(searchedText(text))
      }),
    )
  })
})

describe('an answer on safety', () => {
  test('takes the code points of one character as the same', () => {
    expect(isSameMaker('云岭电动\u2ECB有限公司', ['云岭电动车有限公司'])).toBe(true)
    expect(isSameMaker('O\u02BCBrien Ltd', ["O'Brien Limited"])).toBe(true)
    expect(likeness('⌀50', 'φ50')).toBe('same')
  })
  test('never takes what only looks alike as the same', () => {
    expect(isSameMaker('Muller GmbH', ['Müller GmbH'])).toBe(false)
    expect(isSameMaker('OBrien Ltd', ['O’Brien Ltd'])).toBe(false)
    expect(isSameMaker('买买提艾力厂', ['买买提·艾力厂'])).toBe(false)
    expect(likeness('Sören', 'Soren')).toBe('unclear')
    expect(likeness('AØ5', 'AO5')).toBe('unclear')
    expect(likenessOfCodes('二O二', '二〇二')).toBe('unclear')
  })
})

test('a stored text keeps its spelling, unless a private character is put right', () => {
  expect(
    keepingSpelling(
      { name: 'A\u2022B', list: ['\u2ECB'], other: '王\uE863' },
      { name: 'A·B', list: ['车'], other: '王䶮', more: 1 },
    ),
  ).toEqual({ name: 'A\u2022B', list: ['\u2ECB'], other: '王䶮', more: 1 })
  expect(keepingSpelling({ name: 'A\u2022B' }, { name: 'A·C' })).toEqual({ name: 'A·C' })
})

describe('a form judges what would be stored', () => {
  const among = (fields: readonly Field[], key: string): Field => {
    const found = fields.find((one) => one.key === key)
    if (!found) throw new Error(`There is no field ${key}`)
    return found
  }
  test.each([
    [usernameField, 'Ｌｉｎ．ｇｏｎｇ', 'Lin.gong'],
    [usernameField, ' \uFF21\uFF22\uFF23\uFF11 ', 'ABC1'],
    [among(roleFields, 'key'), 'ｌａｂ－１', 'lab-1'],
    [among(menuFields, 'path'), '／ｌａｂ', '/lab'],
    [among(administratorFields, 'systemUsername'), 'ｌｉｎ', 'lin'],
  ])('%#: %s in full width is right and stored plain', (field, typed, stored) => {
    expect(fieldFaults(field, typed)).toEqual([])
    expect(fieldsSchema([field]).parse({ [field.key]: typed })).toEqual({ [field.key]: stored })
  })
  test('and what would not become right is refused', () => {
    expect(fieldFaults(usernameField, '林工')).toHaveLength(1)
    expect(fieldFaults(usernameField, '１２３')).toHaveLength(1)
  })
})
