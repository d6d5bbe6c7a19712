// Tests that what takes over two seconds is said again and again, in both languages, and that what is quick is said once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayingSteps } from './progress.ts'

const lines: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation(((text: string) => lines.push(text.trimEnd())) as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a step that goes on is said every two seconds with how far it is; a quick one, and what has ended, is not', () => {
  const say = sayingSteps()
  say.begin(['正在核对清单…', 'Checking the manifest …'])
  vi.advanceTimersByTime(1_500)
  say.begin(['正在校验…', 'Verifying …'])
  vi.advanceTimersByTime(1_000)
  say.far(['，40 步中的 3 步', ', step 3 of 40'])
  vi.advanceTimersByTime(3_500)
  say.end()
  vi.advanceTimersByTime(10_000)
  expect(lines).toEqual([
    'Checking the manifest … · 正在核对清单…',
    'Verifying … · 正在校验…',
    'Verifying … 2.5 s, step 3 of 40 · 正在校验… 2.5 秒，40 步中的 3 步',
    'Verifying … 4.5 s, step 3 of 40 · 正在校验… 4.5 秒，40 步中的 3 步',
  ])
})
