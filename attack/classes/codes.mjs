// The class guesses, repeats and uses codes in parallel (SMS codes, QR codes, second factors), and compares answers for known and unknown names, because they must not differ.
import { callOf, endpointOf } from '../ground/contract.mjs'
import { sealed } from '../ground/people.mjs'
import { digitsOf } from '../ground/totp.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Answer } from '../ground/wire.mjs' */

const kind = 'codes'
/** An account that no other class signs in with. */
const account = 'applicant'
/** One that is locked in the end. */
const guessed = 'body-staff-903'
const known = '15400000022'
const unknown = '15400009876'

/** @param {readonly Answer[]} answers */
function statuses(answers) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
const succeeded = (/** @type {readonly Answer[]} */ answers) => answers.filter(({ status }) => status === 200).length

/** @template T @param {number} count @param {(at: number) => Promise<T>} work */
const atOnce = (count, work) => Promise.all(Array.from({ length: count }, (_, at) => work(at)))

/** @param {Ground} ground */
async function messages({ wire, ledger }) {
  const send = (/** @type {string} */ phone) =>
    wire.call({ ...callOf(endpointOf('sendSms'), { body: { purpose: 'login', phone } }), once: true })
  const sent = await atOnce(12, () => send(known))
  ledger.check(kind, 'twelve codes for one number at once', 'one', statuses(sent), succeeded(sent) <= 1)
  const other = await send(unknown)
  const [first] = sent.filter(({ status }) => status === 200)
  const isSame = first === undefined || (other.status === first.status && other.msg === first.msg)
  ledger.check(kind, 'a number without an account', 'as one with an account', `${other.status} ${other.msg}`, isSame)
  const guess = (/** @type {number} */ at) =>
    wire.call({
      ...callOf(endpointOf('loginSms'), { body: { phone: known, code: String(at).padStart(6, '0') } }),
      once: true,
    })
  const guesses = await atOnce(30, guess)
  ledger.check(kind, 'thirty guesses of a code at once', 'none succeeds', statuses(guesses), succeeded(guesses) === 0)
  const kept = await wire.call(callOf(endpointOf('listDemoMessages')))
  const told = /** @type {{ recipient: string, text: string }[] | undefined} */ (kept.data) ?? []
  const code = /\b\d{6}\b/.exec(told.find(({ recipient }) => recipient.endsWith(known.slice(-4)))?.text ?? '')?.[0]
  if (code === undefined)
    return ledger.notAsked(kind, 'the right code after thirty guesses', 'no code can be read here')
  const right = await wire.call({ ...callOf(endpointOf('loginSms'), { body: { phone: known, code } }), once: true })
  ledger.check(
    kind,
    'the right code after thirty guesses',
    'used up',
    `${right.status} ${right.msg}`,
    right.status >= 400,
  )
}

/** @param {Ground} ground */
async function qr({ wire, ledger }) {
  for (const name of ['readQr', 'loginQr', 'simulateQr']) {
    const { status, data } = await wire.call(callOf(endpointOf(name), { body: { secret: 'A'.repeat(43) } }))
    const isNothing = status >= 400 || /** @type {{ state?: string } | undefined} */ (data)?.state === 'expired'
    ledger.check(kind, `${name} with a made-up secret`, 'expired or refused', String(status), isNothing)
  }
  const { secret } = /** @type {{ secret?: string }} */ ((await wire.call(callOf(endpointOf('startQr')))).data ?? {})
  const enter = () => wire.call({ ...callOf(endpointOf('loginQr'), { body: { secret } }), once: true })
  const early = await enter()
  ledger.check(kind, 'a QR code that nobody authorised', 'refused', String(early.status), early.status >= 400)
  await wire.call(callOf(endpointOf('simulateQr'), { body: { secret } }))
  const entered = await atOnce(8, enter)
  ledger.check(
    kind,
    'an authorised QR code used eight times at once',
    'one session at most',
    statuses(entered),
    succeeded(entered) <= 1,
  )
}

