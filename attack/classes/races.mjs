// The same act twice at once, and an act on what has changed meanwhile: one of several succeeds, a repeated addition happens once, and a stale revision is refused at every endpoint that declares one.
import { randomUUID } from 'node:crypto'
import { endpointOf, exampleOf, fieldsOf, idPlaces, named, rightOf, schemaOf } from '../ground/contract.mjs'
import { idsIn } from '../ground/rows.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Answer } from '../ground/wire.mjs' */
/** @import { EndpointSpec } from '../ground/contract.mjs' */

const kind = 'races'
const stale = 999_999

/** @template T @param {number} count @param {(at: number) => Promise<T>} work */
const atOnce = (count, work) => Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const succeeded = (/** @type {readonly Answer[]} */ answers) => answers.filter(({ status }) => status === 200)
const statuses = (/** @type {readonly Answer[]} */ answers) => answers.map(({ status }) => status).join(' ')

/** Retried additions: the same key four times at once. @param {Ground} ground */
async function sameKey({ people, ledger }) {
  for (const { endpoint, title } of named) {
    const namesRow = idPlaces(endpoint).some(({ at }) => at.at(-1) === 'id')
    if (!endpoint.idempotent || namesRow) continue
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await atOnce(4, () => people.call('admin', endpoint, exampleOf(endpoint), { headers }))
    // Which of its fields comes first is not part of an answer.
    const texts = new Set(succeeded(answers).map(({ data }) => [...(JSON.stringify(data) ?? '')].toSorted().join('')))
    ledger.check(
      kind,
      `${title} four times at once with one key`,
      'one result',
      `${statuses(answers)}: ${texts.size} results`,
      texts.size <= 1,
    )
  }
}

/** @param {EndpointSpec} endpoint */
const asksRevision = (endpoint) => {
  const { id, rev } = schemaOf('body', endpoint)?.properties ?? {}
  return id !== undefined && rev !== undefined
}

/** An existing row of the endpoint's record, as the administrator lists them. @param {Ground} ground @param {EndpointSpec} endpoint */
async function rowFor({ people }, endpoint) {
  const record = rightOf(endpoint).split(':').slice(0, 2).join(':')
  const begin = endpoint.path.split('/').slice(0, 4).join('/')
  const lists = named.filter(
    ({ endpoint: one }) =>
      rightOf(one) === `${record}:list` &&
      one.effect === 'read' &&
      one.reply === undefined &&
      /list$|queryList$/i.test(one.path),
  )
  const near = lists.toSorted(
    (a, b) => Number(b.endpoint.path.startsWith(begin)) - Number(a.endpoint.path.startsWith(begin)),
  )
  for (const { endpoint: one } of near) {
    const [id] = idsIn((await people.call('admin', one, exampleOf(one))).data)
    if (id !== undefined) return id
  }
  return undefined
}

/** @param {Ground} ground */
async function staleRevisions(ground) {
  const { people, ledger } = ground
  for (const { endpoint, title } of named.filter(
    (one) => one.endpoint.effect === 'write' && asksRevision(one.endpoint),
  )) {
    const id = rightOf(endpoint) === '' ? undefined : await rowFor(ground, endpoint)
    if (id === undefined) {
      ledger.notAsked(kind, `${title} with a stale revision`, 'no list of the administrator shows such a row')
      continue
    }
    const body = { ...fieldsOf(exampleOf(endpoint).body), id, rev: stale }
    const { status, msg } = await people.call('admin', endpoint, { body })
    ledger.check(
      kind,
      `${title} with a stale revision`,
      '409, or another refusal',
      `${status} ${msg}`,
      status >= 400 && status < 500,
    )
  }
}

/** @param {Ground} ground */
async function oneOfMany({ people, ledger }) {
  const mark = Date.now().toString(36)
  const post = { code: `a${mark}`, name: `Race ${mark}`, sort: 1, status: 'active' }
  const added = await people.call('system-admin', endpointOf('addPost'), { body: post })
  const { id, rev } = /** @type {{ id?: number, rev?: number }} */ (added.data ?? {})
  const changed = await atOnce(8, (at) =>
    people.call('system-admin', endpointOf('changePost'), { body: { ...post, name: `Race ${at} ${mark}`, id, rev } }),
  )
  ledger.check(kind, 'eight changes of one revision at once', 'one', statuses(changed), succeeded(changed).length === 1)
  const removed = await atOnce(8, () => people.call('system-admin', endpointOf('removePost'), { params: { id } }))
  ledger.check(kind, 'eight removals of one row at once', 'one', statuses(removed), succeeded(removed).length === 1)
  const twins = await atOnce(8, () =>
    people.call('system-admin', endpointOf('addPost'), { body: { ...post, code: `b${mark}`, name: `Twin ${mark}` } }),
  )
  ledger.check(kind, 'eight rows of one unique code at once', 'one', statuses(twins), succeeded(twins).length === 1)
}

/** An application that is passed and returned in the same moment. @param {Ground} ground */
async function decisions({ people, ledger }) {
  const example = fieldsOf(exampleOf(endpointOf('generateCode')).body)
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const model = `RACE-${Date.now().toString(36)}`
  const applied = await people.call('body-staff', endpointOf('generateCode'), {
    body: { ...example, model, plannedTestDate: today },
  })
  const { id, rev } = /** @type {{ id?: number, rev?: number }} */ (applied.data ?? {})
  if (id === undefined)
    return ledger.check(kind, 'an application of its own', '200', `${applied.status} ${applied.msg}`, false)
  const decided = await atOnce(8, (at) => {
    const decision = at % 2 === 0 ? { decision: 'pass' } : { decision: 'reject', opinion: 'attack' }
    return people.call('head-office', endpointOf('reviewByHead'), { body: { id, rev, ...decision } })
  })
  ledger.check(
    kind,
    'an application decided eight times at once, both ways',
    'one decision',
    statuses(decided),
    succeeded(decided).length === 1,
  )
}

/** @param {Ground} ground */
export async function races(ground) {
  await oneOfMany(ground)
  await decisions(ground)
  await sameKey(ground)
  await staleRevisions(ground)
}
