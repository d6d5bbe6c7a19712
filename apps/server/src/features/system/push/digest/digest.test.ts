// The daily summary by e-mail: who gets one, what it contains, and that each person gets it once a day.
import { say } from '@register/contract/phrase'
import { markRead } from '@register/contract/system/message/message'
import { readPush, saveDigest } from '@register/contract/system/message/push'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import type { Mail } from '../../../../integrations/mail/port.ts'
import { notifyFromSystem } from '../../message/service.ts'
import { contactColumns } from '../../user/service.ts'
import { digest, sendWaiting } from '../service.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const idOf = async (username: string) =>
  (await app.db.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
const [id, other] = [await idOf('body-staff'), await idOf('expert')]

const letters: Mail[] = []
const mail = {
  name: 'sink',
  send(letter: Mail) {
    letters.push(letter)
    return Promise.resolve()
  },
} as const
const on = {
  db: app.db,
  secrets: app.secrets,
  outside: { mail, sms: undefined, report: () => undefined },
  here: { number: () => undefined },
}
const run = () => digest(on)
/** Sends what is due and returns its texts. */
const sent = async (): Promise<string[]> => {
  letters.length = 0
  await sendWaiting(on)
  return letters.map(({ text, lang }) => say(text, lang))
}
const act = (statement: string, values: unknown[] = [id]) => app.owner.query(statement, values)
const notify = (about: object = {}, to = id) =>
  notifyFromSystem(
    { db: app.db },
    {
      kind: 'reportReturned',
      to: [to],
      object: 'report:1',
      about: { no: '901-2026-0001', reason: '照片不清晰', ...about },
    },
  )
const announced = (more = '', values = '') =>
  app.owner.query(
    `INSERT INTO announcement (title, content, type, status, created_by, updated_by, published_at ${more && `, ${more}`})
     VALUES ('今晚维护', '', 'maintenance', 'published', $1, $1, now() - interval '1 hour' ${values && `, ${values}`})`,
    [other],
  )
const choose = (is = true) => staff(saveDigest, { body: { digest: is } })
const speak = (lang: string) =>
  act(
    `INSERT INTO user_setting (user_id, kind, name, value) VALUES ($1, 'layout', 'start', $2)
     ON CONFLICT (user_id, kind, name) DO UPDATE SET value = excluded.value`,
    [id, JSON.stringify({ lang, page: '' })],
  )
/** Moves everything that was done so far one day into the past. */
const aDayLater = () =>
  app.owner.query(
    `UPDATE daily_digest SET last_at = last_at - interval '1 day';
     UPDATE message SET at = at - interval '1 day';
     UPDATE announcement SET published_at = published_at - interval '1 day'`,
  )

beforeEach(async () => {
  for (const table of ['outbox', 'daily_digest', 'push_choice', 'message', 'announcement', 'user_setting'])
    await app.owner.query(`DELETE FROM ${table}`)
  for (const [who, email] of [
    [id, 'lin@example.cn'],
    [other, 'shen@example.cn'],
  ] as const)
    await app.db
      .updateTable('app_user')
      .set({ ...contactColumns(app.secrets, { phone: '', email }), email_confirmed_at: new Date().toISOString() })
      .where('id', '=', who)
      .execute()
  await speak('en')
})

it('is off until it is chosen, and read back', async () => {
  expect((await staff(readPush, {})).digest).toBe(false)
  expect((await choose()).digest).toBe(true)
  expect((await choose(false)).digest).toBe(false)
})

describe('who gets one', () => {
  it.each([
    ['who chose it and was told something', 1, '', ''],
    ['not who chose it no more', 0, '', 'UPDATE daily_digest SET chosen = false WHERE user_id = $1'],
    ['not who never chose', 0, '', 'DELETE FROM daily_digest WHERE user_id = $1'],
    ['not to an address that is not confirmed', 0, '', 'UPDATE app_user SET email_confirmed_at = NULL WHERE id = $1'],
    ['not a disabled account', 0, '', `UPDATE app_user SET status = 'disabled' WHERE id = $1`],
    ['not with nothing new', 0, '', 'DELETE FROM message WHERE user_id = $1'],
    ['not of what was read meanwhile', 0, '', 'UPDATE message SET read_at = now() WHERE user_id = $1'],
    ['of two days', 1, '', `UPDATE message SET at = now() - interval '47 hours' WHERE user_id = $1`],
    ['not of what is older', 0, '', `UPDATE message SET at = now() - interval '49 hours' WHERE user_id = $1`],
    ['not who had one today', 0, '', 'UPDATE daily_digest SET last_at = now() WHERE user_id = $1'],
    [
      'who had one before midnight in Shanghai',
      1,
      '',
      `UPDATE daily_digest SET last_at = date_trunc('day', now(), 'Asia/Shanghai') - interval '1 second' WHERE user_id = $1`,
    ],
    [
      'not who had one after it',
      0,
      '',
      `UPDATE daily_digest SET last_at = date_trunc('day', now(), 'Asia/Shanghai') WHERE user_id = $1`,
    ],
    [
      'not of what went by e-mail at once',
      0,
      `INSERT INTO push_choice VALUES ($1, 'report', true, true, false)`,
      'DELETE FROM outbox WHERE user_id = $1',
    ],
    [
      'of what went by SMS at once',
      1,
      `INSERT INTO push_choice VALUES ($1, 'report', true, false, true)`,
      'DELETE FROM outbox WHERE user_id = $1',
    ],
    [
      'of what would have gone by e-mail to an address that was not confirmed then',
      1,
      `WITH chosen AS (INSERT INTO push_choice VALUES ($1, 'report', true, true, false))
       UPDATE app_user SET email_confirmed_at = NULL WHERE id = $1`,
      'UPDATE app_user SET email_confirmed_at = now() WHERE id = $1',
    ],
  ])('%s', async (_, count, before, after) => {
    await choose()
    if (before) await act(before)
    await notify()
    if (after) await act(after)
    expect(await run()).toBe(count)
    await act(`UPDATE app_user SET status = 'active' WHERE id = $1`)
    expect(await sent()).toHaveLength(count)
  })

  it.each([
    ['for everybody', 1, '', '', ''],
    ['for one of their roles', 1, 'role_keys', `'{body-staff}'`, ''],
    ['not for other roles', 0, 'role_keys', `'{expert}'`, ''],
    ['not past its last day', 0, 'valid_until', `current_date - 2`, ''],
    ['not before its first day', 0, 'valid_from', `current_date + 2`, ''],
    ['not a draft', 0, '', '', `UPDATE announcement SET status = 'draft'`],
    ['not of three days ago', 0, '', '', `UPDATE announcement SET published_at = now() - interval '3 days'`],
    [
      'not in its first minute, whose transaction may not be over',
      0,
      '',
      '',
      'UPDATE announcement SET published_at = now()',
    ],
  ])('of an announcement: %s', async (_, count, more, values, after) => {
    await choose()
    await announced(more, values)
    if (after) await app.owner.query(after)
    expect(await run()).toBe(count)
    expect((await sent()).filter((text) => text.includes('今晚维护'))).toHaveLength(count)
  })

  it('not of an announcement that was read', async () => {
    await choose()
    await announced()
    await staff(markRead, { body: {} })
    expect(await run()).toBe(0)
  })

  it('no one while the register sends no e-mail, and what came then is sent later', async () => {
    await choose()
    await notify()
    expect(await digest({ ...on, outside: { ...on.outside, mail: undefined } })).toBe(0)
    expect(await run()).toBe(1)
  })

  it('not who has no confirmed address any more when it is sent', async () => {
    await choose()
    await notify()
    expect(await run()).toBe(1)
    await act('UPDATE app_user SET email_confirmed_at = NULL WHERE id = $1')
    expect(await sent()).toEqual([])
  })

  it('all people, also past one batch', async () => {
    await app.owner.query(
      `WITH many AS (
         INSERT INTO app_user (username, username_key, nickname, password_hash, password_algorithm, email_mark, email_confirmed_at)
         SELECT 'many' || n, 'many' || n, 'many', '', 'argon2id', decode(md5(n::text), 'hex'), now()
         FROM generate_series(1, 101) AS n RETURNING id),
       chosen AS (INSERT INTO daily_digest SELECT id, true FROM many)
       INSERT INTO message (user_id, kind) SELECT id, 'reportReturned' FROM many`,
    )
    expect(await run()).toBe(101)
    await app.owner.query(`UPDATE app_user SET status = 'disabled' WHERE nickname = 'many'`)
  })
})

describe('what it contains', () => {
  it.each([
    [
      'en',
      'Daily summary · 2 unread messages',
      /^Announcement\n\d\d-\d\d \d\d:\d\d {2}今晚维护\n\nType-test report\n\d\d-\d\d \d\d:\d\d {2}Report returned: 901-2026-0001\. 照片不清晰\n\nSign in/,
    ],
    [
      'zh',
      '每日汇总 · 2 条未读消息',
      /^系统通知\n\d\d-\d\d \d\d:\d\d {2}今晚维护\n\n型式试验报告\n\d\d-\d\d \d\d:\d\d {2}报告被退回：901-2026-0001。照片不清晰\n\n登录办公端/,
    ],
  ])('in the language of the account: %s', async (lang, subject, text) => {
    await speak(lang)
    await choose()
    await notify()
    await announced()
    await run()
    expect(await sent()).toEqual([expect.stringMatching(text)])
    expect(letters.map((letter) => [letter.to, say(letter.subject, letter.lang)])).toEqual([
      ['lin@example.cn', subject],
    ])
  })

  it('the newest twenty of both kinds, and how many more there are', async () => {
    await choose()
    for (let n = 1; n <= 23; n++) await notify({ reason: `no. ${n}` })
    await app.owner.query(
      `UPDATE message SET at = now() - make_interval(mins => 200 - split_part(about->>'reason', ' ', 2)::int)`,
    )
    await announced()
    await run()
    const [text = ''] = await sent()
    const numbers = [...text.matchAll(/no\. (\d+)$/gm)].map(([, n]) => Number(n))
    expect(numbers).toEqual(Array.from({ length: 19 }, (__, n) => 23 - n))
    expect(text).toContain('今晚维护')
    expect(text).toContain('\n\nAnd 4 more. ')
    expect(letters.map(({ subject }) => subject[1])).toEqual(['Daily summary · 24 unread messages'])
  })

  it('one line each, whatever was typed', async () => {
    await choose()
    await notify({ reason: `a\r\nReport\n\tb\u202E${'长'.repeat(500)}` })
    await run()
    const [text = ''] = await sent()
    const line = text.split('\n').find((one) => one.includes('Report returned'))
    expect(line).toMatch(/ a Report b长+…$/)
    expect(line).toHaveLength('11-23 12:00  '.length + 160)
  })

  it('nothing twice: neither what the last one contained, nor after a change of settings on the same day', async () => {
    await choose()
    await notify()
    await announced()
    expect(await run()).toBe(1)
    expect(await sent()).toHaveLength(1)
    await notify({ reason: 'later' })
    await choose(false)
    await choose()
    expect(await run()).toBe(0)
    await aDayLater()
    expect(await run()).toBe(1)
    const [text = ''] = await sent()
    expect(text).toContain('later')
    expect(text).not.toMatch(/照片不清晰|今晚维护/)
  })

  it('an announcement that was in its first minute when the last one was written', async () => {
    await choose()
    await notify()
    await announced()
    await app.owner.query(`UPDATE announcement SET published_at = now() - interval '30 seconds'`)
    await run()
    expect(await sent()).toEqual([expect.not.stringContaining('今晚维护')])
    await aDayLater()
    expect(await run()).toBe(1)
    expect(await sent()).toEqual([expect.stringContaining('今晚维护')])
  })

  it('a message whose transaction ended after the last one', async () => {
    await choose()
    await notify()
    await run()
    await sent()
    await aDayLater()
    await notify({ reason: 'late' })
    await act(
      `UPDATE message SET at = (SELECT last_at FROM daily_digest) - interval '1 hour' WHERE about->>'reason' = 'late' AND user_id = $1`,
    )
    expect(await run()).toBe(1)
    expect(await sent()).toEqual([expect.stringContaining('late')])
  })
})

describe('once', () => {
  const chosenByBoth = async () => {
    await act('INSERT INTO daily_digest SELECT unnest($1::bigint[]), true', [[id, other]])
    await announced()
  }
  const recipients = async () => (await app.owner.query<{ user_id: string }>('SELECT user_id FROM outbox')).rows

  it('when two instances write at the same moment', async () => {
    await chosenByBoth()
    await app.owner.query('BEGIN; LOCK TABLE outbox IN SHARE MODE')
    const runs = [run(), run()]
    // Not on the connection that holds the lock, because a transaction would see the first state of the view again.
    const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`
    await expect.poll(async () => (await waiting.execute(app.db)).rows.length).toBe(2)
    await app.owner.query('COMMIT')
    const [first = 0, second = 0] = await Promise.all(runs)
    expect(first + second).toBe(2)
    expect(await recipients()).toHaveLength(2)
  })

  it('when a run died in the middle and starts again', async () => {
    await chosenByBoth()
    await notify()
    await notify({}, other)
    await app.owner.query(
      `CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF (SELECT count(*) FROM outbox) > 0 THEN RAISE 'died'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER dies BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION dies()`,
    )
    await expect(run()).rejects.toThrow('died')
    await app.owner.query('DROP FUNCTION dies CASCADE')
    expect(await recipients()).toHaveLength(1)
    expect(await run()).toBe(1)
    const texts = await sent()
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toMatch(/今晚维护[^]*照片不清晰/)
  })
})
