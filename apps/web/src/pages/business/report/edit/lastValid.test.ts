// A draft with a text where a number belongs is saved without it: the register keeps its last good values.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { formsOf } from '@register/contract/rules/parameters/formKind'
import { expect, test } from 'vitest'
import { rightParameters, sendable, type Content } from '../content.ts'
import { typedSince } from '../../../../api/kept/typed.ts'
import { asSent, validateContent, validateExisting, validateIssued, keepLastValid, wrongPaths } from './lastValid.ts'
import { keepForm } from '../knownForms.ts'
import { nameOfPath, words } from './words.ts'

const [traction] = formsOf(elevator)
if (!traction) throw new Error('There are no lifts')
keepForm({ categoryCode: '3110' }, { choices: [traction.form], form: traction })
// A category with two forms, of which its writer has to choose one.
keepForm(
  { categoryCode: '5110' },
  {
    choices: formsOf(elevator)
      .slice(0, 2)
      .map(({ form }) => form),
    form: null,
  },
)

const contentWith = (to: number | string | null, ratedLoad: number | string | null): Content => ({
  fields: { categoryCode: '3110' },
  subForm: null,
  parameters: { ratedLoad, travel: 45 },
  coverage: [{ conditions: [{ parameter: 'ratedLoad', from: null, to, values: null, text: null }] }],
  coverageWhole: true,
  coverageModels: [],
  asPrinted: {},
  unstated: [],
  components: [],
  files: [],
  supersedes: null,
  takenOver: {},
  sameApplicant: false,
})
const good = contentWith(1000, 900)
const wrongIn = (content: Content, refused: readonly string[] = []) =>
  wrongPaths({
    errors: validateContent(content),
    serverErrors: new Map(refused.map((path) => [path, ['错', 'wrong']])),
  })

test('right numbers are saved as they are', () => {
  expect(wrongIn(contentWith(1600, 1600))).toEqual([])
})

test.each(['abc', '1e3', '1.600'])('%s stays on the screen, and the last good numbers in the register', (text) => {
  const typed = contentWith(text, text)
  const wrong = wrongIn(typed)
  expect(wrong).toEqual(['parameters.ratedLoad', 'coverage.0.conditions.0.to'])
  expect(keepLastValid(typed, good, wrong)).toEqual(good)
})

test('no condition is made of a text', () => {
  expect(rightParameters(contentWith(null, 'abc'))['ratedLoad']).toBeNull()
})

test('a refused value is not sent again until it is changed', () => {
  const typed = { ...good, fields: { ...good.fields, reportNo: 'taken' } }
  const wrong = wrongIn(typed, ['reportNo'])
  expect(wrong).toEqual(['reportNo'])
  expect(keepLastValid(typed, good, wrong)?.fields['reportNo']).toBeNull()
})

test('dates in the wrong order, a bound below the other, and a part without a name are known to be wrong', () => {
  const typed: Content = {
    ...good,
    fields: { ...good.fields, testStartDate: '2026-03-02', testEndDate: '2026-03-01' },
    coverage: [{ conditions: [{ parameter: 'ratedLoad', from: 900, to: 630, values: null, text: null }] }],
    components: [{ name: null, model: 'X-1', certificateNo: null, manufacturer: null }],
  }
  const wrong = wrongIn(typed)
  expect(wrong).toEqual(['testEndDate', 'coverage.0.conditions.0.to', 'components.0.name'])
  expect(wrong.map((path) => nameOfPath(path, typed)[0])).toEqual(['试验结束日期', '覆盖范围情形 A', '主要部件第 1 行'])
  const kept = keepLastValid(typed, good, wrong)
  expect(kept?.fields['testStartDate']).toBe('2026-03-02')
  expect(kept?.fields['testEndDate']).toBeNull()
  expect([kept?.coverage, kept?.components]).toEqual([good.coverage, []])
})

