// What is attacked: a server that somebody runs, or one of our own with a fresh demonstration, whose limits by address are off in one process and on in a second one of the same register.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../../soak/product.mjs'
import { callOf, endpointOf } from './contract.mjs'
import { newPeople } from './people.mjs'
import { newWire } from './wire.mjs'

/** @import { Options } from '../options.mjs' */
/** @import { Watch, Wire } from './wire.mjs' */
/** @import { People } from './people.mjs' */

/**
 * @typedef {object} Target
 * @property {Wire} wire
 * @property {People} people
 * @property {Wire | undefined} second a second process of the same register, with its limits on and a proxy in front that names the address of each caller
 * @property {() => string} log what the own server wrote; '' of another one
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** Throws where the register is a real one: the attack writes, and what it writes stays. @param {Wire} wire */
async function refuseRealRegister(wire) {
  const site = /** @type {{ demo?: boolean, captcha?: boolean } | undefined} */ (
    (await wire.call(callOf(endpointOf('siteConfig')))).data
  )
  if (!site) throw new Error(`Nothing answers at ${wire.base}`)
  if (site.demo !== true)
    throw new Error('This is no demonstration: the attack writes, so it leaves real registers alone')
  if (site.captcha !== false) throw new Error('This server asks for captchas: start it with CAPTCHA=off to be attacked')
}

/** @param {Options} options @param {string} at @param {Watch} watch @returns {Promise<Target>} */
async function somebodys({ account }, at, watch) {
  const wire = newWire(at, watch)
  await refuseRealRegister(wire)
  const stop = () => Promise.resolve(wire.close())
  return { wire, people: newPeople(wire, account), second: undefined, log: () => '', stop }
}

/** @param {Options} options @param {Watch} watch @returns {Promise<Target>} */
async function ofOurOwn({ folder }, watch) {
  const parent = folder ?? mkdtempSync(join(tmpdir(), 'register-attack-'))
  mkdirSync(parent, { recursive: true })
  // Under root the database runs under another account, which must be able to enter the folder.
  chmodSync(parent, 0o755)
  const password = 'Attack-7-Gitter!tor'
  const start = async (/** @type {string} */ name, /** @type {Record<string, string>} */ more) => {
    const log = join(parent, `${name}.log`)
    const product = startProduct({ port: await freePort(), dataDir: join(parent, 'data'), password, log, more })
    return { product, log, ready: () => product.ready() }
  }
  const first = await start('server', { LOG_LEVEL: 'info' })
  /** @type {Awaited<ReturnType<typeof start>> | undefined} */
  let other
  const stop = async () => {
    await other?.product.stop()
    await first.product.stop()
    if (!folder) rmSync(parent, { recursive: true, force: true })
  }
  const giveUp = () => void stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp)
  try {
    await first.ready()
    other = await start('second', { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' })
    await other.ready()
  } catch (error) {
    await stop()
    throw error
  }
  const wire = newWire(`http://127.0.0.1:${first.product.port}`, watch)
  const second = newWire(`http://127.0.0.1:${other.product.port}`, watch)
  return {
    wire,
    second,
    people: newPeople(wire, (username) => ({ username, password })),
    log: () => [first, other].map((one) => (one ? readFileSync(one.log, 'utf8') : '')).join('\n'),
    async stop() {
      wire.close()
      second.close()
      await stop()
    },
  }
}

/** @param {Options} options @param {Watch} watch */
export const openTarget = (options, watch) =>
  options.at === undefined ? ofOurOwn(options, watch) : somebodys(options, options.at, watch)
