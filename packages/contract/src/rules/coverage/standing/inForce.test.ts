// Days on which a certificate may have been in force are no days on which it was, and none on which it was not.
import { expect, test } from 'vitest'
import { byStandingAlone, isMadeOutside } from './inForce.ts'

test('of a day between the first and the last possible day of issue nothing is told', () => {
  const maybe = { from: '2016-01-01', to: '2020-01-01', maybe: true } as const
  const { from, to } = maybe
  expect(isMadeOutside(maybe, '2016-05-01')).toBe(true)
  expect(isMadeOutside({ from, to }, '2016-05-01')).toBe(false)
  expect(byStandingAlone(maybe, 'revoked', '2016-05-01')).toEqual(['cannotTell', 'revoked'])
  expect(byStandingAlone({ from, to }, 'revoked', '2016-05-01')).toEqual(['cannotTell', 'inForceThen'])
  expect(byStandingAlone(maybe, 'revoked', '2015-12-31')).toEqual(['notCovered', 'revoked'])
  expect(byStandingAlone(maybe, 'unqualified', '2016-05-01')).toEqual(['notCovered', 'unqualified'])
})
