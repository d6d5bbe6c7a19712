// The invented manufacturers: distinct, of realistic length, with well-formed credit codes that belong to no company.
import { checkCharacter, creditCodeProblem } from '@register/contract/rules/numbers/creditCode'
import { expect, test } from 'vitest'
import { dice } from '../dice.mjs'
import { inventMakers } from './makers.mjs'

test('thousands of them, the same ones every time', () => {
  const makers = inventMakers(dice(7), checkCharacter)
  expect(makers).toHaveLength(4_000)
  expect(inventMakers(dice(7), checkCharacter)).toEqual(makers)
  for (const key of ['n', 'name', 'code'] as const) expect(new Set(makers.map((one) => one[key])).size).toBe(4_000)
  for (const { name, code, brand } of makers) {
    expect(name).toMatch(/^[\p{Script=Han}（）]{8,20}$/u)
    expect(creditCodeProblem(code)).toBeUndefined()
    expect(code.slice(2, 6)).toBe('9999')
    expect(brand).toMatch(/^[A-Z]{4,5}$/)
  }
})
