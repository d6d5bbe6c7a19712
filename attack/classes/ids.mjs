// Whose rows an id opens: every endpoint that names a row by id, with the id of a row of others and with one of none. Both get the same 404, so that an id tells nothing, and the rows of others stay as they were.
import { rowsOf, rowsOfRecord } from '@register/contract/record/rows'
import { callOf, endpointOf, exampleOf, idPlaces, named, rightOf, withValue } from '../ground/contract.mjs'
import { narrowPerson } from '../ground/narrow.mjs'
import { seededRoles } from '../ground/roles.mjs'
import { ownRowsOf, rowsByRecord, rowsOfOwner, signInOf } from '../ground/rows.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { EndpointSpec, Input, Named, Place } from '../ground/contract.mjs' */
/** @typedef {{ part: 'params' | 'query' | 'body', at: Place, type: unknown }} Where */

const kind = 'ids'
const ofNone = 999_999_999
const noFile = 'f'.repeat(32)
const owner = 'body-staff-902'
/** The audit names what was done; those who read it, and the owner. */
const mayKnow = [owner, 'auditor', 'admin']

/** Places that name the row the call is about; other ids are filters, or parts of what is written. @param {EndpointSpec} endpoint @returns {Where[]} */
const rowPlaces = (endpoint) =>
  idPlaces(endpoint).filter(({ at }) => {
    const key = typeof at.at(-1) === 'number' ? at.at(-2) : at.at(-1)
    const isList = key === 'ids' && typeof at.at(-1) === 'string' && at.length === 1
    return ['id', 'ids', 'userId'].includes(String(key)) && !isList
  })

/** @param {EndpointSpec} endpoint @returns {Where[]} */
function wheres(endpoint) {
  const found = rowPlaces(endpoint)
  const inPath = idPlaces(endpoint).filter(({ part, at }) => part === 'params' && at[0] === 'ids')
  return [...found, ...inPath]
}

/** @param {EndpointSpec} endpoint @param {Where} where @param {unknown} id @returns {Input} */
function inputWith(endpoint, { part, at }, id) {
  const example = exampleOf(endpoint)
  const value = withValue(
    example[part] ?? {},
    at,
    typeof id === 'number' && at[0] === 'ids' && at.length === 1 ? String(id) : id,
  )
  return { ...example, [part]: value }
}

/** What an answer says, apart from the id that was asked for. @param {import('../ground/wire.mjs').Answer} answer @param {unknown} id */
const without = ({ msg, data }, id) => msg + (JSON.stringify(data) ?? '').replaceAll(JSON.stringify(id), '')

/** @param {Ground} ground @param {string} caller @param {Named} one @param {unknown} theirs */
async function tryBoth({ people, ledger }, caller, { endpoint, title }, theirs) {
  for (const where of wheres(endpoint)) {
    const place = `${where.part}.${where.at.join('.')}`
    if (typeof theirs === 'number' && where.type === 'string' && where.at[0] !== 'ids') {
      ledger.notAsked(kind, `${title} with ${place}`, 'it names by text what no list shows')
      continue
    }
    const missing = typeof theirs === 'string' ? noFile : ofNone
    const none = await people.call(caller, endpoint, inputWith(endpoint, where, missing))
    const other = await people.call(caller, endpoint, inputWith(endpoint, where, theirs))
    const found = `${other.status} ${other.msg}`
    // A call of several records, or a removal that may be repeated, answers 200 with what became of each: nothing, as of the id of none.
    const same = other.status === none.status && without(other, theirs) === without(none, missing)
    const isRefused = other.status === 404 || (other.status === 200 && same)
    ledger.check(kind, `${title} as ${caller} with ${place} of others`, '404', found, isRefused)
    ledger.check(
      kind,
      `${title} as ${caller}: ${place} of others as of none`,
      `${none.status} ${none.msg}`,
      found,
      same,
    )
  }
}

