// Bodies with codes of four and five digits: their numbers pass every step and are assigned to the right body again.
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { parseNo } from '@register/contract/rules/numbers/certificateNo'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'

const app = await testApp()

test.each(['9011', '90112'])('a body with the code %s', async (code) => {
  await app.owner.query("UPDATE dept SET body_code = $1 WHERE body_code LIKE '901%'", [code])
  const { certificateNo } = await publishedReport(app)
  expect(parseNo(certificateNo)).toMatchObject({ category: '3110', body: code, serial: 1 })
  expect(await app.stranger(frontAnswer, { body: { certificateNo } })).toMatchObject({
    certificateNo,
    nonStandard: false,
  })
})

test('a code of six digits is refused by the database', async () => {
  await expect(app.owner.query("UPDATE dept SET body_code = '901123' WHERE body_code LIKE '901%'")).rejects.toThrow(
    'dept_body_code_check',
  )
})
