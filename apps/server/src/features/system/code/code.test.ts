// Codes from the side of owners, guessers and people in a hurry.
import type { Failure } from '@register/contract/errors'
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import type { Ctx } from '../../../access/ctx.ts'
import { everything } from '../../../access/scope.ts'
import { clearExpired } from '../../../access/housekeeping.ts'
import type { Mail } from '../../../integrations/mail/port.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { mailSink, smsSink } from '../../../integrations/sink.ts'
import type { Sms } from '../../../integrations/sms/port.ts'
import { peerAt } from '../../../http/peer.ts'
import { sendCode, spendCode, consumeCode, tryCode } from './service.ts'

const app = await testApp()
const sent: Sms[] = []
const report = vi.fn<(error: unknown) => void>()
const outside: Integrations = {
  sms: {
    name: 'sink',
    send: (sms) => {
      sent.push(sms)
      return Promise.resolve()
    },
  },
  mail: undefined,
  report,
}

let address = 0
const ctx = (ip = `10.1.${address >> 8}.${address++ & 255}`): Ctx => ({
  db: app.db,
  actor: undefined,
  scope: everything,
  act: ['', ''],
  lang: 'en',
  say: ([, en]) => en,
  secrets: app.secrets,
  meta: { ip: peerAt(ip).ip, isFrom: () => false, userAgent: '', traceId: '', origin: '' },
  note: { object: '', detail: {} },
  afterCommit: () => undefined,
})

let serial = 0
/** A new number for every test. */
const number = (): string => `139${String(10_000_000 + ++serial)}`
const of = (to: string) => ({ purpose: 'login', channel: 'sms', to }) as const

/** The last code that was sent to a number. */
async function codeFor(to: string): Promise<string> {
  const found = () => sent.findLast((sms) => sms.to === to)?.values
  await expect.poll(found).toBeDefined()
  const values = found()
  return values && 'code' in values ? values.code : ''
}
const refusal = (work: Promise<unknown>): Promise<Pick<Failure, 'status' | 'retryAfter' | 'fields'>> =>
  work.then(
    () => ({ status: 200, retryAfter: undefined, fields: [] }),
    (failure: Failure) => failure,
  )
/** Moves requests into the past, for the limits. */
const ago = (seconds: number) =>
  app.owner.query(`UPDATE code_request SET at = at - make_interval(secs => $1)`, [seconds])
const other = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a code', () => {
  test('of six digits is sent, and taken once', async () => {
    const to = number()
    expect(await sendCode(ctx(), outside, { ...of(to), reaches: true })).toEqual({ expiresIn: 300, again: 60 })
    const code = await codeFor(to)
    expect(code).toMatch(/^\d{6}$/)
    expect(await consumeCode(ctx(), { ...of(to), code })).toBe(true)
    expect(await refusal(consumeCode(ctx(), { ...of(to), code }))).toMatchObject({ status: 400 })
  })

  test('is taken once by many at once', async () => {
    const to = number()
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    const code = await codeFor(to)
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => refusal(consumeCode(ctx(), { ...of(to), code }))))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  test('is dead after five wrong tries, also when they come at once', async () => {
    const to = number()
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    const code = await codeFor(to)
    const wrong = Array.from({ length: 20 }, () => refusal(consumeCode(ctx(), { ...of(to), code: other(code) })))
    for (const one of await Promise.all(wrong)) expect(one).toMatchObject({ status: 400, fields: [{ field: 'code' }] })
    expect(await refusal(consumeCode(ctx(), { ...of(to), code }))).toMatchObject({ status: 400 })
    const { rows } = await app.owner.query<{ tries: number }>('SELECT max(tries)::int AS tries FROM code')
    expect(rows).toEqual([{ tries: 5 }])
  })

  test('lives five minutes', async () => {
    const to = number()
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    const code = await codeFor(to)
    await app.owner.query(`UPDATE code SET expires_at = expires_at - interval '5 minutes'`)
    expect(await refusal(consumeCode(ctx(), { ...of(to), code }))).toMatchObject({ status: 400 })
    await clearExpired(app.db)
    expect((await app.owner.query('SELECT 1 FROM code')).rowCount).toBe(0)
  })

  test('opens what it was sent for, and nothing else', async () => {
    const [to, another] = [number(), number()]
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    await sendCode(ctx(), outside, { ...of(another), reaches: true })
    const code = await codeFor(to)
    expect(await refusal(consumeCode(ctx(), { ...of(to), purpose: 'reset', code }))).toMatchObject({ status: 400 })
    if (code !== (await codeFor(another)))
      expect(await refusal(consumeCode(ctx(), { ...of(another), code }))).toMatchObject({ status: 400 })
    expect(await consumeCode(ctx(), { ...of(to), code })).toBe(true)
  })

  test('stays good where what it was asked for fails', async () => {
    const to = number()
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    const code = await codeFor(to)
    const attempt = async (fails: boolean) => {
      const right = await tryCode(ctx(), { ...of(to), code })
      return app.db.transaction().execute(async (tx) => {
        await spendCode({ ...ctx(), db: tx }, right)
        if (fails) throw new Error('the name is taken')
      })
    }
    await expect(attempt(true)).rejects.toThrow('the name is taken')
    await attempt(false)
    expect(await refusal(attempt(false))).toMatchObject({ status: 400 })
  })

  test('makes an earlier one for the same purpose worthless', async () => {
    const to = number()
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    const first = await codeFor(to)
    await ago(60)
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    await expect.poll(() => sent.filter((sms) => sms.to === to)).toHaveLength(2)
    const second = await codeFor(to)
    if (first !== second)
      expect(await refusal(consumeCode(ctx(), { ...of(to), code: first }))).toMatchObject({ status: 400 })
    expect(await consumeCode(ctx(), { ...of(to), code: second })).toBe(true)
  })

  test('is not stored in readable form, and neither is its number', async () => {
    const to = number()
    await sendCode(ctx(), outside, { ...of(to), reaches: true })
    const code = await codeFor(to)
    const { rows } = await app.owner.query<{ all: string }>(
      `SELECT coalesce(string_agg(row_to_json(t)::text, ' '), '') AS all FROM (SELECT purpose, encode(mark, 'escape') AS mark,
        encode(mac, 'escape') AS mac FROM code UNION ALL SELECT address, encode(mark, 'escape'), '' FROM code_request) t`,
    )
    expect(rows[0]?.all).not.toContain(to)
    expect(rows[0]?.all).not.toContain(code)
  })
})

