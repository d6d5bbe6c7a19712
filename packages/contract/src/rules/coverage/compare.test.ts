// Compares one condition with one value, and proves the whole: a value checked covered lies inside one row by plain arithmetic.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../../fields.ts'
import { formsOf } from '../parameters/formKind.ts'
import type { Asked } from './asked.ts'
import { compare } from './compare.ts'
import { findCoverage, type Certificate } from './check.ts'
import type { Condition } from './shape.ts'

const options = (...values: string[]) => values.map((value) => ({ value, label: [`${value}项`, value] as const }))
const named = (key: string): Pick<Field, 'key' | 'label'> => ({ key, label: [key, key] })
const amount = (coverage: NonNullable<Field['coverage']>): Field => ({ ...named('x'), type: 'decimal', coverage })
const place: Field = {
  ...named('x'),
  type: 'choice',
  coverage: 'equal',
  options: options('indoor', 'outdoor', 'other'),
  covers: { outdoor: ['indoor'] },
}
const gas: Field = {
  ...named('x'),
  type: 'choice',
  coverage: 'equal',
  options: options('IIA', 'IIB', 'IIC', 'IIIA', 'IIIB', 'IIIC'),
  covers: { IIC: ['IIB'], IIB: ['IIA'], IIIC: ['IIIB'], IIIB: ['IIIA'] },
}
const sil: Field = {
  ...named('x'),
  type: 'choice',
  coverage: 'attested',
  options: options('SIL1', 'SIL2', 'SIL3'),
  order: ['SIL1', 'SIL2', 'SIL3'],
}
const flag: Field = { ...named('x'), type: 'flag', coverage: 'equal', covers: { true: ['false'] } }
const text: Field = { ...named('x'), type: 'text', coverage: 'equal' }
const mark: Field = { ...text, otherTextMayDo: true }
const set: Field = { ...named('x'), type: 'choices', coverage: 'set' }
const span0: Field = { ...named('x'), type: 'range', coverage: 'no' }
const motor: Field = {
  ...named('x'),
  type: 'choices',
  coverage: 'equal',
  options: options('ac', 'three', 'async', 'inner'),
}
const fitted: Field = { ...named('x'), type: 'choice', coverage: 'equal', options: options('none', 'other') }
const pick = (...values: string[]): Asked => ({ kind: 'values', values })
const span = (from: string, to: string): Asked => ({ kind: 'interval', from, to })
const printed: Asked = { kind: 'printed' }
const differs: Asked = { kind: 'differs' }
type Print = Omit<Condition, 'parameter'>

