// The accounts, each signed in once: the password is sealed as the browser seals it.
import { createCipheriv, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newAgent, send } from './call.mjs'

const spki = Buffer.from('302a300506032b656e032100', 'hex')

/** x25519 with an ephemeral key, HKDF-SHA-256, AES-256-GCM. @param {{ keyId: string, publicKey: string, salt: string }} salt @param {Record<string, string>} what what the server reads, in addition to the salt */
export function seal({ keyId, publicKey, salt }, what) {
  const mine = generateKeyPairSync('x25519')
  const key = Buffer.concat([spki, Buffer.from(publicKey, 'base64url')])
  const theirs = createPublicKey({ key, format: 'der', type: 'spki' })
  const shared = diffieHellman({ privateKey: mine.privateKey, publicKey: theirs })
  const iv = randomBytes(12)
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(salt), 'register password v1', 32))
  const cipher = createCipheriv('aes-256-gcm', secret, iv)
  const parts = [cipher.update(JSON.stringify({ ...what, salt }), 'utf8'), cipher.final(), cipher.getAuthTag()]
  const ephemeral = mine.publicKey.export({ format: 'der', type: 'spki' }).subarray(spki.length)
  return {
    keyId,
    salt,
    ephemeralKey: ephemeral.toString('base64url'),
    iv: iv.toString('base64url'),
    cipher: Buffer.concat(parts).toString('base64url'),
  }
}

/** @param {number} port @param {string} password the one of all accounts */
export function newPeople(port, password) {
  /** @type {Map<string, Promise<string>>} */
  const tokens = new Map()
  const agent = newAgent()

  /** @param {string} username @param {string} secret @returns {Promise<string>} */
  async function signIn(username, secret) {
    const salt = await send(port, agent, { method: 'GET', path: '/api/system/getSalt' })
    const fresh = /** @type {Parameters<typeof seal>[0]} */ (salt.body.data)
    const body = salt.status === 200 ? { username, credentials: seal(fresh, { password: secret }) } : {}
    const answer = await send(port, agent, { method: 'POST', path: '/api/system/login', body })
    const session = /** @type {{ token?: string } | null | undefined} */ (answer.body.data)
    if (answer.status === 200 && session?.token) return session.token
    if (![0, 503].includes(answer.status) && salt.status === 200)
      throw new Error(`${username} cannot sign in: ${answer.status} ${answer.body.msg ?? ''}`)
    await wait(100)
    return signIn(username, secret)
  }
  const enter = (/** @type {string} */ username, /** @type {string} */ secret) => {
    const entered = signIn(username, secret)
    tokens.set(username, entered)
    return entered
  }
  return {
    password,
    /** Signs in with a password of its own, such as a first one. */
    enter,
    /** @param {string} username */
    token: (username) => tokens.get(username) ?? enter(username, password),
    /** Forgets a refused token, so that the next call signs in again. @param {string} username @param {string} token */
    async forget(username, token) {
      if ((await tokens.get(username)) === token) tokens.delete(username)
    },
  }
}

/** @typedef {ReturnType<typeof newPeople>} People */
