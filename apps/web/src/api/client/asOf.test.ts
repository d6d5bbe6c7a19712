// The notice of answers without the primary database comes with the first of them, moves with their time, and goes with the first that the primary confirms.
import { asOfHeader } from '@register/contract/errors'
import { expect, test, vi } from 'vitest'
import { currentAsOf, noteAsOf, onAsOf } from './asOf.ts'

const answer = (asOf?: string) => ({ headers: new Headers(asOf === undefined ? {} : { [asOfHeader]: asOf }) })

test('it is heard once for each time, and once when the primary is back', () => {
  const heard = vi.fn<() => void>()
  const end = onAsOf(heard)
  noteAsOf(answer())
  expect([currentAsOf(), heard.mock.calls.length]).toEqual([undefined, 0])
  noteAsOf(answer('2026-11-28T04:00:00.000Z'))
  noteAsOf(answer('2026-11-28T04:00:00.000Z'))
  expect([currentAsOf(), heard.mock.calls.length]).toEqual(['2026-11-28T04:00:00.000Z', 1])
  noteAsOf(answer())
  expect([currentAsOf(), heard.mock.calls.length]).toEqual([undefined, 2])
  end()
  noteAsOf(answer('2026-11-28T05:00:00.000Z'))
  expect(heard).toHaveBeenCalledTimes(2)
  noteAsOf(answer())
})
