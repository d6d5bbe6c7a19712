// Tests the work beside a captcha: none in quiet hours, more with every code that is asked for, done anew for each captcha, and asked for wherever a captcha is.
import { createHash } from 'node:crypto'
import { submitErrorReport } from '@register/contract/business/errorReport/reporter'
import { hasZeroBits, workText } from '@register/contract/input/captcha'
import { getCaptcha, getSalt, getSpokenCaptcha, login } from '@register/contract/system/account'
import { sendSms } from '@register/contract/system/signIn/sms'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { testPassword } from '../../../../../test/global.ts'
import { seal } from '../../../../../test/seal.ts'
import { answersOf } from './testAnswers.ts'

const app = await testApp({ captcha: true })
const { stranger, owner } = app

/** Requests of the last hour: `count` from one address, or from as many in one part of the register. */
const asked = (count: number, { address = 'other', cap = null }: { address?: string; cap?: string | null }) =>
  owner.query(
    `INSERT INTO code_request (mark, address, cap, at)
     SELECT decode(md5(n::text), 'hex'), CASE WHEN $1 = 'other' THEN 'other ' || n ELSE $1 END, $2, now() - interval '1 minute'
     FROM generate_series(1, $3::int) n`,
    [address, cap, count],
  )
const here = '127.0.0.1'

beforeEach(async () => {
  await owner.query('DELETE FROM code_request')
})

function workFor(uuid: string, bits: number): number {
  for (let work = 0; ; work++)
    if (hasZeroBits(createHash('sha256').update(workText(uuid, work)).digest(), bits)) return work
}

test('no work is asked for after two codes of an address, some after three, and more with each', async () => {
  const bitsNow = async () => (await stranger(getCaptcha, {})).bits
  expect(await bitsNow()).toBe(0)
  await asked(2, { address: here })
  expect(await bitsNow()).toBe(0)
  await asked(1, { address: here })
  const some = await bitsNow()
  expect(some).toBe(13)
  await asked(17, { address: here })
  expect(await bitsNow()).toBe(18)
})

test.each(['people', 'strangers'])('codes to %s make it dearer at every address', async (cap) => {
  await asked(299, { cap })
  expect((await stranger(getCaptcha, {})).bits).toBe(0)
  await asked(701, { cap })
  expect((await stranger(getSpokenCaptcha, {})).bits).toBe(15)
  // Requests of an hour ago count for nothing.
  await owner.query(`UPDATE code_request SET at = at - interval '1 hour'`)
  expect((await stranger(getCaptcha, {})).bits).toBe(0)
})

test('a right answer without the work is refused and used up; with it, it passes once', async () => {
  await asked(4, { address: here })
  const first = await stranger(getCaptcha, {})
  const body = { purpose: 'login', phone: '13900009999' } as const
  const [answer = ''] = await answersOf(app, [first.uuid])
  const refusedWork = { status: 400, errors: [{ field: 'work' }] }
  expect(await stranger.refused(sendSms, { body: { ...body, uuid: first.uuid, captcha: answer } })).toMatchObject(
    refusedWork,
  )
  const work = workFor(first.uuid, first.bits)
  // Used up, although the work is there now.
  expect(await stranger.refused(sendSms, { body: { ...body, uuid: first.uuid, captcha: answer, work } })).toMatchObject(
    { errors: [{ field: 'captcha' }] },
  )
  const second = await stranger(getCaptcha, {})
  const [other = ''] = await answersOf(app, [second.uuid])
  const given = { ...body, uuid: second.uuid, captcha: other, work: workFor(second.uuid, second.bits) }
  expect(await stranger(sendSms, { body: given })).toMatchObject({ again: 60 })
  expect(await stranger.refused(sendSms, { body: given })).toMatchObject({ errors: [{ field: 'captcha' }] })
})

test('work for another captcha is none', async () => {
  await asked(4, { address: here })
  const [one, two] = [await stranger(getCaptcha, {}), await stranger(getCaptcha, {})]
  const [answer = ''] = await answersOf(app, [two.uuid])
  let work = workFor(one.uuid, one.bits)
  // By chance one number may serve both.
  while (hasZeroBits(createHash('sha256').update(workText(two.uuid, work)).digest(), two.bits)) work++
  const body = { purpose: 'login', phone: '13900009998', uuid: two.uuid, captcha: answer, work } as const
  expect(await stranger.refused(sendSms, { body })).toMatchObject({ errors: [{ field: 'work' }] })
})

test('signing in and reporting an error ask for it too', async () => {
  await asked(4, { address: here })
  const fresh = async () => {
    const { uuid } = await stranger(getCaptcha, {})
    const [captcha = ''] = await answersOf(app, [uuid])
    return { uuid, captcha }
  }
  const credentials = seal(await stranger(getSalt, {}), { password: testPassword })
  const signIn = { username: 'expert', credentials, ...(await fresh()) }
  expect(await stranger.refused(login, { body: signIn })).toMatchObject({ errors: [{ field: 'work' }] })
  const report = { publicId: 'unknown', part: 'model', proposed: 'HX-1000', ...(await fresh()) } as const
  expect(await stranger.refused(submitErrorReport, { body: report })).toMatchObject({ errors: [{ field: 'work' }] })
})
