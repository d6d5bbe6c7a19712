// When a draft begins with its manufacturer as the applicant, and what that writes.
import { expect, test } from 'vitest'
import { isSameByDefault, withSameApplicant } from './sameApplicant.ts'

const maker = {
  manufacturerName: '云岭电梯有限公司',
  manufacturerCreditCode: '91330000MA27U0A15X',
  manufacturerAddress: '云岭路 1 号',
}

test.each([
  ['nothing of the applicant', {}, true],
  ['the same name alone', { applicantName: maker.manufacturerName }, true],
  ['another name', { applicantName: '望海电梯制造有限公司' }, false],
  [
    'the same name at another address',
    { applicantName: maker.manufacturerName, applicantAddress: '望海路 2 号' },
    false,
  ],
])('a draft with %s', (_, applicant, same) => {
  expect(isSameByDefault({ ...maker, ...applicant }, false)).toBe(same)
})

test('an old paper that names no applicant does not say who it is', () => {
  expect(isSameByDefault(maker, true)).toBe(false)
  expect(isSameByDefault({ ...maker, applicantName: maker.manufacturerName }, true)).toBe(true)
})

test('name, code and address are the manufacturer’s, an emptied one too', () => {
  const { manufacturerAddress: _, ...moved } = maker
  const same = withSameApplicant({ ...moved, applicantAddress: '云岭路 1 号' })
  expect(same).toEqual({
    ...moved,
    applicantName: maker.manufacturerName,
    applicantCreditCode: maker.manufacturerCreditCode,
    applicantAddress: null,
  })
  expect(withSameApplicant(same)).toBe(same)
})
