// Schedules: valid ones with their next times, invalid ones with the part and its allowed values.
import { expect, test } from 'vitest'
import { cronProblem, cronRule, nextRuns } from './cron.ts'
import { say } from './phrase.ts'

/** 11:00 on a Monday in Shanghai. */
const asked = new Date('2026-11-23T03:00:00Z')
const shanghai = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

test.each<[string, ...string[]]>([
  ['* * * * *', '2026-11-23 11:01', '2026-11-23 11:02'],
  ['0 * * * *', '2026-11-23 12:00', '2026-11-23 13:00'],
  ['  30   3 * * * ', '2026-11-24 03:30', '2026-11-25 03:30'],
  ['*/20 11 * * *', '2026-11-23 11:20', '2026-11-23 11:40', '2026-11-24 11:00'],
  ['5-59/25 * * * *', '2026-11-23 11:05', '2026-11-23 11:30', '2026-11-23 11:55'],
  ['0 9-17/4 * * *', '2026-11-23 13:00', '2026-11-23 17:00', '2026-11-24 09:00'],
  ['0 0 1 * *', '2026-12-01 00:00', '2027-01-01 00:00'],
  ['0 0 31 * *', '2026-12-31 00:00', '2027-01-31 00:00', '2027-03-31 00:00'],
  ['0 0 L * *', '2026-11-30 00:00', '2026-12-31 00:00', '2027-01-31 00:00', '2027-02-28 00:00'],
  ['0 0 L 2 *', '2027-02-28 00:00', '2028-02-29 00:00'],
  ['0 0 1,15,L * *', '2026-11-30 00:00', '2026-12-01 00:00', '2026-12-15 00:00', '2026-12-31 00:00'],
  ['0 0 29 2 *', '2028-02-29 00:00', '2032-02-29 00:00'],
  ['0 0 * 2 1#5', '2044-02-29 00:00', '2072-02-29 00:00'],
  ['0 0 15W 8-11 *', '2027-08-16 00:00', '2027-09-15 00:00', '2027-10-15 00:00', '2027-11-15 00:00'],
  ['0 0 1w 5 *', '2027-05-03 00:00', '2028-05-01 00:00'],
  ['0 0 LW 1,2 *', '2027-01-29 00:00', '2027-02-26 00:00'],
  ['0 0 * * 0', '2026-11-29 00:00', '2026-12-06 00:00'],
  ['0 0 * * 7', '2026-11-29 00:00', '2026-12-06 00:00'],
  ['0 8 * * mon-FRI', '2026-11-24 08:00', '2026-11-25 08:00'],
  ['0 8 * JAN 1#1,1#3', '2027-01-04 08:00', '2027-01-18 08:00'],
  ['0 8 * * 5L', '2026-11-27 08:00', '2026-12-25 08:00'],
  ['0 8 * * MONL,2L', '2026-11-24 08:00', '2026-11-30 08:00', '2026-12-28 08:00'],
])('%s comes at %s, %s', (text, ...times) => {
  expect(cronProblem(text)).toBeUndefined()
  expect(nextRuns(text, asked, times.length).map(shanghai)).toEqual(times)
})

test('five times unless others are asked for, each after the moment of asking', () => {
  expect(nextRuns('0 * * * *', asked)).toHaveLength(5)
  expect(nextRuns('0 * * * *', new Date(asked.getTime() - 1), 1)).toEqual([asked])
  expect(nextRuns('0 * * * *', new Date(asked.getTime() + 1), 1)).toEqual([new Date('2026-11-23T04:00:00Z')])
})

const minutes = (given: string) =>
  [
    `分钟“${given}”不对：可以写 0 到 59，以及 *、1-5、*/2、1-9/2，多个值以逗号分隔`,
    `Minute "${given}" is not understood: it takes 0 to 59, and *, 1-5, */2, 1-9/2, several with commas`,
  ] as const
const either = [
  '日和周只能设置一个，另一个应为 *：两个都设置时，符合其中任何一个都会运行',
  'Day and weekday cannot both be set, one of them must be *: with both it would run on either',
] as const
const never = ['这一天不存在，永远不会运行', 'This day does not exist: it would never run'] as const

test.each([
  ['60 * * * *', ...minutes('60')],
  ['5/10 * * * *', ...minutes('5/10')],
  ['30-10 * * * *', ...minutes('30-10')],
  ['1,,2 * * * *', ...minutes('1,,2')],
  ['*/0 * * * *', ...minutes('*/0')],
  ['*,1 * * * *', ...minutes('*,1')],
  ['１ * * * *', ...minutes('１')],
  ['0 0 1 * 1', ...either],
  ['0 0 */2 * 1-5', ...either],
  ['0 0 30 2 *', ...never],
  ['0 0 31 FEB,APR,JUN,SEP,NOV *', ...never],
])('%s is refused in both languages', (text, zh, en) => expect(cronProblem(text)).toEqual([zh, en]))

test.each([
  ['', '应有 5 段（分钟 小时 日 月 周），以空格分隔，现在有 0 段'],
  ['@daily', '现在有 1 段'],
  ['0 0 0 * * *', '现在有 6 段'],
  ['0 24 * * *', '小时“24”不对：可以写 0 到 23'],
  ['0 0 0 * *', '日“0”不对：可以写 1 到 31、L（最后一天）'],
  ['0 0 32 * *', '日“32”不对'],
  ['0 0 1-32/2 * *', '日“1-32/2”不对'],
  ['0 0 ? * *', '日“?”不对'],
  ['0 0 5,15W * *', '日“5,15W”不对'],
  ['0 0 1-5W * *', '日“1-5W”不对'],
  ['0 0 L-3 * *', '日“L-3”不对'],
  ['0 0 * 13 *', '月“13”不对：可以写 1 到 12、JAN 到 DEC'],
  ['0 0 * L *', '月“L”不对'],
  ['0 0 * * 8', '周“8”不对：可以写 0 到 7（0 和 7 为星期日）'],
  ['0 0 * * FRI-MON', '周“FRI-MON”不对'],
  ['0 0 * * L', '周“L”不对'],
  ['0 0 * * 1#6', '周“1#6”不对'],
  ['0 0 * * MON#L', '周“MON#L”不对'],
  ['0 0 * * 1-5#2', '周“1-5#2”不对'],
  ['0 0 * * 1,3#2', '周“1,3#2”不对'],
  ['0 0 * * 1#1,5L', '周“1#1,5L”不对'],
  ['0 0 1 * +1', '周“+1”不对'],
  [`${'0,'.repeat(50)}0 * * * *`, '最多 100 个字符'],
])('%s is refused by its part', (text, words) => expect(say(cronProblem(text)!, 'zh')).toContain(words))

test('the name of a field can stand in front', () => {
  expect(cronRule('0 0 30 2 *')).toEqual([`：${never[0]}`, `: ${never[1]}`])
  expect(cronRule('0 0 28 2 *')).toBeUndefined()
})
