// What a session is worth in other hands: after sign-out, renewed twice, from another site, ended by others, and in a browser that never gave the password. Asked of every process of the register.
import { setTimeout as wait } from 'node:timers/promises'
import { callOf, endpointOf, exampleOf, named } from '../ground/contract.mjs'
import { cookieOf, sealed } from '../ground/people.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Call } from '../ground/wire.mjs' */

const kind = 'sessions'
/** An account with nothing to lose. */
const account = 'auditor'
/** As long as a replaced cookie still answers, and a little more. */
const graceMs = 11_000
/** Another process remembers a caller for a second (docs/decisions/0050-rights-of-a-role.md). */
const rememberedMs = 1_200

const who = () => callOf(endpointOf('getPermissionInfo'))
const renewal = (/** @type {string} */ cookie, /** @type {Partial<Call>} */ more = {}) => ({
  ...callOf(endpointOf('refresh')),
  cookie,
  ...more,
})

/** Whether every process refuses the token. @param {Ground} ground @param {string} what @param {string} token */
async function isDead({ wire, second, ledger }, what, token) {
  for (const [name, on] of /** @type {const} */ ([
    ['', wire],
    [' at the second process', second],
  ])) {
    if (!on) continue
    if (on === second) await wait(rememberedMs)
    const { status } = await on.call({ ...who(), token })
    ledger.check(kind, `the token ${what}${name}`, '401', String(status), status === 401)
  }
}

/** @param {Ground} ground */
async function afterSignOut(ground) {
  const { wire, second, people, ledger } = ground
  const session = await people.signIn(account)
  for (const on of [wire, second]) await on?.call({ ...who(), token: session.token })
  await wire.call({ ...callOf(endpointOf('logout')), token: session.token })
  await isDead(ground, 'after signing out', session.token)
  const { status } = await wire.call(renewal(session.cookie))
  ledger.check(kind, 'the cookie after signing out', '401', String(status), status === 401)
}

/** @param {Ground} ground */
async function cookies({ wire, people, ledger }) {
  const { cookie, answer } = await people.signIn(account)
  const set = String(answer.headers['set-cookie'])
  const isStrict = ['HttpOnly', 'SameSite=Strict', 'Path=/api/system/refresh'].every((word) => set.includes(word))
  ledger.check(kind, 'the refresh cookie', 'HttpOnly, SameSite=Strict, one path', set.replace(/=[^;]*/, '=…'), isStrict)
  /** @type {Record<string, string>[]} */
  const foreign = [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
  for (const headers of foreign) {
    const { status } = await wire.call(renewal(cookie, { headers }))
    ledger.check(kind, `renewal with ${JSON.stringify(headers)}`, '403', String(status), status === 403)
  }
  const none = await wire.call(callOf(endpointOf('refresh')))
  ledger.check(kind, 'renewal without a cookie', '401', String(none.status), none.status === 401)
  const several = await Promise.all(Array.from({ length: 8 }, () => wire.call(renewal(cookie))))
  const next = new Set(several.filter(({ status }) => status === 200).map(cookieOf))
  ledger.check(
    kind,
    'one cookie renewed eight times at once',
    'one successor',
    `${next.size} successors`,
    next.size === 1,
  )
}

/** @param {Ground} ground */
async function twiceUsed(ground) {
  const { wire, people, ledger } = ground
  const stolen = await people.signIn(account)
  const renewed = await wire.call(renewal(stolen.cookie))
  const { token = '' } = /** @type {{ token?: string }} */ (renewed.data ?? {})
  await wire.call({ ...who(), token })
  await wait(graceMs)
  const again = await wire.call(renewal(stolen.cookie))
  ledger.check(
    kind,
    'a replaced cookie, after what followed it was used',
    '401',
    String(again.status),
    again.status === 401,
  )
  await isDead(ground, 'of a session whose old cookie turned up', token)
  const newest = await wire.call(renewal(cookieOf(renewed)))
  ledger.check(kind, 'the newest cookie of that session', '401', String(newest.status), newest.status === 401)
}

/** @param {Ground} ground */
async function endedByOthers(ground) {
  const { wire, second, people } = ground
  const [mine, lost] = [await people.signIn(account), await people.signIn(account)]
  for (const on of [wire, second]) await on?.call({ ...who(), token: lost.token })
  const devices = await wire.call({ ...callOf(endpointOf('listOwnDevices')), token: lost.token })
  const own = /** @type {{ id: number, own?: boolean, current?: boolean }[]} */ (devices.data)[0]
  await wire.call({ ...callOf(endpointOf('endOwnDevice'), { params: { id: own?.id } }), token: mine.token })
  await isDead(ground, 'of a device that its owner signed out', lost.token)
  const online = await people.call('security-admin', endpointOf('listOnline'), {
    query: { keyword: account, pageSize: 50 },
  })
  const list = /** @type {{ list: { id: number, username: string }[] }} */ (online.data).list
  const ids = list.filter(({ username }) => username === account).map(({ id }) => id)
  await people.call('security-admin', endpointOf('endSessions'), { params: { id: ids.join(',') } })
  await isDead(ground, 'of a session that an administrator ended', mine.token)
}

/** A sealed password serves once: who records it cannot send it again. @param {Ground} ground */
async function replayed({ wire, people, ledger }) {
  const known = people.accountOf(account)
  if (!known) return
  const credentials = await sealed(wire, { password: known.password })
  const call = callOf(endpointOf('login'), { body: { username: known.username, credentials } })
  const [first, again] = [await wire.call(call), await wire.call(call)]
  const isOnce = first.status === 200 && again.status >= 400
  ledger.check(kind, 'the same sealed password sent twice', 'refused', String(again.status), isOnce)
}

/** A session without the password, as of a stolen telephone: every act that asks for the password asks for it. @param {Ground} ground */
async function unconfirmed({ wire, ledger }) {
  const started = await wire.call(callOf(endpointOf('startQr')))
  const { secret } = /** @type {{ secret?: string }} */ (started.data ?? {})
  await wire.call(callOf(endpointOf('simulateQr'), { body: { secret } }))
  const entered = await wire.call(callOf(endpointOf('loginQr'), { body: { secret } }))
  const { token } = /** @type {{ token?: string }} */ (entered.data ?? {})
  if (!token) return ledger.notAsked(kind, 'acts that ask for the password', 'no session without it can be had here')
  for (const { endpoint, title } of named.filter(
    (one) => one.endpoint.confirmed && one.endpoint.access === 'signedIn',
  )) {
    const { status } = await wire.call({ ...callOf(endpoint, exampleOf(endpoint)), token })
    ledger.check(kind, `${title} without having given the password`, '403', String(status), status === 403)
  }
}

/** @param {Ground} ground */
export async function sessions(ground) {
  await afterSignOut(ground)
  await cookies(ground)
  if (!ground.brief) await twiceUsed(ground)
  await endedByOthers(ground)
  await replayed(ground)
  await unconfirmed(ground)
  ground.people.forget(account)
}
