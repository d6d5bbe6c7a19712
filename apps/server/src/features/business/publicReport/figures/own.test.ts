// The figures of the home page: reports by status and month, applications by step and age, each only in the caller's scope.
import { generateCode, reviewByHead } from '@register/contract/business/codeApply/codeApply'
import { applicationFigures, reportFigures } from '@register/contract/business/home/figures'
import { suspendReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { describe, expect, test } from 'vitest'
import { shift } from '../../../../../seed/demo/contents.ts'
import { makers } from '../../../../../seed/demo/makers.ts'
import { testApp } from '../../../../../test/app.ts'
import { applicationFor, completeDraft, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const today = shanghaiDay()
const [staff, head] = [await app.as('body-staff'), await app.as('head-office')]

/** Of the company that the account "enterprise" belongs to, and of another one. */
const [own, other] = makers
const of = (maker: typeof own) => ({
  issueDate: today,
  manufacturerName: maker?.name ?? '',
  manufacturerCreditCode: maker?.creditCode ?? '',
  applicantName: maker?.name ?? '',
  applicantCreditCode: maker?.creditCode ?? '',
})
await publishedReport(app, of(own))
const theirs = await publishedReport(app, of(other))
const old = await publishedReport(app, of(other))
await app.owner.query('UPDATE report SET issue_date = $2 WHERE id = $1', [old.id, shift(today, -800)])
await head(suspendReport, { body: { id: theirs.id, rev: theirs.rev, reason: '抽查不符' } })
await completeDraft(app, staff, of(own))

/** Codes in addition to the four that the reports above have: one just applied for, one returned after five days, one without progress. */
const apply = () => staff(generateCode, { body: applicationFor() })
const [, returned, forgotten] = [await apply(), await apply(), await apply()]
await head(reviewByHead, { body: { id: returned.id, rev: returned.rev, decision: 'return', opinion: '型号有误' } })
const aged = (id: number, days: number) =>
  app.owner.query('UPDATE code_application SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
    id,
    days,
  ])
await aged(returned.id, 5)
await aged(forgotten.id, 40)

describe.each([
  ['body-staff', { draft: 1, suspended: 1, published: 2 }, 2],
  ['body-manager', { draft: 1, suspended: 1, published: 2 }, 2],
  ['head-office', { suspended: 1, published: 2 }, 2],
  ['enterprise', { published: 1 }, 1],
  ['body-staff-902', {}, 0],
])('%s', (username, byStatus, thisMonth) => {
  test('counts the reports of its scope, drafts only of its own body', async () => {
    const figures = await (await app.as(username))(reportFigures, {})
    expect(Object.fromEntries(figures.byStatus.map(({ status, count }) => [status, count]))).toEqual(byStatus)
    expect(figures.byMonth).toHaveLength(12)
    expect(figures.byMonth.at(-1)).toEqual({ month: today.slice(0, 7), count: thisMonth })
    expect(figures.byMonth.reduce((sum, { count }) => sum + count, 0)).toBe(thisMonth)
  })
})

const nothing = { fresh: 0, week: 0, older: 0 }

describe.each([
  ['body-staff', { fresh: 1, week: 0, older: 1 }, { fresh: 0, week: 1, older: 0 }, 6],
  ['expert', { fresh: 1, week: 0, older: 1 }, { fresh: 0, week: 1, older: 0 }, 6],
  ['body-staff-902', nothing, nothing, 0],
])('%s', (username, waiting, sentBack, recent) => {
  test('counts the applications of its scope by step and age, and those of thirty days', async () => {
    const figures = await (await app.as(username))(applicationFigures, {})
    expect(figures.open).toEqual([
      { step: 'applied', ...waiting },
      { step: 'expert', ...nothing },
      { step: 'returned', ...sentBack },
    ])
    expect(figures.recent.reduce((sum, { count }) => sum + count, 0)).toBe(recent)
  })
})

test('a caller who may list neither gets figures of neither', async () => {
  const registered = await app.as('registered')
  expect((await registered.raw(reportFigures, {})).statusCode).toBe(403)
  expect((await registered.raw(applicationFigures, {})).statusCode).toBe(403)
})
