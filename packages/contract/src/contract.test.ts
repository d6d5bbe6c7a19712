// The contract's own rules: numbers, credit codes, filter words, messages, and that every phrase is a real pair.
import { describe, expect, test } from 'vitest'
import { endpoints } from './all.ts'
import { parseNo, printNo } from './rules/numbers/certificateNo.ts'
import { checkCharacter, creditCodeProblem } from './rules/numbers/creditCode.ts'
import { shippedForm } from './rules/parameters/formKinds.ts'
import { reportContent } from './business/report/shape.ts'
import { reportFields } from './business/report/fields.ts'
import { checkField, missing, readingText, type Field } from './fields.ts'
import { fold } from './fold.ts'
import { fieldErrors } from './messages/issues.ts'
import { labelIn } from './messages/labels.ts'
import { z } from 'zod'
import { filterWord, filterWords, listRequest, withoutUnasked } from './page.ts'

describe('certificate numbers', () => {
  test.each([
    ['TSX F34002220160004', 'TSXF34002220160004', 'F340', '022', 2016, 4],
    ['TSX F340-022-2018-0095', 'TSXF34002220180095', 'F340', '022', 2018, 95],
    ['TSX71101004320260043', 'TSX71101004320260043', '7110', '10043', 2026, 43],
    ['ＴＳＸ　７１１０ １００４３ ２０２６ ００４３', 'TSX71101004320260043', '7110', '10043', 2026, 43],
    ['tsx 3110 012 2026 0007', 'TSX311001220260007', '3110', '012', 2026, 7],
  ])('%s', (input, normal, category, body, year, serial) => {
    expect(parseNo(input)).toEqual({ normal, category, body, year, serial })
  })
  test.each(['T3-311-07-014', 'TS2735332-2030', 'TSX', 'TSX3110012', ''])('%s is not one', (input) => {
    expect(parseNo(input)).toBeUndefined()
  })
  test('are printed in groups and found in any spelling', () => {
    expect(printNo('TSX311001220260007')).toBe('TSX 3110 012 2026 0007')
    expect(printNo('T3-311-07-014')).toBe('T3-311-07-014')
    expect(fold(' t3–311 07·014 ')).toBe('T331107014')
  })
})

describe('credit codes', () => {
  // A published example of the standard: 91350100M000100Y43.
  test('check character', () => {
    expect(checkCharacter('91350100M000100Y4')).toBe('3')
    expect(creditCodeProblem('91350100M000100Y43')).toBeUndefined()
  })
  test.each(['91350100M000100Y44', '91350100M000100Y4', '91350100m000100y43', 'I1350100M000100Y43'])(
    '%s is refused',
    (code) => {
      expect(creditCodeProblem(code)).toBeDefined()
    },
  )
})

describe('filter words', () => {
  const text = { type: 'text' } as const
  test.each([
    ['abc', 'abc', 'include'],
    ['abc|=', 'abc', '='],
    ['a|b', 'a|b', 'include'],
    ['a|b|notinclude', 'a|b', 'notinclude'],
    ['|=', '', '='],
    ['x|toString', 'x|toString', 'include'],
  ])('%s', (raw, value, operator) => {
    expect(filterWord(raw, text)).toEqual({ value, operator })
  })
  test.each([
    ['a|include&&b|notinclude', ['a include', 'b notinclude']],
    ['100|>=&&500|<=', ['100 >=', '500 <=']],
    ['a|include&&b', ['a include', 'b include']],
    ['R&&D', ['R&&D include']],
    ['R&&D|=&&x|!=', ['R&&D =', 'x !=']],
    ['include&&x', ['include&&x include']],
    ['', [' include']],
  ])('%s is several', (raw, words) => {
    expect(filterWords(raw, text).map(({ value, operator }) => `${value} ${operator}`)).toEqual(words)
  })
})