/** @param {Ground} ground */
async function factor({ wire, people, ledger }) {
  const { token } = await people.signIn(account)
  const as = { token, as: account }
  const started = await wire.call({ ...callOf(endpointOf('startFactor')), ...as })
  const { secret } = /** @type {{ secret?: string }} */ (started.data ?? {})
  if (secret === undefined)
    return ledger.notAsked(kind, 'the second factor', `it cannot be begun: ${started.status} ${started.msg}`)
  const on = await wire.call({
    ...callOf(endpointOf('confirmFactor'), { body: { code: digitsOf(secret), secret } }),
    ...as,
  })
  ledger.check(kind, 'a second factor is turned on', '200', `${on.status} ${on.msg}`, on.status === 200)
  const ticketOf = async () => {
    const password = people.accountOf(account)?.password ?? ''
    const body = { username: people.accountOf(account)?.username, credentials: await sealed(wire, { password }) }
    const { data } = await wire.call(callOf(endpointOf('login'), { body }))
    return /** @type {{ ticket?: string, token?: string }} */ (data ?? {})
  }
  const first = await ticketOf()
  const isHalf = first.token === undefined && first.ticket !== undefined
  ledger.check(kind, 'the password alone', 'a ticket and no session', Object.keys(first).join(', '), isHalf)
  const step = (/** @type {string | undefined} */ ticket, /** @type {string} */ code) =>
    wire.call({ ...callOf(endpointOf('loginFactor'), { body: { ticket, code } }), once: true })
  const used = await step(first.ticket, digitsOf(secret))
  ledger.check(
    kind,
    'the code that turned it on, once more',
    'refused',
    `${used.status} ${used.msg}`,
    used.status >= 400,
  )
  const second = await ticketOf()
  const entered = await atOnce(8, () => step(second.ticket, digitsOf(secret, 1)))
  ledger.check(
    kind,
    'one code used eight times at once',
    'one session at most',
    statuses(entered),
    succeeded(entered) <= 1,
  )
  const third = await ticketOf()
  const wrong = []
  for (let at = 0; at < 6; at++) wrong.push(await step(third.ticket, '000000'))
  const late = await step(third.ticket, digitsOf(secret, 1))
  ledger.check(
    kind,
    'six wrong codes, and then another',
    'none enters',
    statuses([...wrong, late]),
    succeeded([...wrong, late]) === 0,
  )
  await wire.call({ ...callOf(endpointOf('removeFactor')), ...as })
}

/** @param {Ground} ground */
async function names({ wire, people, ledger }) {
  const attempt = async (/** @type {string} */ username) =>
    wire.call({
      ...callOf(endpointOf('login'), {
        body: { username, credentials: await sealed(wire, { password: 'Wrong-1-Guess!x' }) },
      }),
      once: true,
    })
  const [there, nowhere] = [await attempt(guessed), await attempt('nobody-of-this-name')]
  const both = `${nowhere.status} ${nowhere.msg} / ${there.status} ${there.msg}`
  ledger.check(
    kind,
    'a name of no account',
    'as one of an account',
    both,
    there.status === nowhere.status && there.msg === nowhere.msg,
  )
  const tries = []
  for (let at = 0; at < 12; at++) tries.push(await attempt(guessed))
  const password = people.accountOf(guessed)?.password ?? ''
  const body = { username: people.accountOf(guessed)?.username, credentials: await sealed(wire, { password }) }
  const right = await wire.call({ ...callOf(endpointOf('login'), { body }), once: true })
  const found = `${succeeded(tries)} enter, then ${right.status} ${right.msg}`
  ledger.check(
    kind,
    'the right password after twelve wrong ones',
    'locked',
    found,
    succeeded(tries) === 0 && right.status >= 400,
  )
}

/** @param {Ground} ground */
export async function codes(ground) {
  await messages(ground)
  await qr(ground)
  if (ground.people.has(account)) await factor(ground)
  await names(ground)
}
