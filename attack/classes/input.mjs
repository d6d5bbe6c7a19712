// What is no input: in every place of every declared body, query and path nothing, wrong types, holes, overlong and invisible text. The contract itself says which of it is refused; the server must agree, with 400, and never fails.
import { composed, isRefusedUnseen } from '@register/contract/hidden'
import { withoutUnasked } from '@register/contract/page'
import { exampleOf, idPlaces, named, placesOf, schemaOf, withValue } from '../ground/contract.mjs'
import { inParallel } from '../ground/parallel.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { EndpointSpec, Input, Named } from '../ground/contract.mjs' */
/** @typedef {'params' | 'query' | 'body'} Part */

const kind = 'input'
const ofNone = 999_999_999

const nothing = [null, 0, -1, 1.5, 1e308, true, 'x', '', {}, [], [null], [[]], [{}], [{}, null], ['x', 1, null]]
const texts = [
  'x'.repeat(3_000),
  '\u0000',
  'a\u202eb',
  '\ud800',
  'e\u0301'.repeat(40),
  '９９',
  '0x1f',
  '1e309',
  '2026-02-30',
  '99999999999999999999',
  '__proto__',
  "' OR 1=1 --",
  '../../etc/passwd',
]
const values = [...nothing, ...texts]
/** An address holds text alone; half a character cannot be part of one. */
const asked = [...texts.filter((text) => text !== '\ud800'), 'null', '-1', '1.5', '[]', '%00']

/** @param {unknown} value @returns {unknown} */
function inOneForm(value) {
  if (typeof value === 'string') return composed(value)
  if (Array.isArray(value)) return value.map(inOneForm)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [composed(key), inOneForm(one)]))
}

/** @param {unknown} value @returns {boolean} */
function isUnseen(value) {
  if (typeof value === 'string') return isRefusedUnseen(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnseen)
}

/** Whether the declaration refuses this. @param {EndpointSpec} endpoint @param {Part} part @param {unknown} value */
function isRefused(endpoint, part, value) {
  const schema = endpoint[part]
  if (!schema) return false
  // A body of null is one without fields.
  const sent = value ?? {}
  return isUnseen(sent) || !schema.safeParse(withoutUnasked(schema, inOneForm(sent))).success
}

/** Input that the declaration accepts reaches a handler: the ids are of no row, so that nothing happens to one. @param {EndpointSpec} endpoint @returns {Input} */
function aimedAtNothing(endpoint) {
  let aimed = exampleOf(endpoint)
  for (const { part, at } of idPlaces(endpoint)) {
    if (part === 'query' || at.length > 1 || at[0] === 'ids') continue
    const before = /** @type {Record<string, unknown>} */ (aimed[part] ?? {})[String(at[0])]
    if (typeof before === 'number') aimed = { ...aimed, [part]: withValue(aimed[part], at, ofNone) }
  }
  return aimed
}

/** The inputs of an endpoint, each wrong in one place. @param {EndpointSpec} endpoint @returns {{ part: Part, place: string, shape: string, value: unknown, given: Input }[]} */
function inputsFor(endpoint) {
  const whole = aimedAtNothing(endpoint)
  return /** @type {const} */ (['params', 'query', 'body']).flatMap((part) => {
    const schema = schemaOf(part, endpoint)
    if (!schema || (part === 'body' && (endpoint.upload || endpoint.reply === 'bare'))) return []
    const places = part === 'body' ? placesOf(schema) : placesOf(schema).filter(({ at }) => at.length === 1)
    return places.flatMap(({ at, schema: here }) =>
      (part === 'body' ? values : asked).map((value) => ({
        part,
        place: at.join('.'),
        shape: JSON.stringify(here).slice(0, 400),
        value,
        given: { ...whole, [part]: withValue(whole[part] ?? {}, at, value) },
      })),
    )
  })
}

/** What the caller's own session or account does not survive: acts without the id of a row. @param {EndpointSpec} endpoint */
const actsAtOnce = (endpoint) => endpoint.effect === 'write' && idPlaces(endpoint).length === 0

/** Equal declarations are checked by equal code: each is asked once with each value, and every endpoint some times. @param {Set<string>} sent @param {number} most */
const chosen = (sent, most) => (/** @type {ReturnType<typeof inputsFor>} */ inputs) => {
  const fresh = inputs.filter(({ shape, value }) => !sent.has(`${shape} ${JSON.stringify(value)}`))
  const step = Math.max(1, Math.floor(inputs.length / most))
  const some = inputs.filter((_, at) => at % step === 0).slice(0, most)
  const all = most > 20 ? [...new Set([...fresh, ...some])] : some
  for (const { shape, value } of all) sent.add(`${shape} ${JSON.stringify(value)}`)
  return all
}

/** @param {Ground} ground @param {Named} one @param {ReturnType<typeof inputsFor>} inputs */
async function attempt({ people, ledger }, { endpoint, title }, inputs) {
  let agreed = 0
  for (const { part, place, value, given } of inputs) {
    const refused = isRefused(endpoint, part, given[part])
    if (!refused && (actsAtOnce(endpoint) || endpoint.rate === 'transfer')) continue
    const { status, msg } = await people.call('admin', endpoint, given)
    const holds = refused ? [400, 404, 413, 414, 431].includes(status) : status < 500
    if (holds) agreed++
    else {
      const what = `${title} ${part}.${place} = ${JSON.stringify(value)?.slice(0, 60)}`
      ledger.check(kind, what, refused ? '400' : 'no failure', `${status} ${msg}`, false)
    }
  }
  if (agreed > 0) ledger.check(kind, title, 'what the declaration refuses', `${agreed} inputs, all as declared`, true)
}

/** @param {Ground} ground */
export async function input(ground) {
  /** @type {Set<string>} */
  const sent = new Set()
  const choose = chosen(sent, ground.brief ? 6 : 60)
  const own = named.filter(({ name }) => !['logout', 'closeOwn', 'demoStatus'].includes(name))
  await inParallel(own, (one) => attempt(ground, one, choose(inputsFor(one.endpoint))))
}