describe('a number without an account', () => {
  test('gets the same answer, no message, and no code', async () => {
    const to = number()
    expect(await sendCode(ctx(), outside, { ...of(to), reaches: false })).toEqual({ expiresIn: 300, again: 60 })
    expect(await refusal(sendCode(ctx(), outside, { ...of(to), reaches: false }))).toMatchObject({ status: 429 })
    expect(sent.filter((sms) => sms.to === to)).toEqual([])
    expect(await refusal(consumeCode(ctx(), { ...of(to), code: '123456' }))).toMatchObject({ status: 400 })
  })
})

describe('limits', () => {
  const ask = (to: string, ip?: string) => refusal(sendCode(ctx(ip), outside, { ...of(to), reaches: true }))

  test('let one pass in a minute, five in an hour and ten in a day, for any purpose, and say when', async () => {
    const to = number()
    const passed = async (count: number) => {
      for (let n = 0; n < count; n++) {
        expect((await ask(to)).status).toBe(200)
        await ago(61)
      }
    }
    expect((await ask(to)).status).toBe(200)
    const soon = await refusal(sendCode(ctx(), outside, { ...of(to), purpose: 'reset', reaches: true }))
    expect(soon.status).toBe(429)
    expect(soon.retryAfter).toBeGreaterThan(50)
    expect(soon.retryAfter).toBeLessThanOrEqual(60)
    await ago(61)
    await passed(4)
    const fifth = await ask(to)
    expect(fifth.status).toBe(429)
    expect(fifth.retryAfter).toBeGreaterThan(3_200)
    await ago(3_600)
    await passed(5)
    await ago(3_600)
    const tenth = await ask(to)
    expect(tenth.status).toBe(429)
    expect(tenth.retryAfter).toBeGreaterThan(20 * 3_600)
    await ago(86_400)
    expect((await ask(to)).status).toBe(200)
  })

  test('count one number, however it is written', async () => {
    const to = number()
    expect((await ask(`+86 ${to}`)).status).toBe(200)
    for (const spelling of [to, `86${to}`, `0086${to}`, `${to.slice(0, 3)}-${to.slice(3)}`])
      expect((await ask(spelling)).status, spelling).toBe(429)
  })

  test('let one of many at once pass', async () => {
    const to = number()
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(to)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('let twenty pass from one address in an hour, whatever the numbers', async () => {
    for (let n = 0; n < 20; n++) expect((await ask(number(), '10.9.9.9')).status).toBe(200)
    expect((await ask(number(), '10.9.9.9')).status).toBe(429)
    expect((await ask(number(), '10.9.9.10')).status).toBe(200)
    // An IPv6 network counts as one address.
    for (let n = 0; n < 20; n++) expect((await ask(number(), `2001:db8::${n}`)).status).toBe(200)
    expect((await ask(number(), '2001:db8::ffff')).status).toBe(429)
  })
})

describe('what strangers ask for', () => {
  type Wish = Parameters<typeof sendCode>[2]
  const ask = (wish: Partial<Wish>, ip?: string) =>
    refusal(sendCode(ctx(ip), outside, { ...of(number()), reaches: true, ...wish }))
  /** As many requests of the last hour as the register sends, in this part of them. */
  const useUp = (cap: string) =>
    app.owner.query(
      `INSERT INTO code_request (mark, address, cap, at) SELECT decode(md5(n::text), 'hex'), 'used up ' || n, $1, now() - interval '1 minute'
       FROM generate_series(1, 2000) n`,
      [cap],
    )
  const forget = () => app.owner.query('DELETE FROM code_request')

  test('uses up nothing where nothing is sent, because the number has no account', async () => {
    await forget()
    for (let n = 0; n < 3; n++) expect((await ask({ reaches: false })).status).toBe(200)
    const { rows } = await app.owner.query('SELECT DISTINCT cap FROM code_request')
    expect(rows).toEqual([{ cap: null }])
  })

  test('at registration leaves people with accounts what they have, and the other way round', async () => {
    await forget()
    await useUp('strangers')
    expect(await ask({ purpose: 'register' })).toMatchObject({ status: 429 })
    expect((await ask({ purpose: 'login' })).status).toBe(200)
    await forget()
    await useUp('people')
    expect((await ask({ purpose: 'register' })).status).toBe(200)
  })

  test('is refused alike for numbers with and without an account when nothing is left', async () => {
    await forget()
    await useUp('people')
    const [known, unknown] = [await ask({ reaches: true, account: 1 }), await ask({ reaches: false })]
    expect(known).toMatchObject({ status: 429 })
    expect([unknown.status, unknown.fields]).toEqual([known.status, known.fields])
    await forget()
  })

  test('for a known number does not keep its owner from signing in at a usual address', async () => {
    const { id } = await app.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'expert')
      .executeTakeFirstOrThrow()
    const [to, home, former] = [number(), '10.8.0.1', '10.8.0.2']
    await app.owner.query(
      `INSERT INTO sign_in_address (user_id, address, succeeded_at) VALUES ($1, $2, now()), ($1, $3, now() - interval '31 days')`,
      [id, home, former],
    )
    const owned = { to, account: id }
    for (let n = 0; n < 10; n++) {
      expect((await ask(owned)).status).toBe(200)
      await ago(3_601)
    }
    expect((await ask(owned)).status).toBe(429)
    // An address of more than a month ago is anybody's, and so is the usual one of another account.
    expect((await ask(owned, former)).status).toBe(429)
    expect((await ask({ to, account: undefined }, home)).status).toBe(429)
    for (let n = 0; n < 10; n++) {
      expect((await ask(owned, home)).status, `number ${n} at home`).toBe(200)
      await ago(3_601)
    }
    expect((await ask(owned, home)).status).toBe(429)
  })
})

test('a channel that is off says so', async () => {
  const mail = { purpose: 'confirmEmail', channel: 'mail', to: 'lin@example.cn', reaches: true } as const
  expect(await refusal(sendCode(ctx(), outside, mail))).toMatchObject({ status: 404 })
})

test('a failing service is logged, and not reported to the caller', async () => {
  const broken: Integrations = { ...outside, sms: { name: 'aliyun', send: () => Promise.reject(new Error('away')) } }
  expect(await sendCode(ctx(), broken, { ...of(number()), reaches: true })).toMatchObject({ expiresIn: 300 })
  await expect.poll(() => report.mock.calls).toContainEqual([new Error('away')])
})

test('a letter carries the code in the language of who asked', async () => {
  const letters: Mail[] = []
  const mail = { name: 'smtp' as const, send: (letter: Mail) => Promise.resolve(void letters.push(letter)) }
  const given = { purpose: 'confirmEmail', channel: 'mail', to: 'lin@example.cn' } as const
  await sendCode(ctx(), { ...outside, mail }, { ...given, reaches: true })
  await expect.poll(() => letters).toHaveLength(1)
  const [, code = ''] = /Your code is (\d{6})/.exec(letters[0]?.text[1] ?? '') ?? []
  expect(await consumeCode(ctx(), { ...given, to: 'Lin@Example.cn', code })).toBe(true)
})

test('the sinks keep what they would have sent, with the number masked', async () => {
  const log = { warn: vi.fn<() => void>() }
  await smsSink(app.db, log).send({
    to: '13900001234',
    lang: 'en',
    template: 'code',
    values: { code: '012345', minutes: '5' },
  })
  await mailSink(app.db, log).send({
    to: 'lin@example.cn',
    lang: 'zh',
    subject: ['报告', 'Report'],
    text: ['有一份报告待处理', 'A report waits'],
  })
  const [sms, mail] = await app.db.selectFrom('sent_message').selectAll().orderBy('id').execute()
  expect(sms).toMatchObject({ channel: 'sms', recipient: '139****1234' })
  expect(sms?.text_en).toContain('012345')
  expect(sms?.text_zh).toContain('012345')
  expect(mail).toMatchObject({
    channel: 'mail',
    recipient: 'l****@example.cn',
    text_zh: '报告\n有一份报告待处理',
    text_en: 'Report\nA report waits',
  })
  expect(log.warn).toHaveBeenCalledTimes(2)
})
