// Locks from the side of guessers and owners: per address, failures expire, and the whole account is locked only after many addresses.
import { expect, test } from 'vitest'
import { getSalt, login } from '@register/contract/system/account'
import { testApp } from '../../../../../test/app.ts'
import { testPassword } from '../../../../../test/global.ts'
import { seal } from '../../../../../test/seal.ts'

const app = await testApp()

const signIn = async (username: string, password: string, from: string) => {
  const credentials = seal(await app.stranger(getSalt, {}), { password })
  return (await app.stranger.raw(login, { body: { username, credentials } }, { from })).statusCode
}
const wrong = (username: string, from: string) => signIn(username, 'wrong-Password-1', from)
const right = (username: string, from: string) => signIn(username, testPassword, from)
/** Moves all failures into the past. */
const pass = (minutes: number) =>
  app.owner.query(
    `UPDATE sign_in_address SET forgotten_at = forgotten_at - $1::interval, locked_until = locked_until - $1::interval`,
    [`${minutes} minutes`],
  )

test('a guesser locks out where they sit, and the owner elsewhere signs in', async () => {
  for (let n = 0; n < 5; n++) await wrong('expert', '203.0.113.5')
  expect(await right('expert', '203.0.113.5')).toBe(400)
  expect(await right('expert', '198.51.100.7')).toBe(200)
  await pass(31)
  expect(await right('expert', '203.0.113.5')).toBe(200)
})

test('one wrong guess every half hour locks no one out', async () => {
  for (let n = 0; n < 12; n++) {
    expect(await wrong('head-office', '203.0.113.9')).toBe(400)
    await pass(30)
  }
  expect(await right('head-office', '203.0.113.9')).toBe(200)
})

test('a lock ends after half an hour, and a few of the failures are still remembered', async () => {
  for (let n = 0; n < 5; n++) await wrong('auditor', '203.0.113.9')
  await pass(31)
  await wrong('auditor', '203.0.113.9')
  await wrong('auditor', '203.0.113.9')
  expect(await right('auditor', '203.0.113.9')).toBe(400)
})

test('ten addresses lock the account as a whole, but not where its owner is known', async () => {
  expect(await right('system-admin', '198.51.100.7')).toBe(200)
  for (let n = 1; n <= 9; n++) await wrong('system-admin', `203.0.113.${n}`)
  expect(await right('system-admin', '192.0.2.1')).toBe(200)
  await wrong('system-admin', '203.0.113.10')
  expect(await right('system-admin', '192.0.2.2')).toBe(400)
  expect(await right('system-admin', '198.51.100.7')).toBe(200)
})
