// A yes needs a maker, a model and every printed condition, each by a value or by the asker's word: over declarations written here.
import { describe, expect, test } from 'vitest'
import type { Field } from '../../fields.ts'
import { unlessWords } from '../../business/report/content/printedText.ts'
import type { CoverageRule } from '../parameters/coverageRule.ts'
import { formsOf } from '../parameters/formKind.ts'
import { elevator } from '../parameters/kinds/elevator.ts'
import { pressure } from '../parameters/kinds/pressure.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import type { AskedName } from './identity.ts'
import { findCoverage, type Certificate } from './check.ts'
import type { Condition } from './shape.ts'

const named = (key: string): Pick<Field, 'key' | 'label'> => ({ key, label: [key, key] })
const options = (...values: string[]) => values.map((value) => ({ value, label: [value, value] as const }))
const fields: readonly Field[] = [
  { ...named('load'), type: 'decimal', coverage: 'upTo', required: true },
  { ...named('workClass'), type: 'choice', coverage: 'equal', options: options('A3', 'A5') },
  { ...named('span'), type: 'decimal', coverage: 'no' },
  { ...named('hook'), type: 'decimal', coverage: 'upTo' },
  { ...named('use'), type: 'text', coverage: 'equal' },
  { ...named('covered'), type: 'choices', coverage: 'set' },
  { ...named('frame'), type: 'text', coverage: 'no' },
]
const formBy = (coverage: CoverageRule) =>
  formsOf({
    key: 'k',
    label: ['k', 'k'],
    forms: [{ key: 'f', label: ['f', 'f'], categories: [] }],
    fields,
    coverage,
  })[0]
const byModel = formBy({
  model: 'decides',
  sameModelIsSameRest: true,
  decisive: ['load'],
  models: ['covered'],
  ofUnit: ['frame'],
})
const byParameters = formBy({ models: ['covered'] })

const certificate = (rows: Condition[][], more: Partial<Certificate> = {}): Certificate => ({
  standing: 'published',
  categoryCode: '4110',
  model: 'QD20',
  manufacturers: ['示例起重机有限公司', 'Example Crane Co., Ltd.'],
  models: [],
  parameters: {},
  isWhole: true,
  rows: rows.map((conditions) => ({ conditions })),
  ...more,
})
interface Ask {
  values?: Record<string, GivenAnswer>
  model?: AskedName | undefined
  manufacturer?: AskedName | undefined
  manufactureDate?: string | undefined
  form?: typeof byModel
}
function ask(of: Certificate, { values = { load: '5' }, form = byModel, ...whose }: Ask = {}) {
  const asked = new Map<string, Asked>()
  for (const [key, given] of Object.entries(values)) {
    const field = fields.find((one) => one.key === key)
    const read = field ? readAsked(field, given) : undefined
    if (!read || 'problem' in read) throw new Error(key)
    if (read.asked) asked.set(key, read.asked)
  }
  return findCoverage(form, of, { manufacturer: { is: 'printed' }, model: { is: 'printed' }, ...whose, asked })
}
const load: Condition = { parameter: 'load', to: 10 }
const plain = certificate([[load]])

