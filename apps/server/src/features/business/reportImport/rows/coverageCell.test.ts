// A coverage table is read from its cell as it was written, in either language; problems name line and condition.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNumber } from '@register/contract/rules/coverage/asked'
import { coverageRow, type Condition, type CoverageRow } from '@register/contract/rules/coverage/shape'
import { shippedForm } from '@register/contract/rules/parameters/formKinds'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { readSheet, writeBook } from '../../../../files/excel.ts'
import { coverageFromCell, coverageToCell } from './coverageCell.ts'

const form = shippedForm({ categoryCode: '3110' }) as ParameterForm
const languages = [(phrase: Phrase) => phrase[0], (phrase: Phrase) => phrase[1]]

const word = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'ab甲乙 ;；|=≤≥<>"“”[]\n:,、.1-'.split('')) })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const bound = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((n) => (n === 0 ? 0 : n / 1000))

const valueOf = (field: Field): fc.Arbitrary<string> => {
  if (isNumber(field)) return fc.integer({ min: 0, max: 9_999 }).map(String)
  if (field.type === 'flag') return fc.constantFrom('true', 'false')
  return field.options?.length ? fc.constantFrom(...field.options.map(({ value }) => value)) : word
}

const known = fc.constantFrom(...form.fields).chain((field) =>
  fc.record({
    parameter: fc.constant(field.key),
    from: fc.option(isNumber(field) ? bound : fc.constant(null)),
    to: fc.option(isNumber(field) ? bound : fc.constant(null)),
    values: fc.option(fc.array(valueOf(field), { minLength: 1, maxLength: 3 })),
    unit: fc.constant(field.unit?.[0] ?? null),
    text: fc.option(word),
  }),
)
/** A parameter that only the certificate names. */
const foreign = fc.record({
  parameter: word.map((name) => `另${name}`),
  from: fc.option(bound),
  to: fc.option(bound),
  values: fc.option(fc.array(word, { minLength: 1, maxLength: 3 })),
  unit: fc.option(fc.constantFrom('J', 'kN·m')),
  text: fc.option(word),
})
const condition = fc
  .oneof({ weight: 3, arbitrary: known }, foreign)
  .filter((one: Condition) => coverageRow.safeParse({ conditions: [one] }).success)
const table: fc.Arbitrary<CoverageRow[]> = fc.array(
  fc.record({ conditions: fc.array(condition, { minLength: 1, maxLength: 5 }) }),
  { minLength: 1, maxLength: 4 },
)

describe('a coverage table in a cell', () => {
  it('is read back as it was written, in both languages', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(...languages), (rows, say) => {
        const cell = coverageToCell(form, rows, say)
        expect(coverageFromCell(form, cell ?? '')).toEqual({ value: rows })
      }),
      { numRuns: 500 },
    )
  })

  it('comes back even from numbers that a person would have to be asked about', () => {
    const odd: Condition = { parameter: 'ratedLoad', from: null, to: 1.234, values: null, unit: 'kg', text: null }
    for (const say of languages)
      expect(coverageFromCell(form, coverageToCell(form, [{ conditions: [odd] }], say) ?? '')).toEqual({
        value: [{ conditions: [odd] }],
      })
  })

  it('survives the file itself', async () => {
    const rows: CoverageRow[] = [
      {
        conditions: [
          { parameter: 'ratedLoad', from: null, to: 1600, values: null, unit: 'kg', text: '室内 "A"; B' },
          { parameter: 'ropingRatio', from: null, to: null, values: ['1:1', '2:1'], unit: null, text: null },
        ],
      },
      { conditions: [{ parameter: '使用环境', from: null, to: null, values: null, unit: null, text: '两行\n文字' }] },
    ]
    const bytes = await writeBook([
      { name: 's', columns: [{ header: 'h', width: 1 }], rows: [[coverageToCell(form, rows, (phrase) => phrase[0])]] },
    ])
    const cells: unknown[] = []
    for await (const one of readSheet(bytes, { maxRows: 5 })) cells.push(one.cells[0])
    expect(coverageFromCell(form, String(cells[1]))).toEqual({ value: rows })
  })

  it.each([
    ['额定载重量 ≤ 1000 kg；额定速度<=1.75', { ratedLoad: { to: 1000 }, ratedSpeed: { to: 1.75 } }],
    ['ratedLoad ≤ 1,600', { ratedLoad: { to: 1600 } }],
    ['Rope wrap = Single wrap | 复绕', { ropeWrap: { values: ['single', 'double'] } }],
    ['额定载重量 ≥ ３２０ ≤ １０００', { ratedLoad: { from: 320, to: 1000 } }],
    ['“海拔” “不超过 1000 m”', { 海拔: { text: '不超过 1000 m' } }],
  ])('%s is understood', (cell, found) => {
    const read = coverageFromCell(form, cell)
    const conditions = 'value' in read ? read.value.flatMap((row) => row.conditions) : []
    expect(conditions).toMatchObject(Object.entries<object>(found).map(([parameter, more]) => ({ parameter, ...more })))
    expect(read).toHaveProperty('value')
  })

  it.each([
    [
      '额定载重 ≤ 1000',
      'Coverage: line 1, condition 1: "额定载重" is no parameter of this category. Put it in quotes if the certificate prints it so',
    ],
    [
      '额定载重量 ≤ 1000\n额定速度 ≤ fast',
      'Coverage: line 2, condition 1: 额定速度 must be a number such as 1000 or 1.75',
    ],
    [
      '额定速度 ≤ 1,500',
      'Coverage: line 1, condition 1: 额定速度: "1,500" can be read in two ways: write 1500 or 1.500',
    ],
    [
      '额定载重量 1000',
      'Coverage: line 1, condition 1: "额定载重量 1000" is no parameter of this category. Put it in quotes if the certificate prints it so',
    ],
    ['额定载重量 ≤ 1.600', 'Coverage: line 1, condition 1: 额定载重量: "1.600" can be read in two ways: write 1600'],
    [
      '额定载重量 ≤ 1000; 额定载重量 = 630 | 1.600',
      'Coverage: line 1, condition 2: 额定载重量: "1.600" can be read in two ways: write 1600',
    ],
    ['额定速度 = fast', 'Coverage: line 1, condition 1: 额定速度 must be a number such as 1000 or 1.75'],
    ...[';;;', '； ;', '\n;\n'].map((cell): [string, string] => [
      cell,
      'Coverage: there is no condition in this cell. Leave it empty where there is no table',
    ]),
    ['额定载重量 ≤', 'Coverage: line 1, condition 1: 额定载重量 lacks a value'],
    ['额定载重量 ≤ 1000; = 5', 'Coverage: line 1, condition 2: must begin with the name of a parameter'],
    ['额定载重量 "open', 'Coverage: a quote or a bracket has no counterpart'],
  ])('%s is refused by line and condition', (cell, message) => {
    const read = coverageFromCell(form, cell)
    expect('problem' in read ? read.problem[1] : read).toBe(message)
  })
})
