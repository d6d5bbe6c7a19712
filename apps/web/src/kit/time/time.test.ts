// Times in words and by a pattern: the steps of docs/rules/office.md#times, seconds and milliseconds, and texts that are not times.
import { expect, test } from 'vitest'
import { ago, formatted, instantOf, type Instant } from './time.ts'

// Noon in Beijing, wherever the tests run.
const now = Date.parse('2026-05-20T12:00:00+08:00')
const before = (minutes: number) => new Date(now - minutes * 60_000)

test.each<readonly [Instant, string]>([
  [before(-5), '刚刚'],
  [before(0.9), '刚刚'],
  [before(1), '1 分钟前'],
  [before(59.9), '59 分钟前'],
  [before(60), '1 小时前'],
  [before(12 * 60), '12 小时前'],
  [before(12 * 60 + 1), '1 天前'],
  [before(24 * 60 + 1), '1 天前'],
  [before(36 * 60), '1 天前'],
  [before(36 * 60 + 1), '2 天前'],
  [before(10 * 24 * 60 + 5), '10 天前'],
  [before(31 * 24 * 60 + 12 * 60), '31 天前'],
  [before(31 * 24 * 60 + 12 * 60 + 1), '2026-04-18'],
  ['yesterday', 'yesterday'],
])('%s is %s', (at, said) => expect(ago(at, now)[0]).toBe(said))

test('ten digits are seconds, more are milliseconds, as numbers and as texts', () => {
  for (const at of [1_780_000_000, '1780000000', 1_780_000_000_000, '1780000000000', '2026-05-28T20:26:40Z'])
    expect(instantOf(at).getTime()).toBe(1_780_000_000_000)
})

test.each([
  ['YYYY-MM-DD HH:mm:ss', '2026-05-04 03:02:01'],
  ['yyyy-MM-dd hh:mm:ss', '2026-05-04 03:02:01'],
  ['YYYY年MM月DD日', '2026年05月04日'],
  ['HH:mm', '03:02'],
])('%s shows %s', (format, shown) => expect(formatted('2026-05-04T03:02:01+08:00', format)).toBe(shown))

test('a text that is not a time is shown unchanged', () => expect(formatted('soon', 'YYYY')).toBe('soon'))