describe('the maker', () => {
  test.each([
    [undefined, 'cannotTell', 'makerMissing'],
    ['/', 'cannotTell', 'makerMissing'],
    ['详见附件', 'cannotTell', 'makerMissing'],
    ['示例起重机有限公司', 'covered', 'rowHolds'],
    ['示例 起重机有限公司', 'covered', 'rowHolds'],
    ['EXAMPLE CRANE CO LTD', 'covered', 'rowHolds'],
    ['Example Crane Company Limited', 'covered', 'rowHolds'],
    ['Another Crane Co., Ltd.', 'cannotTell', 'makerUnclear'],
    ['示例起重', 'cannotTell', 'makerUnclear'],
    ['Exam Plecrane Co., Ltd.', 'cannotTell', 'makerUnclear'],
    ['示例.起·重机,有限公司', 'cannotTell', 'makerUnclear'],
    ['示例起重机 有限公司', 'covered', 'rowHolds'],
    ['Example Crane Co.,Ltd', 'covered', 'rowHolds'],
    [{ is: 'differs' }, 'notCovered', 'manufacturer'],
    [{ is: 'printed' }, 'covered', 'rowHolds'],
  ] as [AskedName | undefined, string, string][])('%o: %s by %s', (manufacturer, answer, ground) => {
    for (const form of [byModel, byParameters])
      expect(ask(plain, { manufacturer, form })).toMatchObject({ answer, ground })
  })

  test('that a certificate does not state is never told equal', () => {
    for (const manufacturers of [['/'], ['不详'], [''], []]) {
      const nobody = certificate([[load]], { manufacturers })
      for (const manufacturer of ['示例起重机有限公司', { is: 'printed' }] as const)
        expect(ask(nobody, { manufacturer }).ground).toBe('makerUnclear')
    }
  })

  test.each(
    '见覆盖范围 见表1 见副页 附件1 看不清 无型号 TBC × # 见合同 AsPerDrawing 未提供 暂无资料 无数据 以证书原件为准 暂无 同上 ？？ 见下表 未标注 未登记 不清楚 待补充 同原件 见原件 (无) （无） 无。 n.a. N/A NULL'.split(
      ' ',
    ),
  )('%s is no name, and equals nothing', (word) => {
    const nobody = certificate([[load, { parameter: 'use', values: [word] }]], { manufacturers: [word], model: word })
    expect(ask(certificate([[load]]), { manufacturer: word }).ground).toBe('makerMissing')
    expect(ask(nobody, { model: word }).answer).toBe('cannotTell')
    expect(ask(nobody, { values: { load: '5', use: { is: 'printed' } } }).rows[0]?.conditions[1]?.reason).toBe(
      'onlyText',
    )
  })
})

