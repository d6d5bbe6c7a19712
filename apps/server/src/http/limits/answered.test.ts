// Every caller is answered within the deadline of the call, also where the log cannot be written; a repeated call that meets the first one is no act.
import { expect, test } from 'vitest'
import { startExport } from '@register/contract/system/tasks'
import { testApp } from '../../../test/app.ts'
import { deadline } from './deadline.ts'

const register = await testApp()
const { app, db, owner } = register
const staff = await register.as('body-staff')
const begin = (key: string) =>
  staff.raw(startExport, { body: { name: 'demo/sample' } }, { headers: { 'idempotency-key': key } })

test('a refusal that the log cannot take is answered in time, and without a number in the log', async () => {
  const before = { ...app.refusals }
  app.refusals.record = () => new Promise(() => {})
  // A second past the deadline that the call has, whatever it is: without one the answer would never come.
  const late = deadline(15_000)
  const answer = await late.hold(staff.raw(startExport, { body: { name: 'business/report', params: { body: 'x' } } }))
  Object.assign(app.refusals, before)
  expect(answer.statusCode).toBeLessThan(500)
})

test('a repeated call that meets the first one is told to come again, which is no act in the log', async () => {
  const { rows } = await owner.query<{ id: number }>(`SELECT id FROM app_user WHERE username_key = 'body-staff'`)
  await owner.query('BEGIN')
  await owner.query(
    `INSERT INTO idempotency (user_id, key, route, request_hash) VALUES ($1, 'twice', 'POST x', decode('00', 'hex'))`,
    [rows[0]?.id],
  )
  const answer = await begin('twice')
  expect(answer.statusCode).toBe(409)
  expect(answer.json<{ msg: string }>().msg).toMatch(/still being processed|正在处理/)
  await owner.query('ROLLBACK')
  await app.refusals.flush('all')
  const audited = await db.selectFrom('audit').select(['action', 'result']).where('result', '=', 409).execute()
  expect(audited).toEqual([])
  expect((await begin('twice')).statusCode).toBe(200)
})