test('a condition of no parameter yet stays on the screen and does not keep back the rest of its row', () => {
  const [row] = good.coverage
  const begun = { parameter: '', from: null, to: 5, values: null, text: null }
  const bound = { parameter: 'ratedSpeed', from: null, to: 1.75, values: null, text: null }
  const typed: Content = { ...good, coverage: [{ conditions: [...(row?.conditions ?? []), bound, begun] }] }
  const sent = keepLastValid(typed, good, wrongIn(typed))
  expect(sent && asSent(sent).coverage[0]?.conditions).toEqual([...(row?.conditions ?? []), bound])
  expect(sent && typedSince(asSent(sent), typed)).toEqual({ coverage: typed.coverage })
})

test('while no form is chosen, publication asks for one, nothing typed is lost, and nothing of it counts as saved', () => {
  const unchosen: Content = { ...good, fields: { categoryCode: '5110' } }
  expect(validateIssued(unchosen)).toContainEqual({ path: 'subForm', phrase: words.chooseForm, when: 'asked' })
  expect(nameOfPath('subForm', unchosen)).toEqual(['参数表', 'Parameter form'])
  expect(sendable(unchosen)).toMatchObject({ categoryCode: '5110', subForm: null, parameters: {} })
  expect(typedSince(asSent(unchosen), unchosen)).toEqual({ parameters: good.parameters })
  const refused = keepLastValid({ ...unchosen, subForm: 'hydraulic' }, unchosen, ['subForm'])
  expect(refused?.subForm).toBeNull()
})

test('the only form of a category is not a choice', () => {
  expect(validateIssued(good).map(({ path }) => path)).not.toContain('subForm')
  expect(sendable(good).subForm).toBe('traction')
})

test('an old paper lacks nothing but a number, a product and its maker', () => {
  const paper = (fields: Content['fields']) => ({
    ...good,
    coverage: [],
    parameters: {},
    fields: { categoryCode: '3110', ...fields },
  })
  const lacking = (fields: Content['fields']) => validateExisting(paper(fields)).map(({ path, when }) => [path, when])
  expect(lacking({})).toEqual([
    ['certificateNo', 'asked'],
    ['productName', 'asked'],
    ['manufacturerName', 'asked'],
  ])
  expect(lacking({ reportNo: ['T3-311-07-014'], model: 'TKJ1000', manufacturerName: '沪上电梯厂' })).toEqual([])
  expect(validateIssued(paper({ reportNo: ['T3-311-07-014'] })).length).toBeGreaterThan(20)
})

test('a date goes with what is printed of it: it is sent with it, checked by it, and kept with it while it is typed over', () => {
  const paper: Content = {
    ...good,
    fields: { ...good.fields, issueDate: '2016-01-01', testEndDate: '2016-02-10' },
    asPrinted: { issueDate: '2016', testEndDate: '2015' },
  }
  expect(sendable(paper).asPrinted).toEqual({ issueDate: '2016' })
  const wrongNow = { fields: { ...paper.fields, testStartDate: '2016-02-01', testEndDate: '2016-01-01' } }
  expect(wrongIn({ ...paper, ...wrongNow, asPrinted: {} })).toEqual(['testEndDate'])
  expect(wrongIn({ ...paper, ...wrongNow, asPrinted: { testEndDate: '2016' } })).toEqual([])
  const typed: Content = { ...paper, fields: { ...paper.fields, issueDate: '2016年1' }, asPrinted: {} }
  expect(wrongIn(typed)).toEqual(['issueDate'])
  const kept = keepLastValid(typed, paper, ['issueDate'])
  expect([kept?.fields['issueDate'], kept?.asPrinted]).toEqual(['2016-01-01', { issueDate: '2016' }])
})

test('what is missing of an applicant that is the manufacturer is reported once', () => {
  const paths = (content: Content) => validateIssued(content).map(({ path }) => path)
  expect(paths(good)).toEqual(expect.arrayContaining(['manufacturerName', 'applicantName', 'applicantAddress']))
  const same = paths({ ...good, sameApplicant: true })
  expect(same).toContain('manufacturerName')
  expect(same).not.toContain('applicantName')
  expect(same).not.toContain('applicantAddress')
})
