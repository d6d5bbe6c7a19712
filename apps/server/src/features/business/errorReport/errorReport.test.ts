// Error reports through the API: what strangers may submit and read again, who in the office sees and decides them, and when contacts are erased.
import { beforeEach, describe, expect, test } from 'vitest'
import { mostOpen } from '@register/contract/business/errorReport/fields'
import * as office from '@register/contract/business/errorReport/office'
import { followErrorReport, submitErrorReport } from '@register/contract/business/errorReport/reporter'
import { readReport, suspendReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { testApp, type Caller } from '../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../test/make.ts'
import { eraseContacts } from './service.ts'

const app = await testApp()
const guarded = await testApp({ sharing: app, captcha: true })
const bounded = await testApp({ sharing: app, rateLimit: true })
const [staff, manager, other, head, expert] = await Promise.all(
  ['body-staff', 'body-manager', 'body-manager-902', 'head-office', 'expert'].map((name) => app.as(name)),
)
if (!staff || !manager || !other || !head || !expert) throw new Error('No callers')
const { stranger } = app
const record = await publishedReport(app)
const publicId = record.verifyUrl.split('/').at(-1) ?? ''
const elsewhere = await publishedReport(app)
const elsewhereId = elsewhere.verifyUrl.split('/').at(-1) ?? ''
const contact = '13812345678'
const said = { publicId, part: 'model', proposed: '型号应为 HX-2000' } as const

const report = (more: object = {}) => stranger(submitErrorReport, { body: { ...said, ...more } })
const list = (caller: Caller) => caller(office.listErrorReports, { query: { pageSize: 200 } })
/** Makes a report and returns the newest one, as the manager opens it. */
async function reported(more: object = {}) {
  const { secret } = await report(more)
  const [id = 0] = (await list(manager!)).list.map((row) => row.id).toSorted((a, b) => b - a)
  return { secret, ...(await manager!(office.readErrorReport, { params: { id } })) }
}
const decide = (caller: Caller, one: { id: number; rev: number }, more: object) =>
  caller.raw(office.decideErrorReport, {
    body: { id: one.id, rev: one.rev, decision: 'answered', answer: '与档案核对一致', ...more },
  })
async function suspend({ id }: { id: number }) {
  const { rev } = await head!(readReport, { body: { id } })
  const body = { id, rev, effectiveDate: shanghaiDay(), reason: '核查', fileIds: [] }
  await head!(suspendReport, { body })
}

beforeEach(async () => {
  await app.owner.query('DELETE FROM error_report')
})

describe('handing one in', () => {
  test.each([
    ['without a contact', {}, ''],
    ['with a telephone', { contact }, '138****5678'],
    ['with an e-mail', { contact: 'wang@example.cn' }, 'w****@example.cn'],
  ])('%s: kept as said, the contact masked', async (_, more, masked) => {
    expect(await reported({ source: '铭牌照片', ...more })).toMatchObject({
      certificateNo: record.certificateNo,
      part: 'model',
      stated: record.model,
      statedNow: record.model,
      proposed: said.proposed,
      source: '铭牌照片',
      status: 'received',
      contact: masked,
      actions: ['take', 'decide'],
    })
  })

  test.each([
    ['too short', { proposed: '错' }, 'proposed'],
    ['nothing said', { proposed: '' }, 'proposed'],
    ['too long', { proposed: '长'.repeat(501) }, 'proposed'],
    ['an unknown part', { part: 'remark' }, 'part'],
    ['no contact at all', { contact: '张三' }, 'contact'],
    ['a telephone without digits', { contact: '- - - - - - -' }, 'contact'],
  ])('%s is refused at its field', async (_, more, field) => {
    const refusal = await stranger.refused(submitErrorReport, { body: { ...said, ...more } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
  })

  test('an unknown record and a draft are not found', async () => {
    const draft = await completeDraft(app, staff)
    const { rows } = await app.owner.query<{ public_id: string }>('SELECT public_id FROM report WHERE id = $1', [
      draft.id,
    ])
    for (const id of ['nobody', rows[0]?.public_id ?? ''])
      expect((await stranger.refused(submitErrorReport, { body: { ...said, publicId: id } })).status).toBe(404)
  })

  /** Undecided reports of the record, each from an address of its own. */
  const strangersReport = (count: number, more = 'null') =>
    app.owner.query(
      `INSERT INTO error_report (report_id, body_id, part, proposed, secret_hash, from_mark, reporter_id)
       SELECT r.id, r.body_id, 'model', 'n' || n, sha256(n::text::bytea), sha256(n::text::bytea), ${more}
       FROM report r, generate_series(1, $1::int) n WHERE r.public_id = $2`,
      [count, publicId],
    )
  const idOf = `(SELECT id FROM app_user WHERE username = 'registered')`

  test('one reporter has three waiting on a record, and twenty of a day; others go on', async () => {
    for (let n = 0; n < 3; n++) await report()
    const refusal = await stranger.refused(submitErrorReport, { body: said })
    expect(refusal).toMatchObject({
      status: 409,
      msg: expect.stringContaining('From your network there are 3') as string,
    })
    expect(await report({ publicId: elsewhereId })).toHaveProperty('secret')
    // A person behind the same address who has signed in is counted alone.
    const registered = await app.as('registered')
    await registered(submitErrorReport, { body: said })
    await strangersReport(20, idOf)
    await app.owner.query(`UPDATE error_report SET report_id = $1 WHERE reporter_id = ${idOf}`, [elsewhere.id])
    expect(await registered.refused(submitErrorReport, { body: said })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('You have 20') as string,
    })
  })

  test('a pile closes no record: the oldest that nobody stands for gives way, and stays to be read', async () => {
    await strangersReport(mostOpen + 2)
    await app.owner.query(
      `UPDATE error_report SET taken_by = u.id, taken_at = now(), status = 'inHand' FROM app_user u
       WHERE proposed = 'n1' AND u.username = 'body-manager'`,
    )
    await app.owner.query(`UPDATE error_report SET reporter_id = ${idOf} WHERE proposed = 'n2'`)
    const newest = await reported()
    const { rows } = await app.owner.query<{ proposed: string }>(
      'SELECT proposed FROM error_report WHERE set_aside_at IS NOT NULL ORDER BY id',
    )
    expect(rows).toEqual([{ proposed: 'n3' }])
    const shown = (await list(manager)).list.map(({ proposed }) => proposed)
    expect(shown).toHaveLength(mostOpen + 3)
    expect(shown.at(-1)).toBe('n3')
    expect(shown.at(-2)).toBe(newest.proposed)
  })

  test('of a pile the office hears once, until it has read', async () => {
    await app.owner.query('DELETE FROM message')
    await strangersReport(10)
    await report()
    await report()
    const { rows } = await app.owner.query<{ kind: string; count: number }>(
      `SELECT kind, (about->>'count')::int AS count FROM message m JOIN app_user u ON u.id = m.user_id WHERE u.username = 'body-manager'`,
    )
    expect(rows).toEqual([{ kind: 'errorsPiled', count: 11 }])
  })

  test('strangers close the record neither for its body nor for its maker', async () => {
    await strangersReport(mostOpen)
    for (let n = 0; n < 5; n++) await staff(submitErrorReport, { body: said })
    const { rows } = await app.owner.query(
      'SELECT count(*)::int AS aside FROM error_report WHERE set_aside_at IS NOT NULL AND reporter_id IS NOT NULL',
    )
    expect(rows).toEqual([{ aside: 0 }])
    const maker = await app.as('enterprise')
    await app.owner.query(
      `UPDATE report SET manufacturer_credit_code = (SELECT credit_code FROM app_user WHERE username = 'enterprise') WHERE public_id = $1`,
      [publicId],
    )
    for (let n = 0; n < 5; n++) await maker(submitErrorReport, { body: said })
  })

  test('people of the body who may decide are notified, staff are not', async () => {
    const { id } = await reported()
    const { rows } = await app.owner.query(
      `SELECT u.username, m.about->>'zh' AS part FROM message m JOIN app_user u ON u.id = m.user_id
       WHERE m.kind = 'errorReported' AND m.object = $1`,
      [`errorReport:${id}`],
    )
    expect(rows).toEqual([{ username: 'body-manager', part: '产品型号' }])
  })

  test('a captcha is asked for where captchas are on, and few come from one address', async () => {
    const refusal = await guarded.stranger.refused(submitErrorReport, { body: said })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'captcha' }] })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push(
        (
          await bounded.stranger.raw(
            submitErrorReport,
            { body: { ...said, publicId: n < 3 ? publicId : elsewhereId } },
            { from: '10.9.0.1' },
          )
        ).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('following it', () => {
  test('shows where it stands and the answer, never contact or names', async () => {
    const one = await reported({ contact })
    const read = async () => stranger(followErrorReport, { body: { secret: one.secret } })
    expect(await read()).toMatchObject({ status: 'received', part: 'model', proposed: said.proposed, decidedAt: null })
    const claimed = await manager(office.claimErrorReport, { body: { id: one.id, rev: one.rev } })
    expect(claimed).toMatchObject({ status: 'inHand', takenBy: '北辰 周主任', actions: ['decide'] })
    expect((await read()).status).toBe('inHand')
    expect((await decide(manager, claimed, { decision: 'refused' })).statusCode).toBe(200)
    const seen = await read()
    expect(seen).toMatchObject({ status: 'refused', answer: '与档案核对一致', correction: null })
    expect(JSON.stringify(seen)).not.toMatch(/138|周主任|contact/)
  })

  test.each(['nobody-was-given-this', 'x'.repeat(32)])('the secret %s leads nowhere', async (secret) => {
    expect((await stranger.refused(followErrorReport, { body: { secret } })).status).toBe(404)
  })

  test('secrets are kept as hashes, and contacts sealed', async () => {
    const { secret } = await reported({ contact })
    const { rows } = await app.owner.query<{ kept: string }>('SELECT error_report::text AS kept FROM error_report')
    for (const { kept } of rows) {
      expect(kept).not.toContain(contact)
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
      expect(kept).not.toContain(secret)
    }
  })
})

describe('in the office', () => {
  test.each([
    ['staff of the body', staff, 200, 403],
    ['its manager', manager, 200, 200],
    ['the head office', head, 200, 200],
    ['another body', other, 404, 404],
    ['an expert', expert, 403, 403],
  ] as const)('%s', async (_, caller, opening, deciding) => {
    const one = await reported()
    expect((await caller.raw(office.readErrorReport, { params: { id: one.id } })).statusCode).toBe(opening)
    if (opening === 404) expect((await list(caller)).list).toEqual([])
    expect((await decide(caller, one, {})).statusCode).toBe(deciding)
  })

  test('of two people who decide at once the second is told who was first', async () => {
    const one = await reported()
    expect((await decide(head, one, {})).statusCode).toBe(200)
    expect((await decide(manager, one, {})).json()).toMatchObject({ code: 409, data: { by: '总局 郑文' } })
    const { rev } = await manager(office.readErrorReport, { params: { id: one.id } })
    expect((await decide(manager, { id: one.id, rev }, {})).statusCode).toBe(409)
  })

  test('corrected names a change of this record since it was reported', async () => {
    await suspend(elsewhere)
    const before = await publishedReport(app)
    await suspend(before)
    const one = await reported({ publicId: before.verifyUrl.split('/').at(-1) })
    expect(one.corrections).toEqual([])
    const { rows } = await app.owner.query<{ public_id: string }>('SELECT public_id FROM change_notice')
    for (const correctionId of [undefined, ...rows.map((row) => row.public_id)])
      expect((await decide(manager, one, { decision: 'corrected', correctionId })).json()).toMatchObject({
        code: 400,
        errors: [{ field: 'correctionId' }],
      })
    const two = await reported()
    await suspend(record)
    const opened = await manager(office.readErrorReport, { params: { id: two.id } })
    expect(opened.corrections).toMatchObject([{ kind: 'suspension' }])
    const given = { decision: 'corrected', correctionId: opened.corrections[0]?.id }
    expect((await decide(manager, two, given)).statusCode).toBe(200)
    expect(await stranger(followErrorReport, { body: { secret: two.secret } })).toMatchObject({
      status: 'corrected',
      correction: { kind: 'suspension', changeDate: shanghaiDay() },
    })
    expect(await app.findings()).toEqual([])
    await app.owner.query("UPDATE error_report SET created_at = now() + interval '1 hour' WHERE status = 'corrected'")
    expect(await app.findings()).toEqual([`error-report-correction errorReport:${two.id}`])
  })

  test('contacts are opened by their own right, on record, and erased half a year after the decision', async () => {
    const one = await reported({ contact })
    const asked = { body: { id: one.id } }
    expect(await manager(office.revealReporter, asked)).toEqual({ contact })
    for (const [caller, status] of [
      [staff, 403],
      [other, 404],
    ] as const)
      expect((await caller.refused(office.revealReporter, asked)).status).toBe(status)
    const { rows } = await app.owner.query(
      "SELECT actor_name FROM audit WHERE action = 'errorReport.revealContact' AND result = 200 AND object = $1",
      [`errorReport:${one.id}`],
    )
    expect(rows).toEqual([{ actor_name: 'body-manager' }])
    expect(await eraseContacts(app.db)).toBe(0)
    await decide(manager, one, {})
    await app.owner.query("UPDATE error_report SET decided_at = now() - interval '179 days'")
    expect(await eraseContacts(app.db)).toBe(0)
    await app.owner.query("UPDATE error_report SET decided_at = now() - interval '181 days'")
    expect(await eraseContacts(app.db)).toBe(1)
    expect((await manager(office.readErrorReport, { params: { id: one.id } })).contact).toBe('')
  })
})
