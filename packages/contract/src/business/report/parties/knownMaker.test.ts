// A manufacturer whose name is typed brings what the register knows, without replacing anything.
import { expect, test } from 'vitest'
import { makerNamed, missingOfMaker } from './knownMaker.ts'

const maker = {
  name: '云岭电梯有限公司',
  creditCode: '91330000MA27U0A15X',
  address: '云岭路 1 号',
  licenceNo: null,
  country: 'CN',
  reports: 3,
}

test('only empty fields are filled, and none with nothing', () => {
  expect(missingOfMaker({ manufacturerName: maker.name, manufacturerAddress: '望海路 2 号' }, maker)).toEqual({
    manufacturerCreditCode: maker.creditCode,
    country: 'CN',
  })
})

test('the name has to be exactly its own, and nobody else’s', () => {
  expect(makerNamed([maker], ` ${maker.name} `)).toBe(maker)
  expect(makerNamed([maker], '云岭电梯')).toBeUndefined()
  expect(makerNamed([maker, { ...maker, creditCode: '91330000MA27U0A23Y' }], maker.name)).toBeUndefined()
})