describe('a condition', () => {
  test.each([
    [amount('upTo'), { to: 1.75 }, pick('1.75'), 'met', 'within'],
    [amount('upTo'), { to: 1.75 }, pick('1.750001'), 'notMet', 'above'],
    [amount('upTo'), { from: 5 }, pick('10'), 'unknown', 'noBound'],
    [amount('upTo'), { from: 5, to: 10 }, pick('4'), 'notMet', 'below'],
    [amount('atLeast'), { from: 4 }, pick('6'), 'met', 'within'],
    [amount('atLeast'), { to: 4 }, pick('2'), 'unknown', 'noBound'],
    [amount('range'), { from: 15, to: 45 }, span('15', '45'), 'met', 'within'],
    [amount('range'), { from: 15, to: 45 }, span('10', '20'), 'notMet', 'below'],
    [amount('no'), { to: 50 }, pick('51'), 'notMet', 'above'],
    [amount('equal'), { values: ['2'] }, pick('2.0'), 'met', 'among'],
    [amount('equal'), { values: ['2'] }, pick('3'), 'notMet', 'notAmong'],
    [amount('upTo'), { values: ['600', '1000'] }, pick('800'), 'unknown', 'mayStillBe'],
    [amount('upTo'), { text: '见附表' }, pick('1'), 'unknown', 'onlyText'],
    [amount('upTo'), { to: 10 }, undefined, 'unknown', 'notAnswered'],
    [undefined, { to: 10 }, pick('1'), 'unknown', 'cannotCompare'],
    [place, { values: ['outdoor'] }, pick('indoor'), 'met', 'coveredBy'],
    [place, { values: ['indoor'] }, pick('outdoor'), 'notMet', 'different'],
    [place, { values: ['indoor', 'other'] }, pick('outdoor'), 'unknown', 'other'],
    [place, { values: ['other'] }, pick('other'), 'unknown', 'other'],
    [place, { values: ['other'] }, printed, 'unknown', 'other'],
    [place, { values: ['indoor'] }, printed, 'met', 'among'],
    [place, { values: ['indoor'] }, differs, 'notMet', 'different'],
    [place, { values: ['outdoor'] }, differs, 'unknown', 'mayStillBe'],
    [place, { from: 1 }, pick('indoor'), 'unknown', 'cannotCompare'],
    [place, { text: '室内' }, printed, 'unknown', 'onlyText'],
    [gas, { values: ['IIC'] }, pick('IIA'), 'met', 'coveredBy'],
    [gas, { values: ['IIC'] }, pick('IIIA'), 'notMet', 'different'],
    [gas, { values: ['IIIC'] }, pick('IIA'), 'notMet', 'different'],
    [sil, { values: ['SIL2'] }, pick('SIL3'), 'notMet', 'above'],
    [sil, { values: ['SIL2'] }, pick('SIL1'), 'met', 'attestsMore'],
    [amount('attested'), { from: 300 }, pick('200'), 'met', 'attestsMore'],
    [amount('attested'), { from: 300 }, pick('500'), 'unknown', 'notAttested'],
    [amount('attested'), { from: 300, to: 400 }, pick('500'), 'notMet', 'above'],
    [amount('attested'), { values: ['300'] }, pick('500'), 'notMet', 'above'],
    [amount('attested'), { to: 300 }, pick('200'), 'unknown', 'noBound'],
    [amount('range'), { from: 0.1 }, pick('5'), 'unknown', 'openEnd'],
    [amount('range'), { from: 0.1 }, pick('0.05'), 'notMet', 'below'],
    [amount('range'), { to: 200 }, span('20', '150'), 'unknown', 'openEnd'],
    [amount('range'), { to: 200 }, pick('201'), 'notMet', 'above'],
    [amount('equal'), { to: 200 }, pick('20'), 'unknown', 'openEnd'],
    [span0, { to: 100 }, pick('20'), 'unknown', 'openEnd'],
    [amount('upTo'), { from: 5 }, printed, 'unknown', 'noBound'],
    [amount('range'), { to: 200 }, printed, 'unknown', 'openEnd'],
    [amount('atLeast'), { from: 4 }, printed, 'met', 'among'],
    [motor, { values: ['ac', 'three', 'async', 'inner'] }, pick('three'), 'unknown', 'partOfPrinted'],
    [motor, { values: ['ac', 'three', 'async'] }, pick('async', 'ac', 'three'), 'met', 'among'],
    [motor, { values: ['ac', 'three'] }, pick('ac', 'three', 'inner'), 'notMet', 'different'],
    [fitted, { values: ['none'] }, pick('other'), 'unknown', 'other'],
    [sil, { values: ['SIL2'] }, differs, 'unknown', 'mayStillBe'],
    [flag, { values: ['true'] }, pick('false'), 'met', 'coveredBy'],
    [flag, { values: ['false'] }, pick('true'), 'notMet', 'different'],
    [text, { values: ['Ex db IIB T4'] }, pick('ＥＸ DB iibT4'), 'met', 'among'],
    [text, { values: ['A'] }, pick('B'), 'unknown', 'otherText'],
    [text, { values: ['/'] }, pick('A'), 'unknown', 'onlyText'],
    [text, { values: ['详见附件'] }, printed, 'unknown', 'onlyText'],
    [text, { values: ['GB/T 12237-2007'] }, pick('GB/T 12237—2021'), 'unknown', 'otherText'],
    [text, { values: ['GB/T 12459'] }, pick('GB/T 13401'), 'unknown', 'otherText'],
    [text, { values: ['GB/T 20801.10'] }, pick('GB/T 20801.1'), 'unknown', 'otherText'],
    [text, { values: ['DN 50'] }, pick('DN80'), 'notMet', 'different'],
    [text, { values: ['6×19'] }, pick('6x19'), 'met', 'among'],
    [set, { values: ['16'] }, pick('16.0'), 'met', 'among'],
    [set, { values: ['16'] }, pick('25'), 'notMet', 'different'],
    [set, { values: ['水蒸气'] }, pick('水蒸汽'), 'met', 'among'],
    [set, { values: ['蒸汽'] }, pick('水蒸汽'), 'unknown', 'otherText'],
    [set, { values: ['WCB/CF8'] }, pick('WCB'), 'unknown', 'otherText'],
    [set, { values: ['06Cr19Ni10'] }, pick('S30408'), 'unknown', 'otherText'],
    [set, { values: ['06Cr19Ni10'] }, pick('0Cr18Ni9'), 'unknown', 'otherText'],
    [set, { values: ['WCB'] }, pick('CF8'), 'notMet', 'different'],
    [set, { values: ['WCB'] }, differs, 'unknown', 'otherText'],
    [mark, { values: ['Ex ib IIC T4'] }, pick('ex ib IICT4'), 'met', 'among'],
    [mark, { values: ['Ex ib IIC T4'] }, pick('Ex ib IIB T4'), 'unknown', 'otherText'],
    [mark, { values: ['Ex ib IIC T4'] }, printed, 'met', 'among'],
    [mark, { values: ['Ex ib IIC T4'] }, differs, 'unknown', 'otherText'],
    [amount('upTo'), { to: 10, text: '仅限室内' }, pick('5'), 'unknown', 'textBeside'],
    [amount('upTo'), { to: 10, text: '仅限室内' }, pick('11'), 'notMet', 'above'],
    [amount('upTo'), { to: 10, text: '仅限室内' }, undefined, 'unknown', 'notAnswered'],
    [place, { values: ['outdoor'], text: '有遮蔽' }, pick('indoor'), 'unknown', 'textBeside'],
    [place, { values: ['indoor'], text: '有遮蔽' }, printed, 'unknown', 'textBeside'],
    [place, { values: ['indoor'], text: ' ' }, printed, 'met', 'among'],
    [set, { values: ['水', '蒸汽'] }, pick('水'), 'met', 'among'],
    [set, { values: ['水'] }, pick('水', '油'), 'notMet', 'different'],
    [amount('upTo'), { to: 10, text: '/' }, pick('5'), 'met', 'within'],
    [amount('upTo'), { to: 10, text: '详见附件' }, pick('5'), 'unknown', 'textBeside'],
  ] as const satisfies readonly (readonly [Field | undefined, Print, Asked | undefined, string, string])[])(
    '%o prints %o, asked %o: %s',
    (field, print, asked, result, reason) => {
      const condition = { parameter: 'x', ...print } as Condition
      expect(compare(field, condition, asked, [condition])).toEqual({ result, reason })
    },
  )

  test('cannot be "as printed" where the rows print different values', () => {
    const [one, other] = [
      { parameter: 'x', values: ['indoor'] },
      { parameter: 'x', values: ['outdoor'] },
    ]
    for (const asked of [printed, differs])
      expect(compare(place, one, asked, [one, other])).toEqual({ result: 'unknown', reason: 'severalPrints' })
    expect(compare(place, one, printed, [one, { ...one }]).result).toBe('met')
  })
})

