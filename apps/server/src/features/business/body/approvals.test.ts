// The categories that a body is approved for. Applications, drafts, publications and import rows outside them are refused; older certificates stay as they are.
import { ownApprovals } from '@register/contract/business/body'
import { generateCode, resubmitApplication, reviewByHead } from '@register/contract/business/codeApply/codeApply'
import { insertReport, publishReport } from '@register/contract/business/report/report'
import { changeDept, readDept } from '@register/contract/system/dept/dept'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UserCtx } from '../../../access/ctx.ts'
import { testApp } from '../../../../test/app.ts'
import { applicationFor, completeDraft, liftContent } from '../../../../test/make.ts'
import { categoryProblem } from '../reportImport/rows/category.ts'
import { readBodies } from './service.ts'

const app = await testApp()
const [system, staff, manager, head] = await Promise.all([
  app.as('system-admin'),
  app.as('body-staff'),
  app.as('body-manager'),
  app.as('head-office'),
])
const { id } = await app.db.selectFrom('dept').select('id').where('body_code', '=', '901').executeTakeFirstOrThrow()

async function approve(...categories: string[]): Promise<void> {
  const approval = categories.length > 0 ? 'listed' : 'all'
  const { rev, parentId, nameZh, nameEn, sort, status, bodyCode } = await system(readDept, { params: { id } })
  await system(changeDept, {
    body: { id, rev, parentId, nameZh, nameEn, sort, status, bodyCode, approval, categories },
  })
}
const named = /Equipment category: Beichen Testing Institute \(demo\) is approved for 4000 .+, which does not hold 3110/

const matching = (text: RegExp): unknown => expect.stringMatching(text)

beforeEach(() => approve('4000'))
afterEach(async () => {
  await approve()
  await app.owner.query(`UPDATE dept SET status = 'active' WHERE id = ${id}`)
})

describe('outside what it is approved for a body', () => {
  test('cannot apply for a code, and the refusal names its approved categories', async () => {
    const refusal = await staff.refused(generateCode, { body: applicationFor() })
    expect(refusal).toMatchObject({
      status: 400,
      errors: [{ field: 'categoryCode', msg: matching(named) }],
    })
    await approve('4000', '3100')
    expect((await staff(generateCode, { body: applicationFor() })).status).toBe('applied')
    await approve('3110')
    expect((await staff(generateCode, { body: applicationFor() })).status).toBe('applied')
  })

  test('sends no returned application again', async () => {
    await approve()
    const applied = await staff(generateCode, { body: applicationFor() })
    const returned = await head(reviewByHead, {
      body: { id: applied.id, rev: applied.rev, decision: 'return', opinion: '请补充' },
    })
    await approve('4000')
    const refusal = await staff.refused(resubmitApplication, {
      body: { ...applicationFor(), id: applied.id, rev: returned.rev },
    })
    expect(refusal.errors).toMatchObject([{ field: 'categoryCode' }])
  })

  test('writes no draft and publishes none, but keeps certificates of before the register', async () => {
    const refusal = await staff.refused(insertReport, { body: liftContent() })
    expect(refusal.errors).toMatchObject([{ field: 'categoryCode', msg: matching(named) }])
    await approve()
    const draft = await completeDraft(app, staff)
    await approve('4000')
    expect((await manager.refused(publishReport, { body: { id: draft.id, rev: draft.rev } })).errors).toMatchObject([
      { field: 'categoryCode' },
    ])
    const old = await manager(insertReport, {
      body: { ...liftContent({ certificateNo: 'T3-311-15-00007' }), existing: true },
    })
    expect(old.status).toBe('draft')
  })

  test('is offered what it may in the choice of a category', async () => {
    const nothing = { application: '', report: '' }
    expect(await staff(ownApprovals, {})).toMatchObject({ categories: ['4000'], prevented: nothing })
    expect(await head(ownApprovals, {})).toMatchObject({ categories: [] })
  })

  test('reads it per row of an import of drafts', async () => {
    const body = (await readBodies(app.db)).find((one) => one.code === '901')
    if (!body) throw new Error('No body')
    const ctx = { db: app.db } as UserCtx
    const said = (code: string, existing: boolean) => categoryProblem(ctx, { kind: elevator, existing, body }, code)
    expect((await said('3110', false))?.[1]).toMatch(named)
    expect(await said('3110', true)).toBeUndefined()
  })
})

test('a stopped body begins nothing new', async () => {
  await approve()
  const draft = await completeDraft(app, staff)
  await app.owner.query(`UPDATE dept SET status = 'stopped' WHERE id = ${id}`)
  const refusals = await Promise.all([
    staff.refused(generateCode, { body: applicationFor() }),
    staff.refused(insertReport, { body: liftContent() }),
    manager.refused(publishReport, { body: { id: draft.id, rev: draft.rev } }),
  ])
  for (const { errors } of refusals) expect(errors).toMatchObject([{ field: 'bodyId', msg: matching(/is disabled/) }])
  const { prevented } = await staff(ownApprovals, {})
  expect(prevented).toEqual({ application: matching(/is disabled/), report: matching(/is disabled/) })
})

test('a body without a code of this year is told so before it writes an application, and writes reports', async () => {
  await approve()
  await app.owner.query(`UPDATE body_code SET to_year = 2020, from_year = NULL WHERE dept_id = ${id}`)
  const { prevented } = await staff(ownApprovals, {})
  expect(prevented).toEqual({ application: matching(/has no body code for \d{4}/), report: '' })
  const { errors } = await staff.refused(generateCode, { body: applicationFor() })
  expect(errors).toEqual([{ field: 'bodyId', msg: prevented.application }])
})
