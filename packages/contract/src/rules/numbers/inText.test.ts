// Numbers are found in any surroundings and spelling, never a piece of a longer run, and never one that is not there.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersIn, unclearIn } from './inText.ts'
import { checkCharacter } from './creditCode.ts'

const key = 'TSX311090120260001'
const keys = (text: string) => numbersIn(text).map((one) => `${one.as} ${one.key}`)
const only = (text: string) => numbersIn(text).map((one) => [one.text, one.key])
const id = 'vJ3kQ-9_xYzAbCdEfGhIjw'
const code = `9153010033456789A${checkCharacter('9153010033456789A')}`

test.each([
  ['证书编号：TSX 3110 901 2026 0001。', 'TSX 3110 901 2026 0001'],
  ['No: TSX31109012026 0001;', 'TSX31109012026 0001'],
  ['NoTSX 3110 901 2026 0001', 'TSX 3110 901 2026 0001'],
  ['Ｎｏ．：ＴＳＸ　３１１０　９０１　２０２６　０００１', 'ＴＳＸ　３１１０　９０１　２０２６　０００１'],
  ['（TSX 3110-901-2026-0001）', 'TSX 3110-901-2026-0001'],
  ['“TSX.3110.901.2026.0001”', 'TSX.3110.901.2026.0001'],
  ['tsx/3110/901/2026/0001；', 'tsx/3110/901/2026/0001'],
  ['TSX~3110～901〜2026~0001', 'TSX~3110～901〜2026~0001'],
  ['TSX·3110·901·2026·0001', 'TSX·3110·901·2026·0001'],
  ['TSX—3110—901—2026—0001', 'TSX—3110—901—2026—0001'],
  ['曳引驱动乘客电梯 TSX 3110 901 2026 0001（有效）', 'TSX 3110 901 2026 0001'],
  ['本梯型式试验证TSX311090120260001号', 'TSX311090120260001'],
  ['TSX 311O 9Ol 2O26 OOO1', 'TSX 311O 9Ol 2O26 OOO1'],
  ['\u202A\uFEFFTSX\u200B 3110 901 2026 0001\u202C', 'TSX\u200B 3110 901 2026 0001'],
  ['TSX 31 10 90 1 2026 0001', 'TSX 31 10 90 1 2026 0001'],
  ['TSX 3110 901\n2026 0001', 'TSX 3110 901\n2026 0001'],
  ['T S X 3110 901 2026 0001', 'T S X 3110 901 2026 0001'],
  ['TSX311090120260001.pdf', 'TSX311090120260001'],
  ['3110 901 2026 0001', '3110 901 2026 0001'],
  ['编号 3110-901-2026-0001', '3110-901-2026-0001'],
  ['311090120260001', '311090120260001'],
  ['https://register.example/#/answer/TSX%203110%20901%202026%200001。', 'TSX%203110%20901%202026%200001'],
  ['/#/answer/TSX311090120260001?from=timeline', 'TSX311090120260001'],
])('%j holds the certificate number', (text, written) => {
  expect(only(text)).toEqual([[written, key]])
})

