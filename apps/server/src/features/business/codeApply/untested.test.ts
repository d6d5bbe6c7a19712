// No code is given out for what its rule does not type-test; codes of parts that were seen on certificates are open.
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { applicationFor } from '../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')

test.each([
  ['8110', 'TSG D7002'],
  ['8330', 'TSG D7002'],
  ['1100', 'TSG 11'],
  ['1310', 'TSG 11'],
])('%s is refused, naming %s', async (code, rule) => {
  const refusal = await staff.refused(generateCode, { body: applicationFor(code) })
  expect(refusal.status).toBe(400)
  expect(refusal.errors?.map(({ field }) => field)).toEqual(['categoryCode'])
  expect(refusal.msg).toContain(rule)
  const { rows } = await app.owner.query('SELECT 1 FROM code_application WHERE category_code = $1', [code])
  expect(rows).toEqual([])
})

test.each(['F320', 'F360'])('%s gets a code', async (code) => {
  expect((await staff(generateCode, { body: applicationFor(code) })).code).toContain(`TSX${code}`)
})