describe('a table', () => {
  const formWith = (fields: readonly Field[]) =>
    formsOf({
      key: 'k',
      label: ['k', 'k'],
      forms: [{ key: 'f', label: ['f', 'f'], categories: [] }],
      fields,
    })[0]
  const fields: readonly Field[] = [
    { ...named('load'), type: 'integer', coverage: 'upTo', required: true },
    { ...named('speed'), type: 'decimal', coverage: 'upTo', required: true },
    { ...named('depth'), type: 'decimal', coverage: 'no' },
    { ...named('brake'), type: 'flag', coverage: 'equal' },
  ]
  const form = formWith(fields)
  const withDuty = formWith([
    ...fields,
    {
      ...named('brakeForm'),
      type: 'choice',
      options: options('disc', 'drum'),
      coverage: 'equal',
      required: { key: 'brake', is: ['true'] },
    },
  ])
  const certificate = (rows: Condition[][], isWhole = true): Certificate => ({
    standing: 'published',
    categoryCode: '1',
    model: 'M',
    manufacturers: ['Maker'],
    models: [],
    parameters: {},
    isWhole,
    rows: rows.map((conditions) => ({ conditions })),
  })
  const asking = (values: Record<string, string>) => ({
    manufacturer: 'Maker',
    model: 'M',
    asked: new Map(Object.entries(values).map(([key, value]) => [key, pick(value)] as const)),
  })
  const bounds = (load: number, speed: number): Condition[] => [
    { parameter: 'load', to: load },
    { parameter: 'speed', to: speed },
  ]

  test('covers nothing that no single row holds, and refuses nothing that one holds', () => {
    const limits = fc.record({ load: fc.integer({ min: 1, max: 9 }), speed: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 4 }), limits, fc.boolean(), (rows, asked, isWhole) => {
        const table = certificate(
          rows.map(({ load, speed }) => bounds(load, speed)),
          isWhole,
        )
        const { answer } = findCoverage(form, table, asking({ load: String(asked.load), speed: String(asked.speed) }))
        const holds = rows.some(({ load, speed }) => asked.load <= load && asked.speed <= speed)
        expect(answer).toBe(holds ? 'covered' : isWhole ? 'notCovered' : 'cannotTell')
      }),
    )
  })

  test('whose row lacks a decisive parameter, or says it in a text, covers nothing by that row', () => {
    const rows = [[{ parameter: 'load', to: 10 }]]
    expect(findCoverage(form, certificate(rows), asking({ load: '5' }))).toMatchObject({
      answer: 'cannotTell',
      missing: [
        { parameter: 'speed', what: 'print' },
        { parameter: 'speed', what: 'value' },
      ],
    })
    const certified = [[...bounds(10, 10), { parameter: '使用环境', text: '室内' }]]
    expect(findCoverage(form, certificate(certified), asking({ load: '5', speed: '5' }))).toMatchObject({
      answer: 'cannotTell',
      missing: [{ parameter: '使用环境', what: 'text' }],
    })
    expect(findCoverage(form, certificate(certified), asking({ load: '11', speed: '5' })).answer).toBe('notCovered')
  })

  test('whose bound has an additional text asks for the text to be read', () => {
    const certified = [[{ parameter: 'load', to: 10, text: '仅限室内' }, ...bounds(10, 10).slice(1)]]
    expect(findCoverage(form, certificate(certified), asking({ load: '5', speed: '5' }))).toMatchObject({
      answer: 'cannotTell',
      missing: [{ parameter: 'load', what: 'text' }],
    })
    expect(findCoverage(form, certificate(certified), asking({ load: '11', speed: '5' })).answer).toBe('notCovered')
  })

  test('that says nothing of a decisive answer is undecided, and ignores other answers', () => {
    const table = certificate([bounds(10, 10)])
    expect(findCoverage(form, table, asking({ load: '5', speed: '5', depth: '3' })).answer).toBe('covered')
    expect(findCoverage(form, table, asking({ load: '5', speed: '5', brake: 'false' })).answer).toBe('cannotTell')
  })

  test('asks for what a duty demands while its condition holds', () => {
    const table = certificate([[...bounds(10, 10), { parameter: 'brake', values: ['true'] }]])
    const asked = { load: '5', speed: '5', brake: 'true' }
    expect(findCoverage(withDuty, table, asking(asked)).answer).toBe('cannotTell')
    const whole = certificate([[...(table.rows[0]?.conditions ?? []), { parameter: 'brakeForm', values: ['disc'] }]])
    expect(findCoverage(withDuty, whole, asking({ ...asked, brakeForm: 'disc' })).answer).toBe('covered')
    expect(findCoverage(withDuty, whole, asking({ ...asked, brakeForm: 'drum' })).answer).toBe('notCovered')
    const free = certificate([[...bounds(10, 10), { parameter: 'brake', values: ['false'] }]])
    expect(findCoverage(withDuty, free, asking({ ...asked, brake: 'false' })).answer).toBe('covered')
    const open = { load: '5', speed: '5' }
    expect(findCoverage(withDuty, certificate([bounds(10, 10)]), asking(open))).toMatchObject({
      answer: 'cannotTell',
      missing: [
        { parameter: 'brakeForm', what: 'print' },
        { parameter: 'brakeForm', what: 'value' },
      ],
    })
    const sample = { ...certificate([bounds(10, 10)]), parameters: { brake: false } }
    expect(findCoverage(withDuty, sample, asking(open)).answer).toBe('cannotTell')
  })

  test('of a form that declares nothing decisive covers nothing', () => {
    const [bare] = formsOf({
      key: 'b',
      label: ['b', 'b'],
      forms: [{ key: 'f', label: ['f', 'f'], categories: [] }],
      fields: [{ ...named('load'), type: 'integer', coverage: 'upTo' }],
    })
    for (const one of [bare, undefined])
      expect(findCoverage(one, certificate([[{ parameter: 'load', to: 10 }]]), asking({ load: '5' })).answer).toBe(
        'cannotTell',
      )
  })

  test('in which one parameter stands twice holds only where both hold', () => {
    const twice = certificate([[...bounds(10, 10), { parameter: 'load', to: 5 }]], false)
    expect(findCoverage(form, twice, asking({ load: '7', speed: '1' })).answer).toBe('cannotTell')
    expect(findCoverage(form, twice, asking({ load: '5', speed: '1' })).answer).toBe('covered')
  })
})
