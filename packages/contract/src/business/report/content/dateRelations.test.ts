// Each relation of dates, broken, kept on the same day, and with a day unknown: who refuses, who asks for a reason, in which words.
import { expect, test } from 'vitest'
import { dateErrors, dateNoteLacking, dateRelations, dateWarnings, type Applied, type Dated } from './dateRelations.ts'

const today = '2026-06-30'
const [before, after] = ['2026-03-01', '2026-03-02']

interface Case {
  record: Dated
  applied?: Applied
  kept: { record: Dated; applied?: Applied }
  field: string
  days: readonly string[]
}

const cases: Readonly<Record<string, Case>> = {
  testInOrder: {
    record: { testStartDate: after, testEndDate: before },
    kept: { record: { testStartDate: after, testEndDate: after } },
    field: 'testEndDate',
    days: [after, before],
  },
  endsAfterIssue: {
    record: { issueDate: after, validTo: before },
    kept: { record: { issueDate: after, validTo: after } },
    field: 'validTo',
    days: [after, before],
  },
  issuedByToday: {
    record: { issueDate: '2026-07-01' },
    kept: { record: { issueDate: today } },
    field: 'issueDate',
    days: ['2026-07-01', today],
  },
  issuedAfterApproval: {
    record: { issueDate: before },
    applied: { appliedOn: before, approvedOn: after },
    kept: { record: { issueDate: after }, applied: { appliedOn: before, approvedOn: after } },
    field: 'issueDate',
    days: [before, after],
  },
  testedAfterApplication: {
    record: { testStartDate: before },
    applied: { appliedOn: after },
    kept: { record: { testStartDate: after }, applied: { appliedOn: after } },
    field: 'dateNote',
    days: [before, after],
  },
  issuedAfterTest: {
    record: { testEndDate: after, issueDate: before },
    kept: { record: { testEndDate: after, issueDate: after } },
    field: 'dateNote',
    days: [before, after],
  },
  issuedInNumberYear: {
    record: { certificateNo: 'TSX 3110 901 2025 0001', issueDate: after },
    kept: { record: { certificateNo: 'TSX 3110 901 2026 0001', issueDate: after } },
    field: 'dateNote',
    days: [after, '2025'],
  },
  madeBeforeTestEnd: {
    record: { productionDate: after, testEndDate: before },
    kept: { record: { productionDate: after, testEndDate: after } },
    field: 'dateNote',
    days: [after, before],
  },
}

test('every relation has a case', () => {
  expect(Object.keys(cases)).toEqual(dateRelations.map(({ key }) => key))
})

const judged = ({ record, applied }: { record: Dated; applied?: Applied }) => [
  ...dateErrors(record, today, applied),
  ...dateNoteLacking(record, applied),
]

test.each(dateRelations.map(({ key, grade }) => [key, grade] as const))('%s is %s', (key, grade) => {
  const one = cases[key]
  if (!one) throw new Error(`No case of ${key}`)
  const found = judged(one)
  expect(found.map(({ field }) => field)).toEqual([one.field])
  for (const sentence of found[0]?.phrase ?? []) for (const day of one.days) expect(sentence).toContain(day)
  expect(dateWarnings(one.record, one.applied)).toHaveLength(grade === 'soft' ? 1 : 0)
  const noted = judged({ ...one, record: { ...one.record, dateNote: '原件如此' } })
  expect(noted).toHaveLength(grade === 'soft' ? 0 : 1)
  expect(judged({ ...one, record: { ...one.record, dateNote: ' ' } })).toHaveLength(1)
  expect(judged(one.kept)).toEqual([])
  for (const day of Object.keys(one.record)) {
    const unknown = { ...one.record, [day]: null }
    expect(judged({ ...one, record: unknown }), day).toEqual([])
  }
  if (one.applied) expect(judged({ record: one.record })).toEqual([])
})

test('an end of validity and the statement that there is none contradict each other', () => {
  expect(dateErrors({ validTo: after, noExpiry: true }, today).map(({ field }) => field)).toEqual(['noExpiry'])
})

/** Days that a date may mean: ends and middle, which decide every comparison. */
const spellings = (year: number, month: number, day: number): { first: string; print?: string; days: string[] }[] => {
  const two = (one: number) => String(one).padStart(2, '0')
  const head = `${year}-${two(month)}`
  const whole = `${head}-${two(day)}`
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return [
    { first: whole, days: [whole] },
    { first: `${head}-01`, print: `${year}年${month}月`, days: [`${head}-01`, whole, end] },
    { first: `${year}-01-01`, print: String(year), days: [`${year}-01-01`, whole, `${year}-12-31`] },
  ]
}

test('dates that are printed in part break a relation only where every pair of their days does', () => {
  const keys = ['productionDate', 'testStartDate', 'testEndDate', 'issueDate'] as const
  let seed = 7
  const dice = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return Math.floor((seed / 2_147_483_647) * n)
  }
  let [refused, passed] = [0, 0]
  for (let round = 0; round < 4000; round++) {
    const [one, other] = [dice(4), dice(4)]
    const [first, second] = [keys[one] ?? 'issueDate', keys[other] ?? 'issueDate']
    if (first === second) continue
    const pick = () => spellings(2014 + dice(3), 1 + dice(12), 1 + dice(28))[dice(3)] ?? { first: '', days: [] }
    const [a, b] = [pick(), pick()]
    const asPrinted = { ...(a.print && { [first]: a.print }), ...(b.print && { [second]: b.print }) }
    const found = judged({ record: { [first]: a.first, [second]: b.first, asPrinted } }).length
    const every = a.days.every((day) =>
      b.days.every((next) => judged({ record: { [first]: day, [second]: next } }).length > 0),
    )
    expect(found > 0, `${first} ${a.print ?? a.first}, ${second} ${b.print ?? b.first}`).toBe(every)
    if (every) refused++
    else passed++
  }
  expect(Math.min(refused, passed)).toBeGreaterThan(200)
})

test('a relation names such dates as printed, in either language', () => {
  const [found] = dateErrors(
    { testStartDate: '2016-03-01', testEndDate: '2016-02-01', asPrinted: { testEndDate: '2016年2月' } },
    today,
  )
  expect(found?.phrase[0]).toContain('2016年2月')
  expect(found?.phrase[1]).toContain('2016-02 ')
  const late = dateErrors({ issueDate: '2027-01-01', asPrinted: { issueDate: '2027' } }, today)
  expect(late.map(({ field }) => field)).toEqual(['issueDate'])
  expect(dateErrors({ issueDate: '2026-01-01', asPrinted: { issueDate: '2026' } }, today)).toEqual([])
})
