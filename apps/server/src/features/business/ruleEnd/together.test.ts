// An end by rule while others write the same certificates, and who may not touch it.
import { expect, test } from 'vitest'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import * as contract from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import * as office from '@register/contract/business/ruleEnd/office'
import { shanghaiDay } from '@register/contract/dates'
import { testApp } from '../../../../test/app.ts'
import { publishedReport, ruleSaid } from '../../../../test/make.ts'

const app = await testApp()
const [head, manager] = [await app.as('head-office'), await app.as('body-manager')]
const today = shanghaiDay()
const said = { ...ruleSaid, effectiveDate: today }
const previewed = async (...reports: Report[]) => {
  const chosen = { way: 'numbers' as const, numbers: reports.map(({ certificateNo }) => certificateNo) }
  const { digest, at } = await head(office.previewRuleEnd, { body: { chosen, effectiveDate: today } })
  return { ...said, chosen, digest, at }
}
const answerOf = ({ publicId }: Report) => app.stranger(frontAnswer, { body: { publicId } })
const revise = ({ id, rev, content }: Report, round: number) =>
  manager.raw(contract.updateReport, {
    body: { ...(content as ReportContent), id, rev, model: `HX-${round}`, reason: '证书打印内容更正' },
  })

test.each([0, 1, 2, 3, 4, 5])(
  'a revision at the same moment leaves it ended, whichever is first: round %i',
  async (n) => {
    const report = await publishedReport(app)
    const body = await previewed(report)
    const act = () => head.raw(office.addRuleEnd, { body })
    const writes = n % 2 ? [act(), revise(report, n)] : [revise(report, n), act()]
    const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode)
    // The second writer may be refused because the record has changed; no writer gets an error of a busy or broken register.
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect((await answerOf(report)).status).toBe('lapsed')
    expect((await answerOf(report)).log.filter(({ kind }) => kind === 'lapse')).toHaveLength(1)
  },
)

test('two acts and a revocation of the same certificates at the same moment hold all that was accepted', async () => {
  const reports = [await publishedReport(app), await publishedReport(app), await publishedReport(app)]
  const [one, , last] = reports as [Report, Report, Report]
  const [forth, back] = [await previewed(...reports), await previewed(...reports.toReversed())]
  const replies = await Promise.all([
    head.raw(office.addRuleEnd, { body: forth }),
    head.raw(office.addRuleEnd, { body: back }),
    head.raw(contract.revokeReport, {
      body: { id: last.id, rev: last.rev, reason: '虚假材料', lastFour: last.certificateNo.slice(-4) },
    }),
  ])
  const codes = replies.map(({ statusCode }) => statusCode)
  expect(codes.every((code) => code === 200 || code === 409)).toBe(true)
  const acted = codes[0] === 200 || codes[1] === 200
  expect((await answerOf(one)).status).toBe(acted ? 'lapsed' : 'published')
  const ended = acted ? 'lapsed' : 'published'
  expect((await answerOf(last)).status).toBe(codes[2] === 200 ? 'revoked' : ended)
  expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
})

test('is nobody’s but the head office’s: bodies, experts, companies and strangers do nothing with it', async () => {
  const report = await publishedReport(app)
  const added = await head(office.addRuleEnd, { body: await previewed(report) })
  const { chosen, digest, at } = await previewed(report)
  const calls = [
    [office.previewRuleEnd, { chosen, effectiveDate: today }],
    [office.addRuleEnd, { ...said, chosen, digest, at }],
    [office.listRuleEnds, {}],
    [office.readRuleEnd, { id: added.id }],
    [office.listRuleEndReports, { id: added.id }],
    [office.reverseRuleEnd, { id: added.id, rev: added.rev, reason: 'x' }],
  ] as const
  const others = ['body-manager', 'body-staff', 'body-manager-902', 'expert', 'registered']
  for (const name of others)
    for (const [endpoint, body] of calls)
      expect([name, endpoint.path, (await (await app.as(name)).refused(endpoint, { body })).status]).toEqual([
        name,
        endpoint.path,
        403,
      ])
  for (const [endpoint, body] of calls) expect((await app.stranger.refused(endpoint, { body })).status).toBe(401)
  expect(await head(office.readRuleEnd, { body: { id: added.id } })).toMatchObject({ state: 'inForce', rev: added.rev })
})

test('a role that reaches a part of the register does nothing with it, whatever else it may', async () => {
  const part = await app.as('expert')
  const roles = `SELECT ur.role_id AS id FROM user_role ur JOIN app_user u ON u.id = ur.user_id WHERE u.username_key = 'expert'`
  const may = ['list', 'add', 'reverse'].map((act) => `business:ruleEnd:${act}`)
  await app.owner.query(
    `INSERT INTO role_grant (role_id, permission, scope) SELECT mine.id, p, 'own' FROM (${roles}) mine, unnest($1::text[]) p`,
    [may],
  )
  expect((await part.refused(office.listRuleEnds, { body: {} })).status).toBe(403)
  expect((await part.refused(office.readRuleEnd, { body: { id: 1 } })).status).toBe(403)
})

test('afterwards everything stored agrees', async () => {
  expect(await app.findings()).toEqual([])
})
