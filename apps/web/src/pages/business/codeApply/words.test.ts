// The question that takes a decision back names the decision, its author and the application.
import type { Application } from '@register/contract/business/codeApply/shape'
import { expect, test } from 'vitest'
import { decisionOf, takenBackOf } from './words.ts'

type Event = Application['history'][number]
const event = (of: Event['event'], step: Event['step']): Event => ({ event: of, step, opinion: '', by: 'x', at: '' })
const applied = event('apply', null)

test.each([
  [event('pass', 'head'), '总局通过'],
  [event('return', 'head'), '总局退回'],
  [event('reject', 'society'), '专家组不予通过'],
])('%o reads as %s', (decided, zh) => expect(decisionOf([applied, decided])?.[0]).toBe(zh))

test('the latest one counts, and before the first there is none', () => {
  const history = [applied, event('return', 'head'), event('resubmit', null), event('pass', 'head')]
  expect(decisionOf(history)?.[0]).toBe('总局通过')
  expect(decisionOf([applied])).toBeUndefined()
})

test('two decisions that were taken back have different texts', () => {
  const told = (no: string, decided: Event) => takenBackOf(decisionOf([decided]) ?? ['', ''], no).join(' ')
  const words = [
    told('SQ1', event('return', 'head')),
    told('SQ1', event('reject', 'head')),
    told('SQ2', event('return', 'head')),
  ]
  expect(new Set(words).size).toBe(3)
})
