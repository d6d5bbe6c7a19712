// Accounts that ask to act for a company: who may ask, who decides, what an approval grants, and who gets which message.
import { getPermissionInfo } from '@register/contract/system/account'
import {
  decideEnterprise,
  listEnterprise,
  readEnterpriseRequest,
  readOwnRequests,
  requestEnterprise,
  uploadLicence,
  withdrawEnterprise,
} from '@register/contract/business/enterprise/request'
import { companyCheckKeys } from '@register/contract/business/enterprise/checks'
import { uploadBusinessFile } from '@register/contract/business/file'
import { checkCharacter } from '@register/contract/rules/numbers/creditCode'
import { queryList } from '@register/contract/business/report/report'
import { listMessages } from '@register/contract/system/message/message'
import { closeOwn } from '@register/contract/system/profile/leaving'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { publishedReport } from '../../../../test/make.ts'
import { testApp, type Caller } from '../../../../test/app.ts'

const app = await testApp()
const [visitor, head, staff] = await Promise.all([app.as('registered'), app.as('head-office'), app.as('body-staff')])
const first17 = '91990000MA0000001'
const code = first17 + checkCharacter(first17)
const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const licence = async (caller: Caller) =>
  (await caller(uploadLicence, { body: {} }, { file: { name: 'licence.png', bytes } })).id
const ask = async (caller: Caller, more: object = {}) =>
  caller(requestEnterprise, {
    body: { companyName: '示例电梯有限公司', creditCode: code, ...(await papers(caller)), ...more },
  })
/** The papers of a request, each a picture of its own. */
const papers = async (caller: Caller) => ({
  person: '张三',
  post: '质量部经理',
  licenceId: await licence(caller),
  authorisationId: await licence(caller),
})
const approval = { decision: 'approve' as const, checked: [...companyCheckKeys] }
const bell = async (caller: Caller) => (await caller(listMessages, { query: {} })).list.map(({ title }) => title)

beforeEach(async () => {
  await app.owner.query(`DELETE FROM enterprise_request`)
  await app.owner.query(`UPDATE app_user SET credit_code = NULL WHERE username = 'registered'`)
  await app.owner.query(`DELETE FROM user_role ur USING app_user u, role r
    WHERE u.id = ur.user_id AND r.id = ur.role_id AND u.username = 'registered' AND r.key = 'enterprise'`)
  app.app.actors.forget()
})

