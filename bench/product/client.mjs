// A signed-in caller of the product, for single requests; the load process does not use it.
import { seals } from './modules.mjs'

/**
 * @typedef {{ keyId: string, publicKey: string, salt: string }} Salt
 * @typedef {{ username: string, credentials: object }} Login
 */

/** The data of the answer; throws when the server refuses the call. @param {string} url @param {RequestInit} [init] @returns {Promise<unknown>} */
async function answered(url, init) {
  const reply = await fetch(url, init)
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${new URL(url).pathname} was refused: ${reply.status} ${text.slice(0, 300)}`)
  return /** @type {{ data: unknown }} */ (JSON.parse(text)).data
}

/** The body of a sign-in, sealed with a fresh salt: good for one call within five minutes. @param {string} origin @param {string} username @param {string} password @returns {Promise<Login>} */
export async function sealedLogin(origin, username, password) {
  const { seal } = await seals()
  const salt = /** @type {Salt} */ (await answered(`${origin}/api/system/getSalt`))
  return { username, credentials: seal(salt, { password }) }
}

export const loginPath = '/api/system/login'

/**
 * @param {string} origin @param {string} username @param {string} password
 * @returns {Promise<{
 *   token: string, post: (path: string, body: object | FormData) => Promise<unknown>,
 *   ask: (method: 'GET' | 'DELETE', path: string) => Promise<unknown>,
 * }>}
 */
export async function signIn(origin, username, password) {
  const json = { 'content-type': 'application/json' }
  const { token } = /** @type {{ token: string }} */ (
    await answered(origin + loginPath, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(await sealedLogin(origin, username, password)),
    })
  )
  const authorization = `Bearer ${token}`
  return {
    token,
    ask: (method, path) => answered(origin + path, { method, headers: { authorization } }),
    post: (path, body) =>
      answered(origin + path, {
        method: 'POST',
        headers: body instanceof FormData ? { authorization } : { ...json, authorization },
        body: body instanceof FormData ? body : JSON.stringify(body),
      }),
  }
}
