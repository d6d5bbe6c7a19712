// Tests the open work of a person who leaves: the office counts it and hands it to a colleague of the same body in the same act; without a colleague the people of the body get its messages.
import { generateCode, reviewByHead } from '@register/contract/business/codeApply/codeApply'
import { submitReport, takeBackReport } from '@register/contract/business/report/lifecycle/handover'
import { listMessages } from '@register/contract/system/message/message'
import { handOverWork, readOpenWork } from '@register/contract/system/user/openWork'
import { addUser, changeUserStatus, readUser, removeUsers } from '@register/contract/system/user/user'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { applicationFor, completeDraft } from '../../../../../test/make.ts'

const app = await testApp()
const system = await app.as('system-admin')
const [staff, manager, head] = [await app.as('body-staff'), await app.as('body-manager'), await app.as('head-office')]
const idOf = async (username: string) =>
  (await app.db.selectFrom('app_user').select('id').where('username_key', '=', username).executeTakeFirstOrThrow()).id
const [leaver, colleague, other] = [
  await idOf('body-staff'),
  await idOf('body-manager'),
  await idOf('body-manager-902'),
]

let serial = 0
/** A further account of the department of body 901 with the role of its staff. */
async function further() {
  const username = `leaver-${++serial}`
  const dept = await app.db.selectFrom('dept').select('id').where('body_code', '=', '901').executeTakeFirstOrThrow()
  const body = { username, nickname: username, status: 'active', deptId: dept.id }
  const { id } = await system(addUser, { body })
  await app.owner.query(`INSERT INTO user_role (user_id, role_id) SELECT $1, id FROM role WHERE key = 'body-staff'`, [
    id,
  ])
  await app.owner.query('UPDATE app_user SET must_change_password = false WHERE id = $1', [id])
  return { id, caller: await app.as(username) }
}
const objectsOf = async (caller: typeof staff, title: RegExp) => {
  const { list } = await caller(listMessages, { query: { pageSize: 50 } })
  return list.filter((one) => title.test(one.title))
}
const revOf = async (id: number) => (await system(readUser, { params: { id } })).rev

test('counts it by kind, and offers colleagues of the same body that may go on with all of it', async () => {
  const { id, caller } = await further()
  expect(await system(readOpenWork, { params: { id } })).toEqual({ work: [], colleagues: [] })
  await caller(generateCode, { body: applicationFor() })
  await completeDraft(app, caller)
  const { work, colleagues } = await system(readOpenWork, { params: { id } })
  // The code of the draft has an application of its own, which stays open until the report is published.
  expect(work).toEqual([
    { kind: 'drafts', count: 1 },
    { kind: 'applications', count: 2 },
  ])
  const ids = colleagues.map((one) => one.id)
  expect(ids).toContain(leaver)
  expect(ids).toContain(colleague)
  expect(ids).not.toContain(other)
  expect(ids).not.toContain(id)
})

test('goes to the colleague with the account, who is told and goes on; the audit notes it', async () => {
  const { id, caller } = await further()
  const application = await caller(generateCode, { body: applicationFor() })
  const draft = await completeDraft(app, caller)
  await caller(submitReport, { body: { id: draft.id, rev: draft.rev } })
  const body = { id, rev: await revOf(id), status: 'disabled' as const, successorId: colleague }
  await system(changeUserStatus, { body })
  expect((await system(readOpenWork, { params: { id } })).work).toEqual([])
  const [told] = await objectsOf(manager, /handed the work of leaver-2 over to you/)
  expect(told?.text).toContain('Unpublished reports: 1')
  expect(told?.text).toContain(application.applicationNo)
  const { rows } = await app.owner.query<{ detail: object }>(
    `SELECT detail FROM audit WHERE action = 'user.status' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]?.detail).toMatchObject({ successor: 'body-manager', handedOver: { drafts: 1, applications: 2 } })
  // What follows reaches the colleague, who may do what the leaver could.
  const { id: of, rev } = application
  await head(reviewByHead, { body: { id: of, rev, decision: 'return', opinion: '补充型号' } })
  expect((await objectsOf(manager, /Application returned/))[0]?.object).toBe(`codeApply:${of}`)
  expect(await objectsOf(staff, /Application returned/)).toEqual([])
  const { rows: revs } = await app.owner.query<{ rev: number }>('SELECT rev FROM report WHERE id = $1', [draft.id])
  await manager(takeBackReport, { body: { id: draft.id, rev: revs[0]?.rev ?? 0 } })
})

test('goes with an account that is deleted, or the account stays as it is', async () => {
  const { id, caller } = await further()
  await caller(generateCode, { body: applicationFor() })
  const refused = await system.refused(removeUsers, { params: { ids: String(id) }, query: { successorId: other } })
  expect(refused.errors?.map(({ field }) => field)).toEqual(['successorId'])
  expect((await system(readOpenWork, { params: { id } })).work).toHaveLength(1)
  await system(removeUsers, { params: { ids: String(id) }, query: { successorId: leaver } })
  const { rows } = await app.owner.query('SELECT FROM code_application WHERE created_by = $1 AND in_charge = $2', [
    id,
    leaver,
  ])
  expect(rows).toHaveLength(1)
})

test('can be handed over by itself, within the scope of changing accounts', async () => {
  const { id, caller } = await further()
  await caller(generateCode, { body: applicationFor() })
  expect((await manager.refused(handOverWork, { body: { id, successorId: leaver } })).status).toBe(403)
  expect((await system(handOverWork, { body: { id, successorId: leaver } })).work).toEqual([])
  // The first handing over left nothing, so the second one is refused.
  expect((await system.refused(handOverWork, { body: { id, successorId: colleague } })).status).toBe(409)
  await caller(generateCode, { body: applicationFor() })
  expect((await system.refused(handOverWork, { body: { id, successorId: id } })).status).toBe(400)
})

test('of a person who has moved to another body goes to people of the body whose work it is', async () => {
  const { id, caller } = await further()
  await caller(generateCode, { body: applicationFor() })
  await app.owner.query(`UPDATE app_user SET dept_id = (SELECT id FROM dept WHERE body_code = '902') WHERE id = $1`, [
    id,
  ])
  const { colleagues } = await system(readOpenWork, { params: { id } })
  expect(colleagues.map((one) => one.id)).toContain(leaver)
  expect(colleagues.map((one) => one.id)).not.toContain(other)
  expect((await system(handOverWork, { body: { id, successorId: leaver } })).work).toEqual([])
})

test('without a colleague, the people of the body who can go on with it are told', async () => {
  const { id, caller } = await further()
  const { id: of, rev } = await caller(generateCode, { body: applicationFor() })
  await system(removeUsers, { params: { ids: String(id) }, query: {} })
  await head(reviewByHead, { body: { id: of, rev, decision: 'return', opinion: '补充型号' } })
  for (const one of [staff, manager])
    expect((await objectsOf(one, /Application returned/)).map(({ object }) => object)).toContain(`codeApply:${of}`)
})