describe('asking', () => {
  it('accepts the code as it is typed, shows the licence to both sides, and notifies the head office', async () => {
    const made = await ask(visitor, { creditCode: ` ${code.toLowerCase().slice(0, 8)} ${code.slice(8)}` })
    expect(made).toMatchObject({ creditCode: code, status: 'applied', licence: [{ name: 'licence.png' }] })
    const seen = await head(readEnterpriseRequest, { params: { id: made.id } })
    expect(seen).toMatchObject({ username: 'registered', decidable: true, accounts: 0 })
    expect((await app.app.http.inject(seen.licence[0]?.url ?? '')).statusCode).toBe(200)
    expect(await bell(head)).toContain('Request for a company account: 示例电梯有限公司')
    expect(await visitor(readOwnRequests, {})).toMatchObject({ creditCode: '', requests: [{ id: made.id }] })
  })

  it.each([
    ['a wrong check character', { creditCode: `${first17}${code.endsWith('1') ? '2' : '1'}` }, 'creditCode'],
    ['no company', { companyName: ' ' }, 'companyName'],
    ['a licence that is not there', { licenceId: 'nothing-like-this' }, 'licenceId'],
  ])('%s is refused', async (_, more, field) => {
    const body = { companyName: '示例', creditCode: code, ...(await papers(visitor)), ...more }
    expect(await visitor.refused(requestEnterprise, { body })).toMatchObject({ status: 400, errors: [{ field }] })
  })

  it('the licence must be one’s own picture, used by nothing', async () => {
    const others = await licence(await app.as('enterprise'))
    const used = (await ask(visitor)).licence[0]?.id
    await app.owner.query(`UPDATE enterprise_request SET status = 'withdrawn'`)
    for (const licenceId of [others, used])
      expect(
        await visitor.refused(requestEnterprise, {
          body: { companyName: '示例', creditCode: code, ...(await papers(visitor)), licenceId },
        }),
      ).toMatchObject({ status: 400, errors: [{ field: 'licenceId' }] })
    const file = { name: 'licence.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
    expect((await visitor.refused(uploadLicence, { body: {} }, { file })).status).toBe(400)
  })

  it.each(['body-staff', 'head-office', 'enterprise', 'admin'])('%s may not', async (username) => {
    const caller = await app.as(username)
    expect((await caller(readOwnRequests, {})).whyNot).not.toBe('')
    const body = { companyName: '示例', creditCode: code, ...(await papers(caller)) }
    expect((await caller.refused(requestEnterprise, { body })).status).toBe(409)
  })

  it('one waits at a time, also of two at once, and five are made in a day', async () => {
    const ids = [await papers(visitor), await papers(visitor)]
    const both = await Promise.all(
      ids.map((own) => visitor.raw(requestEnterprise, { body: { companyName: '示例', creditCode: code, ...own } })),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    for (let n = 1; n <= 5; n++) {
      const [open] = (await visitor(readOwnRequests, {})).requests
      await visitor(withdrawEnterprise, { body: { id: open?.id ?? 0, rev: open?.rev ?? 0 } })
      if (n < 5) await ask(visitor)
    }
    const body = { companyName: '示例', creditCode: code, ...(await papers(visitor)) }
    expect((await visitor.refused(requestEnterprise, { body })).status).toBe(429)
  })
})

describe('taking it back', () => {
  it('is the applicant’s alone, once, and gives the licence to the sweeper', async () => {
    const { id, rev } = await ask(visitor)
    expect((await staff.refused(withdrawEnterprise, { body: { id, rev } })).status).toBe(404)
    expect((await head.refused(withdrawEnterprise, { body: { id, rev } })).status).toBe(404)
    expect(await visitor(withdrawEnterprise, { body: { id, rev } })).toMatchObject({ status: 'withdrawn', licence: [] })
    expect((await visitor.refused(withdrawEnterprise, { body: { id, rev: rev + 1 } })).status).toBe(409)
    const waiting = (await head(listMessages, { query: { unread: 'yes' } })).list.filter(
      ({ object }) => object === `enterprise:${id}`,
    )
    expect(waiting).toEqual([])
    const decision = { id, rev: rev + 1, ...approval }
    expect((await head.refused(decideEnterprise, { body: decision })).status).toBe(409)
  })
})

describe('deciding', () => {
  it('an approval gives code and role, and the account sees its company’s reports and no others', async () => {
    const own = await publishedReport(app, { manufacturerCreditCode: code })
    expect((await visitor.refused(queryList, { body: {} })).status).toBe(403)
    const { id, rev } = await ask(visitor)
    await head(decideEnterprise, { body: { id, rev, ...approval } })
    expect((await visitor(getPermissionInfo, {})).roles).toContain('enterprise')
    const { list } = await visitor(queryList, { body: {} })
    expect(list.map((row) => row.id)).toEqual([own.id])
    expect(await bell(visitor)).toContain('Your account now acts for 示例电梯有限公司')
    expect(await visitor(readOwnRequests, {})).toMatchObject({ creditCode: code, requests: [{ status: 'approved' }] })
  })

  it('a rejection says why, to the applicant too, who may ask again', async () => {
    const { id, rev } = await ask(visitor)
    expect(await head.refused(decideEnterprise, { body: { id, rev, decision: 'reject', reason: ' ' } })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    })
    await head(decideEnterprise, { body: { id, rev, decision: 'reject', reason: '执照不清晰' } })
    expect((await visitor(getPermissionInfo, {})).roles).not.toContain('enterprise')
    expect(await visitor(readOwnRequests, {})).toMatchObject({
      whyNot: '',
      requests: [{ status: 'rejected', reason: '执照不清晰', decidedBy: '总局 郑文' }],
    })
    expect((await ask(visitor)).status).toBe('applied')
  })

  it('of two people who decide at once one decides; a stale revision is refused', async () => {
    const { id, rev } = await ask(visitor)
    const decisions = [approval, { decision: 'reject', reason: 'x' }]
    const both = await Promise.all(decisions.map((one) => head.raw(decideEnterprise, { body: { id, rev, ...one } })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['an account that is disabled', `UPDATE app_user SET status = 'disabled' WHERE username = 'registered'`, 409],
    [
      'one that acts for another company by now',
      `UPDATE app_user SET credit_code = 'X' WHERE username = 'registered'`,
      409,
    ],
    [
      'one that was moved into a body',
      `UPDATE app_user SET dept_id = (SELECT min(id) FROM dept) WHERE username = 'registered'`,
      409,
    ],
    ['a role that is disabled', `UPDATE role SET status = 'disabled' WHERE key = 'enterprise'`, 409],
  ])('%s is not approved', async (_, change, status) => {
    const { id, rev } = await ask(visitor)
    await app.owner.query(change)
    expect((await head.refused(decideEnterprise, { body: { id, rev, ...approval } })).status).toBe(status)
    await app.owner.query(`UPDATE app_user SET status = 'active', dept_id = NULL WHERE username = 'registered'`)
    await app.owner.query(`UPDATE role SET status = 'active' WHERE key = 'enterprise'`)
  })

  it('a person cannot decide their own request', async () => {
    const { id, rev } = await ask(visitor)
    await app.owner.query(
      `UPDATE enterprise_request e SET user_id = u.id FROM app_user u WHERE u.username = 'head-office'`,
    )
    expect((await head.refused(decideEnterprise, { body: { id, rev, ...approval } })).status).toBe(403)
    expect((await head(readEnterpriseRequest, { params: { id } })).decidable).toBe(false)
  })

  it('states what the register has of the code: names, certificates, accounts', async () => {
    const { creditCode } = await (await app.as('enterprise'))(readOwnRequests, {})
    const made = await ask(visitor, { creditCode })
    expect(await head(readEnterpriseRequest, { params: { id: made.id } })).toMatchObject({ accounts: 1 })
  })
})

test('an approval states what was compared, and needs a stamped authorisation', async () => {
  const { id, rev, authorisation } = await ask(visitor)
  expect(authorisation).toMatchObject([{ name: 'licence.png' }])
  const some = { id, rev, decision: 'approve' as const, checked: ['name' as const, 'code' as const] }
  const refusal = await head.refused(decideEnterprise, { body: some })
  expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'checked' }] })
  expect(refusal.msg).toContain('bears the seal')
  expect(await head(decideEnterprise, { body: { id, rev, ...approval } })).toMatchObject({
    status: 'approved',
    person: '张三',
    checked: companyCheckKeys,
  })
})

test('a request from before the authorisation was asked is not approved', async () => {
  const { id, rev } = await ask(visitor)
  await app.owner.query(`UPDATE stored_file SET bound_to = NULL WHERE bound_to = $1`, [`enterpriseAuthorisation:${id}`])
  expect((await head.refused(decideEnterprise, { body: { id, rev, ...approval } })).msg).toContain('no authorisation')
})

test('of an account that is gone nothing waits, and its licence goes', async () => {
  const made = await ask(visitor)
  const file = made.licence[0]?.id
  await visitor(closeOwn, { body: { username: 'registered' } })
  expect((await head(listEnterprise, { query: { status: 'applied' } })).total).toBe(0)
  expect((await head.refused(readEnterpriseRequest, { params: { id: made.id } })).status).toBe(404)
  const { rows } = await app.owner.query(`SELECT bound_to FROM stored_file WHERE id = $1`, [file])
  expect(rows).toEqual([{ bound_to: null }])
})

test('uploads for reports stay with those who write them', async () => {
  const expert = await app.as('expert')
  expect(
    (await expert.refused(uploadBusinessFile, { body: { kind: 'proof' } }, { file: { name: 'a.png', bytes } })).status,
  ).toBe(403)
})
