// Expressions are read, written, understood and told by their field when they are wrong.
import fc from 'fast-check'
import { describe as group, expect, test } from 'vitest'
import { bounds, fieldNames, kindsOf, withField, writeCron, type Cron, type CronField, type FieldName } from './cron.ts'
import { describe } from './describe.ts'
import { nextRuns } from './nextRuns.ts'
import { parseCron, problemText } from './parseCron.ts'

const read = (text: string): Cron => {
  const { cron, problem } = parseCron(text)
  if (!cron) throw new Error(problemText(problem)[1])
  return cron
}

const field = (name: FieldName): fc.Arbitrary<CronField> => {
  const [lowest, highest] = bounds[name]
  const value = fc.integer({ min: lowest, max: highest })
  const kinds: Record<string, fc.Arbitrary<CronField>> = {
    any: fc.constant({ kind: 'any' }),
    range: fc.tuple(value, value).map(([a, b]) => ({ kind: 'range', from: Math.min(a, b), to: Math.max(a, b) })),
    step: fc.record({ kind: fc.constant('step'), from: value, every: fc.integer({ min: 1, max: highest }) }),
    list: fc
      .uniqueArray(value, { minLength: 1, maxLength: 6 })
      .map((values) => ({ kind: 'list', values: values.toSorted((a, b) => a - b) })),
    last: fc.constant({ kind: 'last' }),
    nth: fc.record({ kind: fc.constant('nth'), day: value, nth: fc.integer({ min: 1, max: 5 }) }),
    lastWeek: fc.record({ kind: fc.constant('lastWeek'), day: value }),
    omit: fc.constant({ kind: 'omit' }),
  }
  return fc.oneof(...kindsOf[name].filter((kind) => kind !== 'none').map((kind) => kinds[kind]!))
}
const crons: fc.Arbitrary<Cron> = fc
  .record({
    ...(Object.fromEntries(fieldNames.map((name) => [name, field(name)])) as Record<
      FieldName,
      fc.Arbitrary<CronField>
    >),
    byWeek: fc.boolean(),
  })
  .map(({ byWeek, ...cron }) => {
    const none: CronField = { kind: 'none' }
    if (byWeek && cron.week.kind !== 'any') return { ...cron, day: none }
    return { ...cron, week: none }
  })

test('what is written is read as the same', () => {
  fc.assert(
    fc.property(crons, (cron) => {
      expect(parseCron(writeCron(cron))).toEqual({ cron })
    }),
  )
})

test('whatever is typed, it is read or refused, and never throws', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789*?/-,L#W SUNJAN') })
  fc.assert(
    fc.property(letters, (text) => {
      const { cron, problem } = parseCron(text)
      expect(cron === undefined).toBe(problem !== undefined)
      if (cron) expect(parseCron(writeCron(cron))).toEqual({ cron })
    }),
  )
})

test.each([
  ['0 0 0 * * *', '0 0 0 * * ?'],
  ['0 0 0 * * 1', '0 0 0 ? * 1'],
  ['0 0 0 ? * sun', '0 0 0 ? * 1'],
  ['0 */5 * * * ?', '0 0/5 * * * ?'],
  ['0 0 8-18/5 * jan,mar ?', '0 0 8,13,18 * 1,3 ?'],
  ['  0 0 0 L * ?  2027 ', '0 0 0 L * ? 2027'],
  ['0 0 0 ? * FRIL', '0 0 0 ? * 6L'],
])('%s is the same as %s', (text, plain) => expect(writeCron(read(text))).toBe(plain))

test.each([
  ['', undefined, /0 段/],
  ['* * *', undefined, /3 段/],
  ['60 0 0 * * ?', 'second', /60 超出范围，应在 0 到 59/],
  ['0 x 0 * * ?', 'minute', /不认识“X”/],
  ['0 0 9-3 * * ?', 'hour', /起点大于终点/],
  ['0 0 0 32 * ?', 'day', /1 到 31/],
  ['0 0 0 15W * ?', 'day', /不认识“15W”/],
  ['0 0 0 1 13 ?', 'month', /1 到 12/],
  ['0 0 0 ? * 8', 'week', /1 到 7/],
  ['0 0 0 ? * 2#6', 'week', /不认识/],
  ['0 0 0 ? * ?', 'week', /不能都不指定/],
  ['0 0 0 1 * 2', 'week', /只能指定一个/],
  ['0 0/0 0 * * ?', 'minute', /间隔 0/],
  ['0 0 0 1 1 ? 1900', 'year', /1970 到 2099/],
])('%j is wrong in %s', (text, name, why) => {
  const { problem } = parseCron(text)
  expect(problem?.field).toBe(name)
  expect(problem?.phrase[0]).toMatch(why)
})