describe('the model', () => {
  test('is asked for, whatever decides', () => {
    for (const form of [byModel, byParameters])
      expect(ask(plain, { model: undefined, form })).toMatchObject({ answer: 'cannotTell', unnamed: ['model'] })
  })

  test.each([
    ['QD20', [], 'covered'],
    ['qd２０', [], 'covered'],
    ['QD–20', [], 'cannotTell'],
    ['QD30', [], 'cannotTell'],
    ['QD30', ['QD40'], 'notCovered'],
    ['QD40', ['QD40'], 'covered'],
    ['QD20', ['QD40'], 'covered'],
    ['QD40', ['QD30、QD40'], 'covered'],
    ['QD30', ['QD25～QD50'], 'cannotTell'],
    ['XY30', ['QD25～QD50'], 'notCovered'],
    ['HX-123', ['HX-□□□'], 'cannotTell'],
    ['CPD20', ['CPD15~CPD35'], 'cannotTell'],
    ['CPD20', ['CPD系列'], 'cannotTell'],
    ['QD30', ['/'], 'cannotTell'],
    ['QD10', ['QD5,QD10'], 'covered'],
    ['QD10', ['QD5 和 QD10'], 'covered'],
    ['QD10', ['QD5/QD10'], 'cannotTell'],
    ['QD10', ['QD5 & QD10'], 'cannotTell'],
    ['QD10', ['QD5、10'], 'cannotTell'],
    ['QD10', ['QD5-QD50'], 'cannotTell'],
    ['QD10', ['QD5-50t'], 'cannotTell'],
    ['LD10', ['QD、LD系列'], 'cannotTell'],
    ['QD10', ['QD、LD系列'], 'cannotTell'],
    ['LD5', ['QD/LD系列'], 'cannotTell'],
    ['B3', ['A5~B5'], 'cannotTell'],
    ['CPD18', ['CPD18型'], 'covered'],
    ['型号：QD40', ['QD40'], 'covered'],
    ['CPD18', ['CPD15（含CPD18）'], 'cannotTell'],
    ['QD4O', ['QD40'], 'cannotTell'],
    ['QD5,QD10', ['QD40'], 'notCovered'],
    ['XY10', ['QD5/QD10'], 'notCovered'],
    ['QD5/QD40', ['QD40'], 'cannotTell'],
    ['XY10', ['QD5-50t'], 'notCovered'],
    ['AXX-100', ['AXX-100'], 'covered'],
    ['AXX-100', ['AXX-200'], 'cannotTell'],
    ['QD32', ['QD5～QD50，不含QD20、QD32'], 'cannotTell'],
    ['QD32', ['QD40', '不包括 QD25', 'QD32'], 'cannotTell'],
    ['QD32', ['QD32、QD40除外'], 'cannotTell'],
    ['QD30', ['除QD32和QD40外'], 'cannotTell'],
    ['QD32', ['except QD25, QD32'], 'cannotTell'],
    ['QD40', ['QD40', '不含QD25、QD32'], 'covered'],
    ['QD30', ['QD-××'], 'cannotTell'],
    ['QD30', ['QD40以下'], 'cannotTell'],
    ['QD30', ['所有型号'], 'cannotTell'],
    ['QD40及其派生型号', ['QD40及其派生型号'], 'cannotTell'],
    ['QD40', ['QD40试验样机'], 'cannotTell'],
    ['508.10', ['508.1'], 'cannotTell'],
    ['HX 11 0', ['HX 1 10'], 'cannotTell'],
    ['QD5²', ['QD52'], 'cannotTell'],
    ['6X9', ['6 × 9'], 'covered'],
  ] as [string, string[], string][])('%s beside the list %o: %s', (model, listed, answer) => {
    const values = ['list', 'parameter', 'row'] as const
    for (const place of values) {
      const row: Condition[] = place === 'row' && listed.length > 0 ? [{ parameter: 'covered', values: listed }] : []
      const of = certificate([[load, ...row]], {
        models: place === 'list' ? listed : [],
        parameters: place === 'parameter' ? { covered: listed } : {},
      })
      // A row whose list is a stroke still has to be read.
      const isStroke = place === 'row' && listed[0] === '/'
      expect(ask(of, { model }).answer, place).toBe(isStroke ? 'cannotTell' : answer)
    }
  })

  test('of the certificate itself is taken out by no list', () => {
    const of = certificate([[load]], { models: ['QD32、QD40除外'] })
    expect(ask(of, { model: 'QD20' }).answer).toBe('covered')
  })

  test('that the certificate does not state, or as a series, is never told equal', () => {
    for (const model of ['/', '—', '详见附件', 'QD5～QD50'])
      expect(ask(certificate([[load]], { model }), { model: 'QD20' })).toMatchObject({ ground: 'modelUnclear' })
    for (const model of ['/', '', '未提供'])
      expect(ask(certificate([[load]], { model }), { model: { is: 'printed' } }).ground).toBe('modelUnclear')
    expect(ask(certificate([[load]], { model: 'AXX-100' }), { model: 'AXX-100' }).answer).toBe('covered')
    expect(ask(certificate([[load]], { model: 'HX-XXX' }), { model: 'HX-XXX' }).answer).toBe('cannotTell')
    expect(ask(certificate([[load]], { model: 'QD5～QD50' }), { model: 'QD5～QD50' }).answer).toBe('cannotTell')
  })

  test('of another row covers nothing by this one', () => {
    const of = certificate([
      [
        { parameter: 'load', to: 10 },
        { parameter: 'covered', values: ['QD10'] },
      ],
      [
        { parameter: 'load', to: 20 },
        { parameter: 'covered', values: ['QD20'] },
      ],
    ])
    const at = (model: string, value: string) => ask(of, { model, values: { load: value } }).answer
    expect([at('QD10', '15'), at('QD20', '15'), at('QD10', '5')]).toEqual(['notCovered', 'covered', 'covered'])
    expect(ask({ ...of, model: 'QD5' }, { model: 'QD5' }).answer).toBe('cannotTell')
  })
})

describe('a printed condition', () => {
  const use: Condition = { parameter: 'use', text: '仅用于室内仓库' }
  test('that is a text is read, also of the same model', () => {
    expect(ask(certificate([[load, use]]))).toMatchObject({
      answer: 'cannotTell',
      missing: [{ parameter: 'use', what: 'text' }],
    })
  })

  test('that was not answered is not met by the model: of two rows of load and class none covers', () => {
    const of = certificate([
      [
        { parameter: 'load', to: 10 },
        { parameter: 'workClass', values: ['A5'] },
      ],
      [
        { parameter: 'load', to: 20 },
        { parameter: 'workClass', values: ['A3'] },
      ],
    ])
    const at = (values: Record<string, GivenAnswer>) => ask(of, { values }).answer
    expect(at({ load: '15' })).toBe('cannotTell')
    expect(at({ load: '15', workClass: 'A5' })).toBe('notCovered')
    expect(at({ load: '15', workClass: 'A3' })).toBe('covered')
    expect(at({ load: '15', workClass: { is: 'printed' } })).toBe('cannotTell')
  })
})

