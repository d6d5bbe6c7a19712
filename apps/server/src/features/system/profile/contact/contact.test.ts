// Changing mobile and e-mail by their owner: only a right, fresh, unused code for that very number changes them.
import { changeContact, removeContact, sendContactCode } from '@register/contract/system/profile/contact'
import { readProfile } from '@register/contract/system/profile/profile'
import { listMessages } from '@register/contract/system/message/message'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../../../../integrations/mail/port.ts'
import type { Sms } from '../../../../integrations/sms/port.ts'
import { testApp, type Caller } from '../../../../../test/app.ts'

const sent: { to: string; code: string }[] = []
const sms = {
  name: 'sink',
  send: ({ to, values }: Sms) => {
    sent.push({ to, code: 'code' in values ? values.code : '' })
    return Promise.resolve()
  },
} as const
const mail = {
  name: 'sink',
  send: ({ to, text }: Mail) => {
    sent.push({ to, code: /\d{6}/.exec(text[0])?.[0] ?? '' })
    return Promise.resolve()
  },
} as const
const app = await testApp({ sms, mail })
const [staff, expert] = await Promise.all([app.as('body-staff'), app.as('expert')])

/** Limits count per number, so each test has its own. */
let serial = 0
const number = () => `138${String(20_000_000 + ++serial)}`
async function codeFor(caller: Caller, to: string, kind: 'phone' | 'email' = 'phone'): Promise<string> {
  await caller(sendContactCode, { body: { kind, to } })
  const found = () => sent.findLast((one) => one.to === to)?.code
  await expect.poll(found).toBeDefined()
  return found() ?? ''
}
const change = (to: string, code: string, kind: 'phone' | 'email' = 'phone') =>
  [changeContact, { body: { kind, to, code } }] as const

describe('a number or address', () => {
  it.each([
    ['phone', '13820000000', '138****0000'],
    ['email', 'Lin.Gong@example.cn', 'L****@example.cn'],
  ] as const)(
    '%s is kept sealed and confirmed, shown masked, told under the bell, and not to the audit',
    async (kind, to, masked) => {
      const code = await codeFor(staff, to, kind)
      const after = await staff(...change(to, code, kind))
      expect([after[kind], after.confirmed[kind]]).toEqual([masked, true])
      expect((await staff(listMessages, { query: {} })).list[0]?.title).toBe('Your mobile or e-mail has been changed')
      const { rows } = await app.owner.query<{ text: string }>(
        `SELECT detail::text AS text FROM audit WHERE action IN ('profile.contact', 'profile.sendCode')`,
      )
      for (const { text } of rows) expect(text).not.toMatch(/1382|example/)
      const { rows: stored } = await app.owner.query(
        `SELECT row_to_json(u)::text AS text FROM app_user u WHERE username = 'body-staff'`,
      )
      expect(JSON.stringify(stored)).not.toMatch(/13820000000|example\.cn/)
    },
  )

  it.each([
    ['phone', '12', 'to'],
    ['phone', '138****0000', 'to'],
    ['email', 'nobody', 'to'],
    ['email', '13820000000', 'to'],
  ] as const)('%s %s is none, for code and change alike', async (kind, to, field) => {
    const wrong = { status: 400, errors: [{ field }] }
    expect(await staff.refused(sendContactCode, { body: { kind, to } })).toMatchObject(wrong)
    expect(await staff.refused(...change(to, '000000', kind))).toMatchObject(wrong)
  })

  it('of another account is revealed only to its holder', async () => {
    const to = number()
    await expert(...change(to, await codeFor(expert, to)))
    const code = await codeFor(staff, number())
    expect((await staff.refused(...change(to, code))).status).toBe(400)
    await app.owner.query(`DELETE FROM code_request`)
    const right = await codeFor(staff, to)
    expect(await staff.refused(...change(to, right))).toMatchObject({ status: 409, errors: [{ field: 'phone' }] })
  })

  it('is removed, and then there is none', async () => {
    const to = number()
    await staff(...change(to, await codeFor(staff, to)))
    const after = await staff(removeContact, { params: { kind: 'phone' } })
    expect([after.phone, after.confirmed.phone]).toEqual(['', false])
    expect((await staff.refused(removeContact, { params: { kind: 'phone' } })).status).toBe(404)
  })
})

describe('a code', () => {
  const wrong = { status: 400, errors: [{ field: 'code' }] }
  it('is good once, for its number alone, also of two at once', async () => {
    const [to, other] = [number(), number()]
    const code = await codeFor(staff, to)
    expect(await staff.refused(...change(other, code))).toMatchObject(wrong)
    const both = await Promise.all([1, 2].map(() => staff.raw(...change(to, code))))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await staff.refused(...change(to, code))).toMatchObject(wrong)
  })
  it('dies with five wrong tries and with its time', async () => {
    const to = number()
    const code = await codeFor(staff, to)
    for (let n = 0; n < 5; n++)
      expect(await staff.refused(...change(to, code === '000000' ? '000001' : '000000'))).toMatchObject(wrong)
    expect(await staff.refused(...change(to, code))).toMatchObject(wrong)
    const late = number()
    const old = await codeFor(staff, late)
    await app.owner.query(`UPDATE code SET expires_at = now() - interval '1 second'`)
    expect(await staff.refused(...change(late, old))).toMatchObject(wrong)
  })
  it('is asked for once a minute', async () => {
    const to = number()
    await codeFor(staff, to)
    expect((await staff.refused(sendContactCode, { body: { kind: 'phone', to } })).status).toBe(429)
  })
})

it('a change asks for the password when it was given long ago', async () => {
  await app.owner.query(`UPDATE session SET confirmed_at = now() - interval '1 hour'`)
  app.app.actors.forget()
  const wanted = { status: 403, data: { needs: 'confirmation' } }
  expect(await staff.refused(...change(number(), '000000'))).toMatchObject(wanted)
  expect(await staff.refused(removeContact, { params: { kind: 'email' } })).toMatchObject(wanted)
})

it('without a service no code is offered', async () => {
  const off = await testApp({ sms: undefined, mail: undefined })
  const caller = await off.as('expert')
  expect((await caller(readProfile, {})).codes).toEqual({ phone: false, email: false })
  expect((await caller.refused(sendContactCode, { body: { kind: 'phone', to: number() } })).status).toBe(404)
})
