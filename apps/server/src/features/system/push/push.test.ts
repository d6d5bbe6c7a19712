// Messages by e-mail and SMS: chosen per topic, sent after their fact, only to confirmed addresses, and sent again when the service fails.
import { say } from '@register/contract/phrase'
import { listMessages } from '@register/contract/system/message/message'
import { readPush, savePush } from '@register/contract/system/message/push'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '../../../integrations/mail/port.ts'
import type { Sms } from '../../../integrations/sms/port.ts'
import { testApp } from '../../../../test/app.ts'
import { contactColumns } from '../user/service.ts'
import { notifyFromSystem } from '../message/service.ts'
import { releaseLetters, sendWaiting } from './service.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const { id } = await app.db
  .selectFrom('app_user')
  .select('id')
  .where('username', '=', 'body-staff')
  .executeTakeFirstOrThrow()
const letters: (Mail | Sms)[] = []
let fails = false
const send = (letter: Mail | Sms) => {
  if (fails) return Promise.reject(new Error('the service is away'))
  letters.push(letter)
  return Promise.resolve()
}
const report = vi.fn<(error: unknown) => void>()
const outside = { sms: { name: 'sink', send }, mail: { name: 'sink', send }, report } as const
const round = () => sendWaiting({ db: app.db, secrets: app.secrets, outside, here: { number: () => 7 } })
const notify = (kind: 'reportReturned' | 'accountLocked' = 'reportReturned') =>
  notifyFromSystem(
    { db: app.db },
    { kind, to: [id], object: 'report:1', about: { no: '901-2026-0001', reason: '铭牌照片不清晰' } },
  )
const choose = (topic: string, choice: object) =>
  staff(savePush, { body: { topic, office: true, mail: false, sms: false, ...choice } as never })
const bell = async () => (await staff(listMessages, { query: {} })).total
const contact = { phone: '13800000001', email: 'lin@example.cn' }

beforeEach(async () => {
  letters.length = 0
  fails = false
  report.mockClear()
  for (const table of ['outbox', 'push_choice', 'message', 'user_setting'])
    await app.owner.query(`DELETE FROM ${table} WHERE user_id = $1`, [id])
  await app.db.updateTable('app_user').set(contactColumns(app.secrets, contact)).where('id', '=', id).execute()
  await app.owner.query(`UPDATE app_user SET phone_confirmed_at = now(), email_confirmed_at = now() WHERE id = $1`, [
    id,
  ])
})

describe('what is chosen', () => {
  it.each([
    ['nothing', {}, 1, []],
    ['mail', { mail: true }, 1, ['lin@example.cn']],
    ['SMS', { sms: true }, 1, ['13800000001']],
    ['both and no office', { office: false, mail: true, sms: true }, 0, ['13800000001', 'lin@example.cn']],
  ])('%s', async (_, choice, inOffice, to) => {
    if (Object.keys(choice).length > 0) await choose('report', choice)
    await notify()
    expect(await bell()).toBe(inOffice)
    await round()
    expect(letters.map((letter) => letter.to).toSorted()).toEqual(to)
  })
  it('holds for its topic alone, and is read back', async () => {
    await choose('code', { mail: true })
    await notify()
    expect(await round()).toBe(0)
    const { topics } = await staff(readPush, {})
    expect(topics.filter(({ mail }) => mail).map(({ topic }) => topic)).toEqual(['code'])
  })
  it.each([
    ['announcement', { mail: true }, 'mail'],
    ['announcement', { office: false }, 'office'],
    ['account', { office: false }, 'office'],
  ])('%s %o is fixed', async (topic, choice, field) => {
    const body = { topic, office: true, mail: false, sms: false, ...choice }
    expect(await staff.refused(savePush, { body })).toMatchObject({ status: 400, errors: [{ field }] })
  })
})