describe('an answer that the certificate does not print', () => {
  const registered = certificate([[load]], {
    parameters: { span: 22.5, workClass: 'A5', use: '仓库', hook: '/', frame: '1' },
  })
  test.each([
    [{ span: '35' }, 'cannotTell', 'otherThanRegistered'],
    [{ span: '22.50' }, 'covered', 'sameModel'],
    [{ workClass: 'A3' }, 'cannotTell', 'otherThanRegistered'],
    [{ use: '码头' }, 'cannotTell', 'otherThanRegistered'],
    [{ hook: '3' }, 'cannotTell', 'notPrinted'],
    [{ span: { is: 'differs' } }, 'cannotTell', 'otherThanRegistered'],
  ] as [Record<string, GivenAnswer>, string, string][])('%o: %s, %s', (values, answer, reason) => {
    const found = ask(registered, { values: { load: '5', ...values } })
    expect(found.answer).toBe(answer)
    expect(found.rows[0]?.conditions.at(-1)).toMatchObject({ parameter: Object.keys(values)[0], reason })
  })

  test('is not checked where the record has nothing to compare, nor where it is of the unit alone', () => {
    const judged = (values: Record<string, GivenAnswer>, of: Certificate) =>
      ask(of, { values: { load: '5', ...values } }).rows[0]?.conditions.map(({ parameter }) => parameter)
    expect(judged({ span: '35' }, plain)).toEqual(['load'])
    expect(judged({ frame: '2' }, registered)).toEqual(['load'])
  })

  test('is never "as printed", because nothing is', () => {
    expect(ask(plain, { values: { load: '5', workClass: { is: 'printed' } } }).answer).toBe('cannotTell')
  })
})

describe('the date of manufacture beside a certificate in force', () => {
  const dated: Certificate = { ...plain, inForce: { from: '2024-01-01', to: '2027-12-31' } }
  test.each([
    ['2023-12-31', 'cannotTell', 'madeOutside'],
    ['1990-01-01', 'cannotTell', 'madeOutside'],
    ['2024-01-01', 'covered', 'rowHolds'],
    ['2027-12-31', 'covered', 'rowHolds'],
    ['2028-01-01', 'cannotTell', 'madeOutside'],
    [undefined, 'covered', 'rowHolds'],
  ] as const)('%s: %s by %s', (manufactureDate, answer, ground) => {
    for (const form of [byModel, byParameters])
      expect(ask(dated, { form, manufactureDate })).toMatchObject({ answer, ground })
  })
})

test('another model that nobody names is covered by nothing, whatever decides', () => {
  expect(ask(plain, { form: byParameters, model: { is: 'differs' } })).toMatchObject({
    answer: 'cannotTell',
    ground: 'modelMissing',
    unnamed: ['model'],
  })
  expect(ask(plain, { form: byParameters, model: 'ZZ-9' }).answer).toBe('covered')
})

describe('printed words that ask for the same model', () => {
  const words = (coverageText: string) => ({ coverageText, coverageHeld: coverageText, parameters: {} })
  test.each([
    ['ZZ-9', '本证书覆盖同一品种、同一型号的产品', 'cannotTell'],
    ['JP-1600～2000', 'The same model and downward', 'cannotTell'],
    ['QD20', '本证书覆盖同一品种、同一型号的产品', 'covered'],
    [{ is: 'printed' }, '型号须一致', 'covered'],
    ['ZZ-9', '向下覆盖', 'covered'],
  ] as [AskedName, string, string][])('%o beside "%s": %s', (model, text, answer) => {
    const found = unlessWords(ask(plain, { form: byParameters, model }), words(text))
    expect(found).toMatchObject({ answer, ground: answer === 'covered' ? 'rowHolds' : 'printedText' })
  })
})

test('a value that contradicts the record is no yes where the model is only mentioned, unless the rule leaves the rest free', () => {
  const of = certificate([[load]], { parameters: { span: 22.5, frame: '1' } })
  const at = (form: typeof byModel, values: Record<string, GivenAnswer>) =>
    ask(of, { form, values: { load: '5', ...values } })
  expect(at(byParameters, { span: '35' }).rows[0]?.conditions.at(-1)?.reason).toBe('otherThanRegistered')
  expect(at(byParameters, { span: '35' }).answer).toBe('cannotTell')
  expect(at(byParameters, { span: '22.5' }).answer).toBe('covered')
  expect(at(formBy({ restIsFree: true }), { span: '35' }).answer).toBe('covered')
  const forms = [...formsOf(elevator), ...formsOf(pressure)]
  const free = (key: string) => forms.find(({ form }) => form.key === key)?.coverage?.restIsFree
  expect(['traction', 'dumbwaiter', 'movingWalk', 'inclined'].map(free)).toEqual([true, true, true, true])
  expect(['stepChain', 'governor', 'vessel', 'valve'].map(free)).toEqual(Array(4).fill(undefined))
})

