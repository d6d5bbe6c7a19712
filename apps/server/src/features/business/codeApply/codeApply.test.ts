// Code applications through the API: both reviews, every way out, races, and who may see what.
import { describe, expect, test } from 'vitest'
import * as contract from '@register/contract/business/codeApply/codeApply'
import { insertReport } from '@register/contract/business/report/report'
import { testApp } from '../../../../test/app.ts'
import { applicationFor, issuedCode } from '../../../../test/make.ts'

const app = await testApp()
const [staff, manager, other, head, expert] = await Promise.all(
  ['body-staff', 'body-manager', 'body-staff-902', 'head-office', 'expert'].map((name) => app.as(name)),
)
if (!staff || !manager || !other || !head || !expert) throw new Error('No callers')

const apply = () => staff(contract.generateCode, { body: applicationFor() })

describe('the way to a code', () => {
  test('head office passes, expert group passes, the code is issued', async () => {
    const applied = await apply()
    expect(applied).toMatchObject({ status: 'applied', actions: ['withdraw'] })
    expect(applied.code).toMatch(/^TSX3110901\d{4}\d{4}$/)
    const waiting = await head(contract.listByHead, { body: { tab: 'waiting' } })
    expect(waiting.list.map((row) => row.id)).toContain(applied.id)
    const passed = await head(contract.reviewByHead, {
      body: { id: applied.id, rev: applied.rev, decision: 'pass', opinion: '同意' },
    })
    expect(passed.status).toBe('expert')
    const queue = await expert(contract.listBySociety, { body: {} })
    expect(queue.list.map((row) => row.id)).toContain(applied.id)
    const issued = await expert(contract.reviewBySociety, {
      body: { id: passed.id, rev: passed.rev, decision: 'pass' },
    })
    expect(issued.status).toBe('issued')
    expect(issued.history.map((event) => [event.event, event.step])).toEqual([
      ['apply', null],
      ['pass', 'head'],
      ['pass', 'society'],
    ])
    const reviewed = await head(contract.listByHead, { body: { tab: 'reviewed' } })
    expect(reviewed.list.map((row) => row.id)).toContain(applied.id)
    // The latest decision comes first, whatever the order of the applications.
    const [older, newer] = [await apply(), await apply()]
    for (const { id, rev } of [newer, older]) await head(contract.reviewByHead, { body: { id, rev, decision: 'pass' } })
    const { list: latest } = await head(contract.listByHead, { body: { tab: 'reviewed' } })
    expect(latest.slice(0, 3).map(({ id }) => id)).toEqual([older.id, newer.id, applied.id])
  })

  test('returned by the experts, corrected, it goes back to the experts', async () => {
    const applied = await apply()
    const passed = await head(contract.reviewByHead, { body: { id: applied.id, rev: applied.rev, decision: 'pass' } })
    const returned = await expert(contract.reviewBySociety, {
      body: { id: passed.id, rev: passed.rev, decision: 'return', opinion: '型号与依据不符' },
    })
    expect(returned).toMatchObject({ status: 'returned', returnedBy: 'society' })
    const again = await staff(contract.resubmitApplication, {
      body: { ...applicationFor(), model: 'HX-2000', id: applied.id, rev: returned.rev },
    })
    expect(again).toMatchObject({ status: 'expert', model: 'HX-2000', code: applied.code })
  })

  test('a re-submission may not change the category', async () => {
    const applied = await apply()
    const returned = await head(contract.reviewByHead, {
      body: { id: applied.id, rev: applied.rev, decision: 'return', opinion: 'x' },
    })
    const refusal = await staff.refused(contract.resubmitApplication, {
      body: { ...applicationFor('3120'), id: applied.id, rev: returned.rev },
    })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'categoryCode' }] })
  })

  test('rejected, withdrawn and voided codes are void for ever', async () => {
    const first = await apply()
    const rejected = await head(contract.reviewByHead, {
      body: { id: first.id, rev: first.rev, decision: 'reject', opinion: '不符合' },
    })
    expect(rejected.status).toBe('rejected')
    expect(
      await staff.refused(contract.withdrawApplication, { body: { id: first.id, rev: rejected.rev } }),
    ).toMatchObject({ status: 409 })
    const second = await apply()
    const withdrawn = await staff(contract.withdrawApplication, { body: { id: second.id, rev: second.rev } })
    expect(withdrawn.status).toBe('withdrawn')
    const issued = await issuedCode(app, staff)
    const voided = await manager(contract.voidApplication, {
      body: { id: issued.id, rev: issued.rev, reason: '不再试验' },
    })
    expect(voided.status).toBe('voided')
    const next = await apply()
    expect(new Set([first.code, second.code, issued.code, next.code]).size).toBe(4)
  })

  test('returning needs an opinion', async () => {
    const applied = await apply()
    const refusal = await head.refused(contract.reviewByHead, {
      body: { id: applied.id, rev: applied.rev, decision: 'return' },
    })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'opinion' }] })
  })
})