describe('a letter', () => {
  it('is in the language of the account', async () => {
    await choose('report', { mail: true })
    for (const lang of ['en', 'zh']) {
      await app.owner.query(
        `INSERT INTO user_setting (user_id, kind, name, value) VALUES ($1, 'layout', 'start', $2)
         ON CONFLICT (user_id, kind, name) DO UPDATE SET value = excluded.value`,
        [id, JSON.stringify({ lang, page: '' })],
      )
      await notify()
      await round()
    }
    expect(letters.map((letter) => ('text' in letter ? say(letter.text, letter.lang).split('\n')[0] : ''))).toEqual([
      'Report returned: 901-2026-0001. 铭牌照片不清晰',
      '报告被退回：901-2026-0001。铭牌照片不清晰',
    ])
  })
  it('of a fact that is rolled back is never sent', async () => {
    await choose('report', { mail: true })
    await app.db
      .transaction()
      .execute(async (tx) => {
        await notifyFromSystem({ db: tx }, { kind: 'reportReturned', to: [id], object: '', about: {} })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await round()).toBe(0)
  })
  it.each([
    ['what is not confirmed', `UPDATE app_user SET email_confirmed_at = NULL WHERE id = $1`, ''],
    ['what was confirmed no more when it is sent', '', `UPDATE app_user SET email_confirmed_at = NULL WHERE id = $1`],
    ['a disabled account', '', `UPDATE app_user SET status = 'disabled' WHERE id = $1`],
  ])('does not go to %s', async (_, before, after) => {
    await choose('report', { mail: true })
    if (before) await app.owner.query(before, [id])
    await notify()
    if (after) await app.owner.query(after, [id])
    await round()
    expect(letters).toEqual([])
    const { rows } = await app.owner.query(`SELECT 1 FROM outbox`)
    expect(rows).toEqual([])
    await app.owner.query(`UPDATE app_user SET status = 'active' WHERE id = $1`, [id])
  })
  it('waits when the service is away, longer each time, is reported without its address, and given up at last', async () => {
    await choose('report', { mail: true })
    await notify()
    fails = true
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      await round()
      expect(await round()).toBe(0)
      const { rows } = await app.owner.query<{ wait: number }>(
        `SELECT extract(epoch FROM next_at - now())::float AS wait FROM outbox`,
      )
      waits.push(...rows.map(({ wait }) => Math.round(wait / 30)))
      await app.owner.query(`UPDATE outbox SET next_at = now()`)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64])
    expect(report).toHaveBeenCalledTimes(8)
    expect(String(report.mock.calls)).not.toContain('example')
    expect((await app.owner.query(`SELECT 1 FROM outbox`)).rows).toEqual([])
  })
  it('written by a clock that was ahead goes at once', async () => {
    await choose('report', { mail: true })
    await notify()
    await app.owner.query(`UPDATE outbox SET at = now() + interval '1 day', next_at = now() + interval '1 day'`)
    expect(await round()).toBe(1)
    expect(letters).toHaveLength(1)
  })
  it('that a process was sending when it died is due at once, and one that waits for its next try is not', async () => {
    await choose('report', { mail: true })
    await notify()
    await notify()
    await app.owner.query(
      `UPDATE outbox SET next_at = now() + interval '5 minutes', process_number = 7 WHERE id = (SELECT min(id) FROM outbox)`,
    )
    await app.owner.query(
      `UPDATE outbox SET next_at = now() + interval '5 minutes' WHERE id = (SELECT max(id) FROM outbox)`,
    )
    expect(await round()).toBe(0)
    await releaseLetters(app.db, [8])
    expect(await round()).toBe(0)
    await releaseLetters(app.db, [7])
    expect(await round()).toBe(1)
    await app.owner.query('DELETE FROM outbox')
  })
  it('is sent once by two instances', async () => {
    await choose('report', { mail: true })
    await notify()
    const rounds = await Promise.all([round(), round()])
    expect(rounds.toSorted()).toEqual([0, 1])
    expect(letters).toHaveLength(1)
  })
})