test('a yes says how much of it was compared, and how much was only declared', () => {
  const of = certificate([[load, { parameter: 'workClass', values: ['A5'] }]])
  const basis = (values: Record<string, GivenAnswer>) => ask(of, { values }).basis
  expect(basis({ load: '5', workClass: 'A5' })).toEqual({ byValue: 2, byWord: 0 })
  expect(basis({ load: '5', workClass: { is: 'printed' } })).toEqual({ byValue: 1, byWord: 1 })
  expect(basis({ load: '50', workClass: 'A5' })).toBeUndefined()
  const listing = certificate([[load, { parameter: 'covered', values: ['QD20'] }]])
  const byList = (model: AskedName) => ask(listing, { values: { load: { is: 'printed' } }, model }).basis
  expect(byList({ is: 'printed' })).toEqual({ byValue: 0, byWord: 2 })
  expect(byList('QD20')).toEqual({ byValue: 1, byWord: 1 })
})

describe('a certificate that is not in force', () => {
  const inForce = { from: '2008-07-01', to: '2012-06-30' }
  test.each([
    ['expired', '2010-05-05', 'cannotTell', 'inForceThen'],
    ['expired', '2008-07-01', 'cannotTell', 'inForceThen'],
    ['expired', '2012-06-30', 'cannotTell', 'inForceThen'],
    ['expired', '2012-07-01', 'notCovered', 'expired'],
    ['expired', '2008-06-30', 'notCovered', 'expired'],
    ['revoked', '2010-05-05', 'cannotTell', 'inForceThen'],
    ['suspended', '2010-05-05', 'cannotTell', 'inForceThen'],
    ['cancelled', '2010-05-05', 'cannotTell', 'inForceThen'],
    ['unqualified', '2010-05-05', 'notCovered', 'unqualified'],
    ['superseded', '2010-05-05', 'cannotTell', 'superseded'],
  ] as const)('%s, and a machine of %s: %s', (standing, manufactureDate, answer, ground) => {
    const found = findCoverage(byModel, { ...plain, standing, inForce }, { asked: new Map(), manufactureDate })
    expect(found).toMatchObject({ answer, ground, unnamed: [] })
  })

  test.each(['expired', 'suspended', 'lapsed', 'superseded', 'unconfirmed'] as const)(
    '%s: another maker or category is a no all the same',
    (standing) => {
      const stopped: Certificate = { ...plain, standing, inForce }
      const asked = new Map<string, Asked>()
      const manufactureDate = '2010-05-05'
      const another = { asked, manufactureDate, manufacturer: { is: 'differs' } } as const
      expect(findCoverage(byModel, stopped, another)).toMatchObject({ answer: 'notCovered', ground: 'manufacturer' })
      const ofOther = findCoverage(byModel, stopped, { asked, manufactureDate, categoryCode: '4170' })
      expect(ofOther).toMatchObject({ answer: 'notCovered', ground: 'category', unnamed: [] })
    },
  )

  test('asks for the date, and says nothing of days that are not registered', () => {
    const expired: Certificate = { ...plain, standing: 'expired', inForce }
    expect(findCoverage(byModel, expired, { asked: new Map() })).toMatchObject({
      answer: 'cannotTell',
      ground: 'expired',
      unnamed: ['manufactureDate'],
    })
    for (const standing of ['suspended', 'revoked', 'cancelled'] as const)
      expect(findCoverage(byModel, { ...plain, standing, inForce }, { asked: new Map() }).unnamed).toEqual([
        'manufactureDate',
      ])
    const undated = { ...expired, inForce: undefined }
    for (const manufactureDate of ['2010-05-05', undefined])
      expect(findCoverage(byModel, undated, { asked: new Map(), manufactureDate })).toMatchObject({
        answer: 'notCovered',
        unnamed: [],
      })
    expect(findCoverage(byModel, { ...expired, standing: 'unqualified' }, { asked: new Map() })).toMatchObject({
      answer: 'notCovered',
      unnamed: [],
    })
  })
})