test.each([
  ['TSX 3110 901 2026 0001补', `certificate ${key}补`],
  ['（TSX 3110 901 2026 0001 (补1)）', `certificate ${key}补1`],
  // With a slip in it, whole: a near one is offered for it.
  ['证书编号：TXS 3110 901 2026 0001。', 'certificate TXS311090120260001'],
  ['证书编号：TSX 3110 901 2062 0001，共 2 页', 'certificate TSX311090120620001'],
  // Every spelling of a suffix, or the base would be taken for the certificate that is meant.
  ['查 TSX 3110 901 2026 0001補、', `certificate ${key}补`],
  ['查 TSX 3110 901 2026 0001补一，', `certificate ${key}补1`],
  ['查 TSX 3110 901 2026 0001补（1）。', `certificate ${key}补1`],
  ['查 TSX 3110 901 2026 0001换发 的', `certificate ${key}换`],
  ['查 TSX 3110 901 2026 0001（補02）的', `certificate ${key}补2`],
  ['TSX 3110 901 2026 0001-换证，见附页', `certificate ${key}换证`],
  ['TSX 3110 901 2026 0001变更公告', `certificate ${key}`],
  ['TSX F340 90120 2026 0001', 'certificate TSXF3409012020260001'],
  ['标志：TX 3110 901 05 0001，', 'label TX3110901050001'],
  ['TX31109012005 0001', 'label TX311090120050001'],
  ['制造许可证 TS2310123-2027', 'licence TS23101232027'],
  ['许可证编号：TS2310123（有效）', 'licence TS2310123'],
  ['TS2310123', 'licence TS2310123'],
  [`统一社会信用代码：${code}，`, `creditCode ${code}`],
  [`${code.slice(0, 8)} ${code.slice(8, 17)}-${code.slice(17)}`, `creditCode ${code}`],
  [code.replace(/0/g, 'O'), `creditCode ${code}`],
  ['报告编号：R-1，发证日期：2026-01-01', 'report R1'],
  ['报告 902-DT-2026-N0025', 'report 902DT2026N0025'],
  ['型式试验报告：DT20260001。', 'report DT20260001'],
  ['（型式试验报告编号： 粤特 DGXQ2120230117）', 'report 粤特DGXQ2120230117'],
  ['Report No. A(2023)-12/3 valid', 'report A(2023)12/3'],
  ['证书编号：XS-123，', 'certificate XS123'],
  [`https://register.example/#/v/${id}`, `publicId ${id}`],
  [`https://register.example/%23/v/${id}。`, `publicId ${id}`],
  [`https://register.example/#!/v/${id}?a=1`, `publicId ${id}`],
  [`https://register.example/v/${id}&from=timeline`, `publicId ${id}`],
  [`${id}&from=timeline`, `publicId ${id}`],
  // Its small letters are lost: it is looked up as it is.
  [`/v/${id.toUpperCase()}`, `publicId ${id.toUpperCase()}`],
  ['/#/answer/R-2024-001。', 'report R2024001'],
])('%j holds %s', (text, found) => {
  expect(keys(text)).toEqual([found])
})

test('several numbers come in their order, each with its place', () => {
  const text = `报告编号：A-1、A-2（TSX 3110 901 2026 0002/TSX 3110 901 2026 0001，${code}）`
  const found = numbersIn(text)
  expect(found.map(({ key: one }) => one)).toEqual(['A1', 'A2', 'TSX311090120260002', key, code])
  for (const one of found) expect(text.slice(one.from, one.to)).toBe(one.text)
})

describe('no piece of something longer, and nothing that is not there', () => {
  test.each([
    'TSX 3110 901 2026 00011',
    'TSX3110901202600011',
    'TSX 3110 901 2026 001',
    'ATSX311090120260001',
    '5TSX311090120260001',
    'TSX311090120260001A',
    'TSX 3110 901 2026 0001-1',
    'TSX 3110 901 2026 0001/2',
    'TSX 3110 901 2026-0001-0005',
    'TXS 3110 901 2026 0001',
    '\u0422SX 3110 901 2026 0001',
    'TSX 3110 901 2026 \u041E001',
    '型号 311090120260001 台',
    '3110 901 2062 0001',
    '0571 8888 2026 1234',
    'TS2310123 20',
    'TSG T7007-2022',
    `${code.slice(0, 17)}${code.endsWith('1') ? '2' : '1'}`,
    `${code}0`,
    '报告编号',
    '报告编号：见附页',
    '报告 2026-01-15',
    '报告：2026',
    '报告 20260115',
    '报告902-DT-2026-N0025',
    `/v/${id}x`,
    'SchindlerElevatorsofXY',
    '曳引驱动乘客电梯 HX-1000/1.75 2026-01-02',
  ])('%j', (text) => {
    expect(numbersIn(text)).toEqual([])
  })
})

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
const numbers = fc
  .record({
    category: fc.constantFrom('3110', 'F340', '31A0', '4D10'),
    body: fc.constantFrom('901', '9012', '10901'),
    year: fc.constantFrom('2018', '2026'),
    serial: digits(4).map((some) => some.join('')),
    gaps: fc.array(fc.constantFrom('', ' ', '-', '.', '/', '~', '·', ' - ', '\u200B'), { minLength: 4, maxLength: 4 }),
    suffix: fc.constantFrom('', '', '补', ' (补1)', '-换证'),
    spelled: fc.constantFrom(
      (one: string) => one,
      (one: string) => one.toLowerCase(),
      (one: string) => one.replace(/[0-9A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    ),
  })
  .map(({ category, body, year, serial, gaps, suffix, spelled }) => ({
    key: `TSX${category}${body}${year}${serial}${suffix.replace(/[^补换证1]/g, '')}`,
    text: spelled(['TSX', category, body, year, serial].map((part, at) => part + (gaps[at] ?? '')).join('')) + suffix,
  }))
const around = fc
  .array(
    fc.constantFrom(
      '证书编号：',
      'No.',
      'Certificate No: ',
      '（',
      '）',
      '“',
      '”',
      '。',
      '；',
      '、',
      '\n',
      '\t',
      ' ',
      '电梯',
      '有效',
      '，',
      '：',
      '|',
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''))
const parting = fc.constantFrom('。', '；', '\n', '，', '）（', ' 、')

test('a number in random surroundings is found as itself, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(around, numbers, parting), { minLength: 1, maxLength: 4 }), around, (parts, last) => {
      const text = parts.map(([before, number, after]) => `${before}${number.text}${after}`).join('') + last
      expect(numbersIn(text).map((one) => one.key)).toEqual(parts.map(([, number]) => number.key))
    }),
  )
})

