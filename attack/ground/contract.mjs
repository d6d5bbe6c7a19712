// What the contract declares, as an attacker uses it: each endpoint with a valid call, the places of its input, and the ids among them.
import { namedEndpoints } from '@register/contract/all'

/** @typedef {import('@register/contract/endpoint').EndpointSpec} EndpointSpec */
/** @typedef {{ name: string, endpoint: EndpointSpec, title: string }} Named */
/** @typedef {{ params?: Record<string, unknown>, query?: Record<string, unknown>, body?: unknown }} Input */
/**
 * @typedef {object} Schema
 * @property {string | string[]} [type]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {Schema[]} [prefixItems]
 * @property {Schema | boolean} [additionalProperties]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [allOf]
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [$defs]
 */
/** @typedef {readonly (string | number)[]} Place */

/** @type {readonly Named[]} */
export const named = namedEndpoints.map(([name, endpoint]) => ({
  name,
  endpoint,
  title: `${endpoint.method} ${endpoint.path}`,
}))

/** Throws when the contract has no endpoint of this name. @param {string} name @returns {EndpointSpec} */
export function endpointOf(name) {
  const found = named.find((one) => one.name === name)
  if (!found) throw new Error(`The contract has no endpoint ${name}`)
  return found.endpoint
}

/** The permission that the endpoint asks for, or ''. @param {EndpointSpec} endpoint */
export const rightOf = ({ access }) => (typeof access === 'object' ? access.may : '')

/** @param {EndpointSpec} endpoint @returns {Input} */
export const exampleOf = ({ example = {} }) => /** @type {Input} */ (structuredClone(example))

/** The fields of a body; none of what is no record. @param {unknown} body @returns {Record<string, unknown>} */
export const fieldsOf = (body) =>
  typeof body === 'object' && body !== null ? /** @type {Record<string, unknown>} */ (body) : {}

/** As part of an address. @param {unknown} value */
const inAddress = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Method, path and body of a call. A path parameter without a value becomes "x". @param {EndpointSpec} endpoint @param {Input} input */
export function callOf(endpoint, { params = {}, query = {}, body } = {}) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ key) =>
    encodeURIComponent(inAddress(params[key] ?? 'x')),
  )
  const asked = new URLSearchParams(
    Object.entries(query).map(([key, value]) => /** @type {[string, string]} */ ([key, inAddress(value)])),
  ).toString()
  const sends = endpoint.method !== 'GET' && endpoint.body && !endpoint.upload
  return {
    method: endpoint.method,
    path: asked ? `${path}?${asked}` : path,
    ...(sends ? { body: body ?? {} } : {}),
    fails: endpoint.path === '/api/demo/status',
  }
}

/** @param {'params' | 'query' | 'body'} part @param {EndpointSpec} endpoint @returns {Schema | undefined} */
export function schemaOf(part, endpoint) {
  const schema = endpoint[part]
  return schema && /** @type {Schema} */ (schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }))
}

/** Deep enough for a cell of a table in a part of a record. */
const deepest = 7

/** Every place of a schema, its own first. @param {Schema} schema @param {Schema} whole @param {Place} at @returns {{ at: Place, schema: Schema }[]} */
export function placesOf(schema, whole = schema, at = []) {
  if (at.length > deepest) return []
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  if (name !== undefined) return placesOf(whole.$defs?.[name] ?? {}, whole, at)
  const { items, prefixItems = [], additionalProperties: more } = schema
  /** @type {[string | number, Schema][]} */
  const parts = [
    ...Object.entries(schema.properties ?? {}),
    .../** @type {[number, Schema][]} */ (items ? [[0, items]] : []),
    ...prefixItems.map((one, index) => /** @type {[number, Schema]} */ ([index, one])),
    .../** @type {[string, Schema][]} */ (typeof more === 'object' ? [['x', more]] : []),
  ]
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    { at, schema },
    ...parts.flatMap(([key, one]) => placesOf(one, whole, [...at, key])),
    ...choices.flatMap((one) => placesOf(one, whole, at)).filter((one) => one.at.length > at.length),
  ]
}

/** The value with another one at the place; lists and records on the way are made where they are missing. @param {unknown} value @param {Place} place @param {unknown} put @returns {unknown} */
export function withValue(value, [key, ...rest], put) {
  if (key === undefined) return put
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [.../** @type {unknown[]} */ (value)] : []
    list[key] = withValue(list[key], rest, put)
    return list
  }
  const record =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? /** @type {Record<string, unknown>} */ (value)
      : {}
  return { ...record, [key]: withValue(record[key], rest, put) }
}

const isId = (/** @type {string | number | undefined} */ key) => /^(id|ids|\w+Ids?)$/.test(String(key ?? ''))

/** The places that name rows by id, of path, query and body. @param {EndpointSpec} endpoint */
export function idPlaces(endpoint) {
  return /** @type {const} */ (['params', 'query', 'body']).flatMap((part) => {
    const schema = schemaOf(part, endpoint)
    const places = schema ? placesOf(schema) : []
    return [...new Map(places.map((one) => [one.at.join('.'), one])).values()]
      .filter(({ at }) => isId(at.at(-1)) || (typeof at.at(-1) === 'number' && isId(at.at(-2))))
      .map(({ at, schema: { type } }) => ({ part, at, type }))
  })
}
