// The change notices of a number with a suffix are found by every spelling of the suffix; and so are reports in the office.
import { listChangeNotices, publicChangeNotices } from '@register/contract/business/changeNotice'
import { insertReport, queryList, suspendReport } from '@register/contract/business/report/report'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { oldPaper } from '../../../../test/make.ts'

const app = await testApp()
const [manager, head] = await Promise.all([app.as('body-manager'), app.as('head-office')])
const { id, rev } = await manager(insertReport, {
  body: oldPaper({ certificateNo: 'TSX 3110 901 2015 0056補' }),
})
await head(suspendReport, { body: { id, rev, reason: '抽查' } })
const spellings = ['0056补', '0056(補)', '0056（补）', ' 0056 補'].map((end) => `TSX 3110 901 2015 ${end}`)

test.each(spellings)('%s', async (spelling) => {
  for (const certificateNo of [spelling, `${spelling}|=`]) {
    const body = { certificateNo }
    expect((await app.stranger(publicChangeNotices, { body })).total).toBe(1)
    expect((await head(listChangeNotices, { body })).total).toBe(1)
    expect((await manager(queryList, { body })).total).toBe(1)
  }
})
