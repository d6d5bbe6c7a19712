// The spellings of a suffix are one number: for what is entered and for the search.
import { insertReport } from '@register/contract/business/report/report'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { oldPaper } from '../../../../../test/make.ts'

const app = await testApp()
const manager = await app.as('body-manager')

const paper = (certificateNo: string) =>
  oldPaper({
    certificateNo,
  })

test('a certificate is entered once, and found in every spelling', async () => {
  await manager(insertReport, { body: paper('TSX 3110 901 2015 0056補') })
  for (const end of ['补', '(補)', '－補'])
    expect((await manager.refused(insertReport, { body: paper(`TSX 3110 901 2015 0056${end}`) })).status).toBe(409)
  const answer = await app.stranger(frontAnswer, { body: { certificateNo: 'TSX31109012015 0056补' } })
  expect(answer.certificateNo).toContain('0056补')
})
