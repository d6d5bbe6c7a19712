// The accounts that the attack has, one or more for each seeded role: each signs in when it is first needed, and may sign in again as from another browser.
import { seal } from '../../soak/people.mjs'
import { callOf, endpointOf } from './contract.mjs'

/** @typedef {import('./wire.mjs').Wire} Wire */
/** @typedef {import('./wire.mjs').Answer} Answer */
/** @typedef {import('../options.mjs').Account} Account */
/** @typedef {{ token: string, cookie: string, answer: Answer }} Session */
/** @typedef {ReturnType<typeof newPeople>} People */

/** The refresh cookie of an answer as a browser sends it back, or ''. @param {Answer} answer */
export function cookieOf({ headers }) {
  const set = headers['set-cookie']
  const line = (Array.isArray(set) ? set : []).find((one) => /(^|-)RT=/.test(one))
  return line?.split(';')[0] ?? ''
}

/** Credentials sealed for a salt of their own. @param {Wire} wire @param {Record<string, string>} secret @returns {Promise<{ salt: string }>} */
export async function sealed(wire, secret) {
  const answer = await wire.call(callOf(endpointOf('getSalt')))
  const salt = /** @type {{ keyId: string, publicKey: string, salt: string }} */ (answer.data)
  return seal(salt, secret)
}

/** @param {Wire} wire @param {(name: string) => Account | undefined} accountOf */
export function newPeople(wire, accountOf) {
  /** @type {Map<string, Promise<Session>>} */
  const sessions = new Map()

  /** A session of its own, as of another browser. Throws when the account is refused. @param {string} name @returns {Promise<Session>} */
  async function signIn(name) {
    const account = accountOf(name)
    if (!account) throw new Error(`There is no account ${name}`)
    const credentials = await sealed(wire, { password: account.password })
    const answer = await wire.call({
      ...callOf(endpointOf('login'), { body: { username: account.username, credentials } }),
    })
    const { token } = /** @type {{ token?: string }} */ (answer.data ?? {})
    if (answer.status !== 200 || !token) throw new Error(`${name} cannot sign in: ${answer.status} ${answer.msg}`)
    return { token, cookie: cookieOf(answer), answer }
  }
  const session = (/** @type {string} */ name) => {
    const known = sessions.get(name) ?? signIn(name)
    sessions.set(name, known)
    return known
  }
  return {
    signIn,
    has: (/** @type {string} */ name) => accountOf(name) !== undefined,
    accountOf,
    /** The token of the account's usual session. @param {string} name */
    token: async (name) => (await session(name)).token,
    /** The next call signs in again, because a case has ended the session. @param {string} name */
    forget: (name) => void sessions.delete(name),
    /**
     * Calls an endpoint as this account, or as a stranger.
     * @param {string} name '' for a stranger
     * @param {import('./contract.mjs').EndpointSpec} endpoint
     * @param {import('./contract.mjs').Input} [input]
     * @param {Partial<import('./wire.mjs').Call>} [more]
     */
    async call(name, endpoint, input, more = {}) {
      const token = name === '' ? undefined : (await session(name)).token
      const { on = wire, ...rest } = /** @type {{ on?: Wire } & typeof more} */ (more)
      return on.call({ ...callOf(endpoint, input), token, as: name, ...rest })
    },
  }
}