describe('races', () => {
  test('100 parallel applications get 100 different codes', async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => staffRetrying()))
    expect(new Set(codes).size).toBe(100)
  })

  /** The admission cap may refuse some of a hundred at once; a client then waits and repeats. */
  async function staffRetrying(): Promise<string> {
    for (;;) {
      const reply = await staff!.raw(contract.generateCode, { body: applicationFor('3120') })
      if (reply.statusCode === 200) return reply.json<{ data: { code: string } }>().data.code
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['retry-after']).toBeDefined()
    }
  }

  test('of two racing reviews one wins', async () => {
    const applied = await apply()
    const body = { id: applied.id, rev: applied.rev, decision: 'pass', opinion: '' }
    const replies = await Promise.all([
      head.raw(contract.reviewByHead, { body }),
      head.raw(contract.reviewByHead, { body: { ...body, decision: 'reject', opinion: 'x' } }),
    ])
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409])
  })

  test('a stale rev says who changed it', async () => {
    const applied = await apply()
    await head(contract.reviewByHead, { body: { id: applied.id, rev: applied.rev, decision: 'return', opinion: 'x' } })
    const refusal = await staff.refused(contract.withdrawApplication, { body: { id: applied.id, rev: applied.rev } })
    expect(refusal).toMatchObject({ status: 409, data: { rev: applied.rev + 1, by: '总局 郑文' } })
  })

  test('a retried application happens once', async () => {
    const headers = { 'idempotency-key': 'one-application' }
    const body = applicationFor('3210')
    const [first, second] = await Promise.all([
      staff(contract.generateCode, { body }, { headers }),
      staff(contract.generateCode, { body }, { headers }),
    ])
    expect(second).toEqual(first)
    expect(
      await staff.refused(contract.generateCode, { body: { ...body, model: 'other' } }, { headers }),
    ).toMatchObject({ status: 422 })
  })

  test('the serial ends at 9999 with a clear message', async () => {
    await app.owner.query(
      "INSERT INTO code_serial VALUES ('3220', '901', extract(year from now() at time zone 'Asia/Shanghai')::int, 9999)",
    )
    const refusal = await staff.refused(contract.generateCode, { body: applicationFor('3220') })
    expect(refusal).toMatchObject({ status: 409 })
    expect(refusal.msg).toContain('9999')
  })
})

describe('finding', () => {
  test.each(['hx 1000', 'ＨＸ－１０００', 'tsx 3130'])('%s finds in any spelling', async (keyword) => {
    const applied = await staff(contract.generateCode, { body: { ...applicationFor('3130'), model: 'HX-1000/0.5' } })
    const found = await staff(contract.listApplications, { body: { keyword, categoryCode: '3130', pageSize: 200 } })
    expect(found.list.map((row) => row.id)).toContain(applied.id)
  })

  test('a code is found with its label, and each of several is', async () => {
    const one = await staff(contract.generateCode, { body: applicationFor('3130') })
    const two = await staff(contract.generateCode, { body: applicationFor('3130') })
    const found = async (keyword: string) =>
      (await staff(contract.listApplications, { body: { keyword, pageSize: 200 } })).list.map(({ id }) => id)
    expect(await found(`编码：${one.code}。`)).toEqual([one.id])
    expect(new Set(await found(`${one.code} ${two.code}`))).toEqual(new Set([one.id, two.id]))
  })

  test('an issued code is free until a report carries it', async () => {
    const issued = await issuedCode(app, staff)
    const free = async () =>
      (await staff(contract.listApplications, { body: { status: 'issued', written: 'no', pageSize: 200 } })).list.map(
        (row) => row.id,
      )
    expect(await free()).toContain(issued.id)
    const draft = await staff(insertReport, { body: { categoryCode: '3110', certificateNo: issued.code } })
    expect(await free()).not.toContain(issued.id)
    expect(await staff(contract.readApplication, { body: { id: issued.id } })).toMatchObject({
      reportId: draft.id,
      actions: [],
    })
  })
})

describe('who sees what', () => {
  test('another body sees nothing of it, by list or by id', async () => {
    const applied = await apply()
    const list = await other(contract.listApplications, { body: { pageSize: 200 } })
    expect(list.list.map((row) => row.id)).not.toContain(applied.id)
    expect(await other.refused(contract.readApplication, { body: { id: applied.id } })).toMatchObject({ status: 404 })
    expect(
      await other.refused(contract.withdrawApplication, { body: { id: applied.id, rev: applied.rev } }),
    ).toMatchObject({ status: 404 })
  })

  test('staff may not review, experts may not apply', async () => {
    const applied = await apply()
    expect(
      await staff.refused(contract.reviewByHead, { body: { id: applied.id, rev: applied.rev, decision: 'pass' } }),
    ).toMatchObject({ status: 403 })
    expect(await expert.refused(contract.generateCode, { body: applicationFor() })).toMatchObject({ status: 403 })
  })

  test('what is missing is named, every field at once', async () => {
    const refusal = await staff.refused(contract.generateCode, { body: { categoryCode: '3110', declaration: true } })
    expect(refusal.status).toBe(400)
    expect(refusal.errors.map((error) => error.field)).toEqual([
      'productName',
      'model',
      'manufacturerName',
      'applicantName',
      'testBasis',
      'plannedTestDate',
    ])
  })
})