/** `isEverywhere`: others have rows of every scoped record. @param {Ground} ground @param {string} caller @param {(right: string) => boolean} holds */
async function scopedRows(ground, caller, holds, isEverywhere = false) {
  const { people, ledger } = ground
  const others = await rowsByRecord(people, caller, holds)
  for (const [record, { title, all, seen, id }] of others)
    if (isEverywhere && rowsOfRecord(record) === 'scoped')
      ledger.check(kind, `${title} as ${caller}`, `fewer than the ${all} rows of all`, String(seen), id !== undefined)
  for (const one of named) {
    const right = rightOf(one.endpoint)
    const record = right.split(':').slice(0, 2).join(':')
    if (rowsOf(one.endpoint) !== 'scoped' || !holds(right) || wheres(one.endpoint).length === 0) continue
    // The id of a sign-in, whose account is the row.
    const id = one.endpoint.idOf === 'signIn' ? await signInOf(people, owner) : others.get(record)?.id
    if (id === undefined)
      ledger.notAsked(
        kind,
        `${one.title} as ${caller}`,
        `there is no row of ${record} that others have and this caller has not`,
      )
    else await tryBoth(ground, caller, one, id)
  }
}

/** As a person with every right over one body; and as the seeded roles that do not reach everything, with the rights they have. @param {Ground} ground */
async function asEachCaller(ground) {
  await scopedRows(ground, await narrowPerson(ground.people), () => true, true)
  if (ground.brief) return
  for (const { key, scope, permissions } of await seededRoles())
    if (scope !== 'all' && ground.people.has(key)) await scopedRows(ground, key, (right) => permissions.includes(right))
}

/** @param {Ground} ground */
async function ownRows(ground) {
  const { people, ledger } = ground
  const mark = `canary${Date.now().toString(36)}`
  ground.plant({ mark, what: 'what a person has alone', mayBeSeenBy: (account) => mayKnow.includes(account) })
  const unlisted = await ownRowsOf(people, owner, mark)
  for (const one of named.filter(({ endpoint }) => rowsOf(endpoint) === 'own' && wheres(endpoint).length > 0)) {
    const known = [...unlisted].find(([begin]) => one.endpoint.path.startsWith(begin))?.[1]
    const id = known ?? (await rowsOfOwner(people, owner, one.endpoint))[0]
    if (id === undefined) {
      ledger.notAsked(kind, one.title, 'the owner has no such row')
      continue
    }
    await tryBoth(ground, 'body-staff', one, id)
    if (known !== undefined) continue
    const left = await rowsOfOwner(people, owner, one.endpoint)
    ledger.check(
      kind,
      `${one.title}: the owner still has the row`,
      String(id),
      left.includes(id) ? String(id) : 'gone',
      left.includes(id),
    )
  }
}

/** @param {Ground} ground */
async function shared({ people, wire, ledger }) {
  for (const { endpoint, title } of named) {
    const where = wheres(endpoint)[0]
    const rows = rowsOf(endpoint)
    if (!where) continue
    if (rows === undefined)
      ledger.undeclared(kind, title, 'whose rows its ids may name (rows, or record/rows.ts of the contract)')
    if (rows !== 'shared' && rows !== 'public') continue
    const caller = endpoint.access === 'anyone' ? '' : 'admin'
    const { status, msg } = await people.call(caller, endpoint, inputWith(endpoint, where, ofNone))
    ledger.check(kind, `${title} with an id of none`, 'a refusal, or nothing', `${status} ${msg}`, status < 500)
  }
  const link = callOf(endpointOf('readFile'), { params: { id: noFile } })
  const { status } = await wire.call({ ...link, as: '' })
  ledger.check(kind, 'a file without a signed link', '404', String(status), status === 404)
}

/** @param {Ground} ground */
export async function ids(ground) {
  await asEachCaller(ground)
  await ownRows(ground)
  await shared(ground)
}
