// Taking back a decision on an application: by the person who made it, within ten minutes, and only before the next step (docs/rules/applications.md#taking-a-decision-back).
import { describe, expect, test } from 'vitest'
import * as contract from '@register/contract/business/codeApply/codeApply'
import type { Application, Decision } from '@register/contract/business/codeApply/shape'
import { insertReport } from '@register/contract/business/report/report'
import { testApp } from '../../../../../test/app.ts'
import { applicationFor, issuedCode } from '../../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const head = await app.as('head-office')
const expert = await app.as('expert')
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })

const decide = async (decision: Decision): Promise<Application> => {
  const applied = await staff(contract.generateCode, { body: applicationFor() })
  return head(contract.reviewByHead, { body: { ...key(applied), decision, opinion: 'x' } })
}
/** Moves the decision this many minutes into the past. */
const pass = (id: number, minutes: number) =>
  app.owner.query(`UPDATE code_application_event SET at = at - make_interval(mins => $2) WHERE application_id = $1`, [
    id,
    minutes,
  ])

describe('a decision is taken back', () => {
  test.each(['pass', 'return', 'reject'] as const)('after %s: the application waits as before', async (decision) => {
    const decided = await decide(decision)
    expect(decided.actions).toContain('takeBackHead')
    expect(Date.parse(decided.takeBackUntil ?? '') - Date.now()).toBeGreaterThan(9 * 60_000)
    const back = await head(contract.takeBackByHead, { body: key(decided) })
    expect(back).toMatchObject({ status: 'applied', returnedBy: null, takeBackUntil: null })
    expect(back.actions).toContain('reviewHead')
    expect(back.history.map(({ event, step }) => [event, step])).toEqual([
      ['apply', null],
      [decision, 'head'],
      ['takeBack', 'head'],
    ])
    const waiting = await head(contract.listByHead, { body: { pageSize: 200 } })
    expect(waiting.list.map(({ id }) => id)).toContain(back.id)
    const { rows } = await app.owner.query<{ action: string; detail: object }>(
      'SELECT action, detail FROM audit WHERE object = $1 ORDER BY id DESC LIMIT 1',
      [`codeApply:${back.id}`],
    )
    expect(rows).toMatchObject([{ action: 'codeApply.takeBackHead', detail: { step: 'head', was: decided.status } }])
  })

  test('by the experts too, and the code counts as reserved again', async () => {
    const issued = await issuedCode(app, staff)
    const back = await expert(contract.takeBackBySociety, { body: key(issued) })
    expect(back).toMatchObject({ status: 'expert', code: issued.code })
    const again = await expert(contract.reviewBySociety, { body: { ...key(back), decision: 'pass' } })
    expect(again.status).toBe('issued')
    expect(await app.findings()).toEqual([])
  })
})

describe('it is not', () => {
  test('after ten minutes', async () => {
    const decided = await decide('return')
    await pass(decided.id, 11)
    const seen = await head(contract.readApplication, { body: { id: decided.id } })
    expect([seen.takeBackUntil, seen.actions.includes('takeBackHead')]).toEqual([null, false])
    const refusal = await head.refused(contract.takeBackByHead, { body: key(decided) })
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('10 minutes') as string })
  })

  test('by another person, nor at another step', async () => {
    const decided = await decide('pass')
    const admin = await app.as('admin')
    expect(await admin.refused(contract.takeBackByHead, { body: key(decided) })).toMatchObject({ status: 403 })
    expect(await expert.refused(contract.takeBackBySociety, { body: key(decided) })).toMatchObject({ status: 409 })
    const seen = await expert(contract.readApplication, { body: { id: decided.id } })
    expect(seen.takeBackUntil).toBeNull()
  })

  test('once the next step has decided, the applicant has sent it again, or a report was begun with the code', async () => {
    const passed = await decide('pass')
    const issued = await expert(contract.reviewBySociety, { body: { ...key(passed), decision: 'pass' } })
    const returned = await decide('return')
    const again = await staff(contract.resubmitApplication, { body: { ...applicationFor(), ...key(returned) } })
    await staff(insertReport, { body: { categoryCode: '3110', certificateNo: issued.code } })
    for (const [caller, endpoint, one] of [
      [head, contract.takeBackByHead, issued],
      [head, contract.takeBackByHead, again],
      [expert, contract.takeBackBySociety, issued],
    ] as const)
      expect((await caller.refused(endpoint, { body: key(one) })).status).toBe(409)
  })

  test('twice, nor while the applicant sends it again at the same time', async () => {
    for (let n = 0; n < 4; n++) {
      const returned = await decide('return')
      const replies = await Promise.all([
        head.raw(contract.takeBackByHead, { body: key(returned) }),
        staff.raw(contract.resubmitApplication, { body: { ...applicationFor(), ...key(returned) } }),
        head.raw(contract.takeBackByHead, { body: key(returned) }),
      ])
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    }
  })
})
