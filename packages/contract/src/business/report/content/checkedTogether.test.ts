// A refusal goes with its cause, wherever the register has reported it.
import { expect, test } from 'vitest'
import { reportFieldOf } from '../fields.ts'
import { dateRelations } from './dateRelations.ts'
import { checkedWith } from './checkedTogether.ts'

test('the end of a test is checked with its start, a number with its category', () => {
  expect(checkedWith('testStartDate')).toContain('testEndDate')
  expect(checkedWith('categoryCode')).toEqual(expect.arrayContaining(['certificateNo', 'supersedesId']))
})

test('a field that no other depends on stands alone', () => {
  expect(checkedWith('parameters.ratedLoad')).toEqual(['parameters.ratedLoad'])
})

test('the days of every relation are checked together', () => {
  for (const { earlier, later, field } of dateRelations)
    for (const day of [earlier, later].filter((one) => reportFieldOf(one) !== undefined))
      expect(checkedWith(day)).toContain(field)
})