describe('lists', () => {
  const request = listRequest({
    name: { type: 'text', sortable: true, label: ['名称', 'Name'] },
    day: { type: 'date', label: ['日期', 'Day'] },
  })
  test('give page and size a default', () => {
    expect(request.parse({})).toEqual({ pageNum: 1, pageSize: 10 })
  })
  test('are not asked what is null, empty, or there against caches', () => {
    const given = { prop: null, order: '', name: '', keyword: null, stranger: '', _: 123, pageSize: 20 }
    expect(request.parse(withoutUnasked(request, given))).toEqual({ pageNum: 1, pageSize: 20 })
    expect(withoutUnasked(request.shape.keyword, '')).toBe('')
    expect(withoutUnasked(z.strictObject({ remark: z.string() }), { remark: '' })).toEqual({ remark: '' })
  })
  test.each([
    [{ stranger: 1 }, 'stranger'],
    [{ pageNum: '1' }, 'pageNum'],
    [{ pageNum: 51, pageSize: 200 }, 'pageNum'],
    [{ pageSize: 201 }, 'pageSize'],
    [{ prop: 'day' }, 'prop'],
    [{ dayFrom: '2026-02-02', dayTo: '2026-02-01' }, 'dayTo'],
    [{ dayFrom: '2026-02-30' }, 'dayFrom'],
  ])('refuse %o, naming the field', (body, field) => {
    const result = request.safeParse(body)
    expect(fieldErrors(result.error!.issues, (path) => labelIn(request, path)).map((error) => error.field)).toEqual([
      field,
    ])
  })
})

describe('fields', () => {
  const load: Field = {
    key: 'ratedLoad',
    label: ['额定载重量', 'Rated load'],
    type: 'integer',
    unit: ['kg', 'kg'],
    min: 40,
    max: 20000,
    required: true,
  }
  test.each([
    [1000, undefined],
    [null, undefined],
    [39, '额定载重量应在 40 到 20000 kg 之间'],
    [1000.5, '额定载重量应为整数'],
    ['1000', '额定载重量应为数字'],
  ])('%s', (value, message) => {
    expect(checkField(load, value)?.[0]).toBe(message)
  })
  test('a country reads by its name', () => {
    const country = reportFields.find((field) => field.key === 'country') as Field
    expect(readingText(country, 'DE')).toEqual(['德国', 'Germany'])
    expect(readingText(country, 'zz9')).toEqual(['zz9', 'zz9'])
  })
  test('publication asks for what is missing', () => {
    expect(missing([load], {}, 'parameters.')).toEqual([
      { field: 'parameters.ratedLoad', phrase: ['额定载重量必须填写', 'Rated load is required'] },
    ])
    expect(missing(reportFields, { country: 'DE' }).some((error) => error.field === 'manufacturerCreditCode')).toBe(
      false,
    )
  })
  test('a sub-form has its own fields', () => {
    const keys = (code: string) => shippedForm({ categoryCode: code })!.fields.map((field) => field.key)
    expect(keys('3110')).toContain('ropingRatio')
    expect(keys('3210')).toContain('pumpModel')
    expect(keys('3310')).toContain('nominalWidth')
    expect(keys('3310')).not.toContain('ratedLoad')
    expect(keys('4110')).toContain('span')
    expect(shippedForm({ categoryCode: '5110' })).toBeUndefined()
  })
  test('a report says which field is wrong, by its name', () => {
    const result = reportContent.safeParse({
      categoryCode: '3110',
      subForm: 'traction',
      manufacturerCreditCode: '91350100M000100Y44',
      parameters: { ratedLoad: 0, odd: 1 },
    })
    const errors = fieldErrors(result.error!.issues, (path) => labelIn(reportContent, path))
    expect(errors.map((error) => error.field).toSorted()).toEqual([
      'manufacturerCreditCode',
      'parameters.odd',
      'parameters.ratedLoad',
    ])
    expect(errors.find((error) => error.field === 'manufacturerCreditCode')!.phrase[0]).toBe(
      '制造单位统一社会信用代码校验位不正确，请核对是否抄错',
    )
  })
})

test('whatever leaves as a file of rows is on record', () => {
  const files = endpoints.filter(
    ({ reply, path, summary }) => reply === 'binary' && /export|导出/i.test(path + summary[0]),
  )
  expect(files.length).toBeGreaterThan(2)
  // Public reads are not audited, because anonymous visitors could fill the audit with them.
  expect(files.filter(({ audit, access }) => !audit && access !== 'anyone')).toEqual([])
})

test('every endpoint has one path, a summary in both languages, and every write an audit verb', () => {
  const seen = endpoints.map((one) => `${one.method} ${one.path}`)
  expect(new Set(seen).size).toBe(seen.length)
  for (const one of endpoints) {
    expect(one.summary[0]).not.toBe(one.summary[1])
    expect(one.summary[1]).not.toMatch(/\p{Script=Han}/u)
    if (one.effect === 'write') expect(one.audit, one.path).toBeTruthy()
  }
})
