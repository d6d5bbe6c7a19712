// Who may call: every endpoint as a stranger, with a made-up token and as every seeded role. Strangers get 401, roles without the permission 403 before their input is read, and those with it neither.
import { randomBytes } from 'node:crypto'
import { callOf, exampleOf, fieldsOf, named, rightOf } from '../ground/contract.mjs'
import { inParallel } from '../ground/parallel.mjs'
import { seededRoles } from '../ground/roles.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { EndpointSpec, Input, Named } from '../ground/contract.mjs' */

const kind = 'access'

/** Input that no handler runs with: a field that the declaration does not know. Nothing where no field can be given, so that the call would act. @param {EndpointSpec} endpoint @returns {Input | undefined} */
function harmless(endpoint) {
  const example = exampleOf(endpoint)
  if (endpoint.upload) return example
  if (endpoint.body && endpoint.reply !== 'bare')
    return { ...example, body: { ...fieldsOf(example.body), noSuchField: 1 } }
  if (endpoint.effect === 'write') return undefined
  if (endpoint.query) return { ...example, query: { ...example.query, noSuchField: 1 } }
  return endpoint.rate === 'transfer' ? undefined : example
}

/** @param {Ground} ground @param {Named} one */
async function asStrangers({ wire, ledger }, { endpoint, title }) {
  if (endpoint.access === 'anyone') return
  const input = exampleOf(endpoint)
  const call = callOf(endpoint, input)
  const answers = [
    ['a stranger', {}],
    ['a made-up token', { token: randomBytes(32).toString('base64url') }],
    ['a token in the address', { path: `${call.path}${call.path.includes('?') ? '&' : '?'}token=x` }],
  ]
  for (const [who, more] of /** @type {[string, object][]} */ (answers)) {
    const { status } = await wire.call({ ...call, ...more, as: '' })
    ledger.check(kind, `${title} as ${who}`, '401', String(status), status === 401)
  }
}

/** @param {Ground} ground @param {Named} one */
async function asRoles({ people, ledger }, { endpoint, title }) {
  const right = rightOf(endpoint)
  if (right === '') return
  for (const role of await seededRoles()) {
    if (!people.has(role.key)) {
      ledger.notAsked(kind, `${title} as ${role.key}`, 'no account was given')
      continue
    }
    const holds = role.permissions.includes('*:*:*') || role.permissions.includes(right)
    const input = holds ? harmless(endpoint) : exampleOf(endpoint)
    if (!input) continue
    const { status } = await people.call(role.key, endpoint, input)
    if (holds)
      ledger.check(kind, `${title} as ${role.key}`, 'neither 401 nor 403', String(status), ![401, 403].includes(status))
    else ledger.check(kind, `${title} as ${role.key}`, '403', String(status), status === 403)
  }
}

/** @param {Ground} ground */
export async function access(ground) {
  await inParallel(named, async (one) => {
    await asStrangers(ground, one)
    await asRoles(ground, one)
  })
}
