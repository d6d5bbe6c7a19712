// Answers that are no longer true: a certificate that was suspended must be so for every call that begins after the act has returned, at every process and with warm caches; a right that was taken away is gone there too, within the second that a process remembers a caller.
import { setTimeout as wait } from 'node:timers/promises'
import { callOf, endpointOf, exampleOf, fieldsOf, named, schemaOf } from '../ground/contract.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Answer, Wire } from '../ground/wire.mjs' */
/** @import { Input, Named } from '../ground/contract.mjs' */
/** @typedef {{ id: number, rev: number, publicId: string, certificateNo: string }} Certificate */

const kind = 'stale answers'
/** Another process remembers a caller's rights for a second (docs/decisions/0050-rights-of-a-role.md). */
const rememberedMs = 1_200

/** What a question may be filled with, by the names of the contract. @param {Certificate} one @returns {Record<string, unknown>} */
const askable = ({ publicId, certificateNo }) => ({
  publicId,
  publicIds: [publicId],
  certificateNo,
  number: certificateNo,
  numbers: [certificateNo],
  keyword: certificateNo,
})

/** Every anonymous question that can be about one certificate. @param {Certificate} one @returns {{ one: Named, input: Input }[]} */
function questions(one) {
  const parts = askable(one)
  return named
    .filter(
      ({ endpoint }) => endpoint.access === 'anyone' && endpoint.effect === 'read' && endpoint.reply === undefined,
    )
    .flatMap((each) => {
      const example = exampleOf(each.endpoint)
      const keys = Object.keys(schemaOf('body', each.endpoint)?.properties ?? {}).filter((key) => key in parts)
      const body = {
        ...fieldsOf(example.body),
        ...Object.fromEntries(keys.slice(0, 1).map((key) => [key, parts[key]])),
      }
      return keys.length === 0 ? [] : [{ one: each, input: { ...example, body } }]
    })
}

/** The standings that an answer gives this certificate. @param {unknown} data @param {Certificate} one @returns {string[]} */
function standingsIn(data, one) {
  if (Array.isArray(data)) return data.flatMap((each) => standingsIn(each, one))
  if (typeof data !== 'object' || data === null) return []
  const { publicId, certificateNo, status } = /** @type {Record<string, unknown>} */ (data)
  const isIt = publicId === one.publicId || certificateNo === one.certificateNo
  const own = isIt && typeof status === 'string' ? [status] : []
  return [...own, ...Object.values(data).flatMap((each) => standingsIn(each, one))]
}

/** @param {Ground} ground @returns {Promise<Certificate | undefined>} */
async function published({ people }) {
  const body = { status: 'published', pageNum: 1, pageSize: 20 }
  const { data } = await people.call('head-office', endpointOf('queryList'), { body })
  return /** @type {{ list: Certificate[] } | undefined} */ (data)?.list[7]
}

/** Asks without pause until told to stop; the standings of answers to calls that began after `returned`. @param {Wire} on @param {Certificate} one @param {{ returned: boolean, stop: boolean }} act */
async function keepAsking(on, one, act) {
  /** @type {string[]} */
  const after = []
  while (!act.stop) {
    const isAfter = act.returned
    const answer = await on.call(callOf(endpointOf('frontAnswer'), { body: { publicId: one.publicId } }))
    if (isAfter) after.push(...standingsIn(answer.data, one))
  }
  return after
}

/** @param {Ground} ground */
async function certificates(ground) {
  const { wire, second, people, ledger } = ground
  let one = await published(ground)
  if (!one) return ledger.notAsked(kind, 'a certificate', 'the register has none that is published')
  const processes = [wire, second].flatMap((on) => (on ? [on] : []))
  for (const [act, wanted, past] of /** @type {const} */ ([
    ['suspendReport', 'suspended', 'published'],
    ['restoreReport', 'published', 'suspended'],
  ])) {
    const asked = questions(one)
    for (const on of processes) for (const { one: each, input } of asked) await on.call(callOf(each.endpoint, input))
    const state = { returned: false, stop: false }
    const current = one
    const readers = processes.flatMap((on) => [keepAsking(on, current, state), keepAsking(on, current, state)])
    /** @type {Answer} */
    const done = await people.call('head-office', endpointOf(act), {
      body: { id: one.id, rev: one.rev, reason: 'attack' },
    })
    state.returned = true
    if (done.status !== 200) ledger.check(kind, `${act} by the head office`, '200', `${done.status} ${done.msg}`, false)
    for (const [at, on] of processes.entries())
      for (const { one: each, input } of asked) {
        const { data } = await on.call(callOf(each.endpoint, input))
        const found = standingsIn(data, one)
        ledger.check(
          kind,
          `${each.title} at process ${at + 1} after ${act}`,
          `never ${past}`,
          found.join(', ') || 'not named',
          !found.includes(past),
        )
      }
    state.stop = true
    const seen = (await Promise.all(readers)).flat()
    const wrong = seen.filter((standing) => standing !== wanted).length
    ledger.check(
      kind,
      `${seen.length} answers to readers who did not pause after ${act}`,
      wanted,
      `${wrong} others`,
      wrong === 0 && seen.length > 0,
    )
    one = { ...one, .../** @type {{ rev: number }} */ (done.data) }
  }
}

/** @param {Ground} ground */
async function rights(ground) {
  const { wire, second, people, ledger } = ground
  const account = 'body-manager-903'
  if (!people.has(account) || !people.has('security-admin')) return
  const { data } = await people.call('security-admin', endpointOf('listUsers'), {
    query: { keyword: account, pageSize: 20 },
  })
  const user = /** @type {{ list: { id: number, username: string }[] }} */ (data).list.find(
    ({ username }) => username === account,
  )
  const before = await people.call('security-admin', endpointOf('readUserRoles'), { params: { id: user?.id } })
  const held = /** @type {{ roles: { id: number, held: boolean }[] }} */ (before.data).roles.filter((role) => role.held)
  const { token } = await people.signIn(account)
  const call = { ...callOf(endpointOf('queryList'), { body: { pageNum: 1 } }), token, as: account }
  const processes = [wire, second].flatMap((on) => (on ? [on] : []))
  for (const on of processes) await on.call(call)
  const give = (/** @type {number[]} */ roleIds) =>
    people.call('security-admin', endpointOf('changeUserRoles'), { body: { userId: user?.id, roleIds } })
  const taken = await give([])
  for (const [at, on] of processes.entries()) {
    if (on === second) await wait(rememberedMs)
    const { status } = await on.call(call)
    const isRefused = taken.status === 200 && (status === 403 || status === 401)
    ledger.check(
      kind,
      `a list at process ${at + 1} after its right was taken away`,
      '403',
      `${status}, taken: ${taken.status} ${taken.msg}`,
      isRefused,
    )
  }
  await give(held.map(({ id }) => id))
}

/** @param {Ground} ground */
export async function stale(ground) {
  await certificates(ground)
  await rights(ground)
}
