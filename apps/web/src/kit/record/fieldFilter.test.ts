// What the filter drawer offers for the fields of a list.
import type { Field } from '@register/contract/fields'
import { operators } from '@register/contract/page'
import { expect, test } from 'vitest'
import { fieldFilter } from './fieldFilter.ts'

const of = (type: Field['type']) => fieldFilter({ key: 'one', label: ['某项', 'One'], type })

test.each(['date', 'instant'] as const)('a %s is compared with all eight operators', (type) => {
  const { operators: own = Object.keys(operators) } = of(type)
  expect(own).toEqual(Object.keys(operators))
})

const types = ['text', 'paragraph', 'choice', 'choices', 'flag'] as const
test.each(types)('a field of type %s that is in is not offered again', (type) => {
  expect(of(type).most ?? 1).toBe(1)
})

test.each(['integer', 'decimal', 'date', 'instant'] as const)('a %s takes both ends of a range', (type) => {
  expect(of(type).most).toBe(2)
})
