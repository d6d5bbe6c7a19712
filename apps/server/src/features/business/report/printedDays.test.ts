// Where the original prints only the month of issue, every answer, list and paper says that month, because nobody has printed the first day that is stored for it.
import { checkNumbers, exportNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { printedCertificate } from '@register/contract/business/publicReport/certificate/certificate'
import { changeFeed, listChangeNotices, publicChangeNotices } from '@register/contract/business/changeNotice'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { exportOwn } from '@register/contract/business/information/own'
import { qualifiedReports } from '@register/contract/business/information/qualified'
import { selectLimited } from '@register/contract/business/information/reading'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { readReportVersion } from '@register/contract/business/report/lifecycle/version'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { exportFindings, listFindings } from '@register/contract/business/quality/findings'
import * as endpoints from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import type { EndpointSpec } from '@register/contract/endpoint'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { testApp, type Caller } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { writeBook } from '../../../files/excel.ts'

const app = await testApp()
const [manager, head, company] = await Promise.all([
  app.as('body-manager'),
  app.as('head-office'),
  app.as('enterprise'),
])
const { rows: companies } = await app.owner.query<{ credit_code: string }>(
  "SELECT credit_code FROM app_user WHERE username = 'enterprise'",
)
const code = companies[0]?.credit_code ?? null

const row = {
  'Certificate No.': 'ZJ-2016-02',
  'Equipment category': '3110',
  'Product name': '曳引驱动乘客电梯',
  Model: 'HX-1000/1.75',
  Manufacturer: '示例电梯有限公司',
  'Manufacturer credit code': code,
  'Test end': '2016年2月',
  'Issue date': '2016年2月',
  'Valid to': '2040-01-01',
  Conclusion: 'qualified',
}
const columns = Object.keys(row).map((header) => ({ header, width: 10 }))
const bytes = await writeBook([{ name: 'Reports', columns, rows: [Object.values(row)] }])
const { id: job } = await manager(
  checkImport,
  { body: { formKind: elevator.key, existing: 'true' } },
  { file: { name: 'old.xlsx', bytes } },
)
await endOfImport(manager, job)
await manager(runImport, { body: { id: job, rows: 'good' } })
await endOfImport(manager, job)

/** A date for programs is the day, with its print next to it: under the keys of the day and of its print. */
const besideIts = [
  ['issueDate', 'issueDatePrinted'],
  ['date', 'datePrinted'],
  ['changeDate', 'changeDatePrinted'],
] as const

/** Everything that is said to people: without the days that have their print next to them. */
function saidIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(saidIn)
  if (typeof value !== 'object' || value === null) return value
  const prints = 'asPrinted' in value ? value.asPrinted : undefined
  const machine = new Set<string>([
    ...besideIts.flatMap(([day, print]) => (Reflect.get(value, print) ? [day] : [])),
    ...(typeof prints === 'object' && prints !== null ? Object.keys(prints) : []),
  ])
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (machine.has(key) ? [] : [[key, saidIn(one)]])),
  )
}
const asText = (value: unknown): string => JSON.stringify(saidIn(value))
const english = { headers: { 'accept-language': 'en' } }
const bookOf = async (who: Caller, endpoint: EndpointSpec, input: object): Promise<string> => {
  const { sheets } = await readXlsx((await who.raw(endpoint, input, english)).rawPayload)
  return JSON.stringify(sheets.map(({ rows }) => rows))
}

test('the first day of a printed month is said nowhere', async () => {
  const list = { keyword: 'ZJ-2016-02', pageNum: 1, pageSize: 10 } as const
  const found = (await manager(endpoints.queryList, { body: list })).list[0]
  if (!found) throw new Error('The row was not imported')
  const { id, publicId } = found
  // The public history of an imported certificate begins on its day of issue.
  const { content, rev } = await manager(endpoints.readReport, { body: { id } })
  const changed = { ...(content as object), model: 'HX-1000/1.75A', id, rev, reason: '按原件更正' }
  const revised = await manager.raw(endpoints.updateReport, { body: changed })
  expect(revised.json()).toMatchObject({ code: 200 })
  await head(endpoints.suspendReport, { body: { id, rev: rev + 1, reason: '监督抽查', effectiveDate: '2026-01-15' } })
  const numbers = ['ZJ-2016-02']
  const ask = {
    publicId,
    model: 'HX-1000/1.75A',
    manufacturer: '示例电梯有限公司',
    values: {},
    manufactureDate: '2016-02-10',
  }
  const said: Record<string, string> = {
    answer: asText(await app.stranger(frontAnswer, { body: { publicId } }, english)),
    list: asText(await app.stranger(frontList, { body: list }, english)),
    numbers: asText(await app.stranger(checkNumbers, { body: { numbers } }, english)),
    numbersBook: await bookOf(app.stranger, exportNumbers, { body: { numbers } }),
    record: asText(await app.stranger(integrityRecords, { body: { publicIds: [publicId] } })),
    office: asText(await manager(endpoints.readReport, { body: { id } }, english)),
    officeList: asText(await manager(endpoints.queryList, { body: list }, english)),
    officeBook: await bookOf(manager, endpoints.exportReports, { body: { formKind: elevator.key } }),
    firstVersion: asText(await manager(readReportVersion, { body: { id, version: 1 } })),
    certificate: asText(await manager(printedCertificate, { body: { id } })),
    ownPage: asText(await company(selectLimited, { body: { id } }, english)),
    ownList: asText(await company(endpoints.queryListLimit, { body: list }, english)),
    ownBook: await bookOf(company, exportOwn, {}),
  }
  for (const [where, text] of Object.entries(said)) expect(text, where).toMatch(/2016年2月|2016-02(?!-)/)
  Object.assign(said, {
    // The certificate is suspended, so it is no more among those in force.
    qualified: asText(await company(qualifiedReports, { body: { manufacturerName: '示例电梯有限公司' } }, english)),
    coverage: asText(await app.stranger(checkCoverage, { body: ask }, english)),
    notices: asText(await app.stranger(publicChangeNotices, { body: {} }, english)),
    officeNotices: asText(await head(listChangeNotices, { body: {} }, english)),
    feed: (await app.stranger.raw(changeFeed, { query: {} }, english)).body,
    findings: asText(await manager(listFindings, { body: {} }, english)),
    findingsBook: await bookOf(manager, exportFindings, { body: {} }),
    messages: JSON.stringify((await app.owner.query('SELECT * FROM message')).rows),
    sent: JSON.stringify((await app.owner.query('SELECT * FROM sent_message')).rows),
  })
  for (const [where, text] of Object.entries(said))
    expect(text, where).not.toMatch(/2016-02-01|2016年2月1日|2016\/2\/1/)
})