test('setting the day lets the weekday go, and the other way round', () => {
  const daily = read('0 0 0 * * ?')
  expect(writeCron(withField(daily, 'week', { kind: 'list', values: [2] }))).toBe('0 0 0 ? * 2')
  expect(writeCron(withField(read('0 0 0 ? * 2'), 'day', { kind: 'last' }))).toBe('0 0 0 L * ?')
  expect(writeCron(withField(daily, 'day', { kind: 'none' }))).toBe('0 0 0 ? * *')
})

test.each([
  ['0 * * * * ?', '每天 每分钟', 'Every day, every minute'],
  ['0 0 * * * ?', '每天 每小时 整点', 'Every day, every hour, on the hour'],
  ['0 0 0 * * ?', '每天 00:00:00', 'Every day, at 00:00:00'],
  ['0 30 8 1 * ?', '每月1日 08:30:00', 'On day 1 of the month, at 08:30:00'],
  ['0 0 0 L * ?', '每月最后一天 00:00:00', 'On the last day of the month, at 00:00:00'],
  ['0 0 0 ? * 1', '每周星期日 00:00:00', 'On Sunday, at 00:00:00'],
  [
    '0 0 9 ? 3,9 2#1',
    '3月、9月 第 1 个星期一 09:00:00',
    'On the first Monday of the month, in March, September, at 09:00:00',
  ],
  [
    '0 0/10 9-17 ? * 2-6',
    '每周星期一至星期五 9时至17时 从0分起每 10 分钟',
    'On Monday to Friday, in hour 9 to hour 17, every 10 minutes from minute 0 on',
  ],
  ['* * * * * ? 2027', '2027年 每天 每秒', 'Every day, in 2027, every second'],
])('%s means %s', (text, zh, en) => expect(describe(read(text))).toEqual([zh, en]))

group('the next times', () => {
  const next = (text: string, from: Date, count?: number) =>
    nextRuns(read(text), from, count).map((at) => at.toLocaleString('sv-SE'))
  test('month ends', () =>
    expect(next('0 0 0 L * ?', new Date(2027, 0, 31), 3)).toEqual([
      '2027-02-28 00:00:00',
      '2027-03-31 00:00:00',
      '2027-04-30 00:00:00',
    ]))
  test('leap years', () => {
    expect(next('0 0 12 29 2 ?', new Date(2026, 0, 1), 2)).toEqual(['2028-02-29 12:00:00', '2032-02-29 12:00:00'])
    expect(next('0 0 0 L 2 ?', new Date(2028, 0, 1), 1)).toEqual(['2028-02-29 00:00:00'])
  })
  test('days that only some months have', () =>
    expect(next('0 0 0 31 * ?', new Date(2027, 0, 31), 2)).toEqual(['2027-03-31 00:00:00', '2027-05-31 00:00:00']))
  test('the first Monday and the last Friday', () => {
    expect(next('0 0 9 ? * 2#1', new Date(2026, 4, 1), 2)).toEqual(['2026-05-04 09:00:00', '2026-06-01 09:00:00'])
    expect(next('0 0 9 ? * 6L', new Date(2026, 4, 1), 2)).toEqual(['2026-05-29 09:00:00', '2026-06-26 09:00:00'])
  })
  test('the present moment is past', () =>
    expect(next('0 0 0 * * ?', new Date(2026, 11, 31, 0, 0, 0), 1)).toEqual(['2027-01-01 00:00:00']))
  test('there may be none', () => {
    expect(next('0 0 0 30 2 ?', new Date(2026, 0, 1))).toEqual([])
    expect(next('0 0 0 1 1 ? 2020', new Date(2026, 0, 1))).toEqual([])
  })
})