test('a text without a number has none, and places never overlap', () => {
  const words = fc
    .array(fc.constantFrom(...'电梯编号报告 ：。-/ABTSX0123\n（）'), { maxLength: 12 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(words, (text) => {
      expect(numbersIn(text).filter(({ as }) => as !== 'report' && as !== 'certificate')).toEqual([])
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(numbersIn(text)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          words,
          numbers.map((one) => one.text),
        ),
        { maxLength: 6 },
      ),
      (parts) => {
        const text = parts.join('')
        const found = numbersIn(text)
        for (const [at, one] of found.entries()) {
          expect(one.from).toBeGreaterThanOrEqual(found[at - 1]?.to ?? 0)
          expect(one.to).toBeLessThanOrEqual(text.length)
          expect(one.text).toBe(text.slice(one.from, one.to))
        }
      },
    ),
  )
})

test.each([
  '补发第2次',
  '号补',
  '+补',
  '〔补〕',
  '【補】',
  '补001',
  ' 补发第二次的那张',
  '(1)',
  '（2）',
  ' -1',
  ' 1',
  '二',
  '\u0661',
  '\u0299',
  '至0012',
  '、0009',
])('a number is not read where what follows may make another of it: %j', (tail) => {
  const text = `请查 TSX 3110 901 2026 0001${tail}`
  expect(numbersIn(text)).toEqual([])
  expect(unclearIn(text)).toBe('TSX 3110 901 2026 0001')
  expect(numbersIn(`证书编号：TSX 3110 901 2026 0001${tail}`)).toEqual([])
})

test.each([
  '（副本）',
  '，共 2 页',
  ' 有效',
  ' 3 份',
  ' 变更公告',
  '变更为',
  ' 1.5 t',
  '。',
  '（见附件）',
  ' 2026-01-02',
])('and is read before a sentence: %j', (tail) => {
  expect(numbersIn(`请查 TSX 3110 901 2026 0001${tail}`)).toHaveLength(1)
})

test.each([
  ['/#/answer/TSX311090120260001（补）', `certificate ${key}补`],
  ['/#/answer/TSX311090120260001%25E8%25A1%25A5', `certificate ${key}补`],
  ['/#/answer/TSX%25203110%2520901%25202026%25200001', `certificate ${key}`],
  ['/#/answer/TSX+3110+901+2026+0001', `certificate ${key}`],
])('an address of an answer keeps all of its number: %s', (address, holds) => {
  expect(numbersIn(`https://register.example.cn${address}`).map((one) => `${one.as} ${one.key}`)).toEqual([holds])
})

test('the first group of a number in groups is none by itself', () => {
  expect(numbersIn('报告编号 901 DT 2026 N0060')).toEqual([])
  expect(numbersIn('报告编号 90-DT-26 页 1')).toHaveLength(1)
})
