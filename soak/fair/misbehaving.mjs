// Five addresses that misbehave, each in a way of its own, at both instances at once, in a process of their own; what each was answered.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { callerAt } from './callers.mjs'

/** @import { Socket } from 'node:net' */
/** @import { Asked } from './callers.mjs' */

/** @typedef {{ ports: number[], ids: string[], isOver: () => boolean }} Ground */
/** @typedef {Record<string, number>} Kinds */

/** Asks as often as it is let, up to so many calls a second, over 50 connections. @param {Ground} ground @param {string} address @param {number} perSecond @param {(n: number) => Asked} asked @returns {Promise<Kinds>} */
async function flood({ ports, isOver }, address, perSecond, asked) {
  const caller = callerAt(address, 50)
  /** @type {Kinds} */
  const kinds = {}
  const atOnce = 40
  await Promise.all(
    Array.from({ length: atOnce }, async (_, one) => {
      for (let n = one; !isOver(); n += atOnce) {
        const { status, ms } = await caller.ask(ports[n % ports.length] ?? 0, asked(n))
        kinds[status] = (kinds[status] ?? 0) + 1
        await wait(Math.max(0, (atOnce / perSecond) * 1_000 - ms))
      }
    }),
  )
  caller.end()
  return kinds
}

/** A connection from an address; undefined where it is refused. @param {string} localAddress @param {number} port @returns {Promise<Socket | undefined>} */
async function open(localAddress, port) {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect').catch(() => {}), once(socket, 'close').catch(() => {})])
  return socket.destroyed ? undefined : socket
}

/** Keeps thousands of connections open that ask nothing, and opens others for those that are closed. @param {Ground} ground @param {string} address @returns {Promise<Kinds>} */
async function hoard({ ports, isOver }, address) {
  /** @type {Set<Socket>} */
  const held = new Set()
  const kinds = { opened: 0, heldAtMost: 0 }
  while (!isOver()) {
    for (let n = 0; n < 100 && held.size < 3_000; n++) {
      const socket = await open(address, ports[n % ports.length] ?? 0)
      kinds.opened++
      if (!socket) continue
      held.add(socket)
      socket.once('close', () => held.delete(socket))
      socket.resume()
    }
    kinds.heldAtMost = Math.max(kinds.heldAtMost, held.size)
    await wait(200)
  }
  for (const socket of held) socket.destroy()
  return kinds
}

/** Sends requests by the byte, and asks for long answers that it does not read. @param {Ground} ground @param {string} address @returns {Promise<Kinds>} */
async function dawdle({ ports, isOver }, address) {
  const kinds = { senders: 0, readers: 0, cutOff: 0 }
  const one = async (/** @type {number} */ n) => {
    while (!isOver()) {
      const socket = await open(address, ports[n % ports.length] ?? 0)
      if (!socket) {
        await wait(500)
        continue
      }
      const isReader = n % 2 === 0
      if (isReader) kinds.readers++
      else kinds.senders++
      if (isReader) {
        const asks = 'GET /api/business/changeNotice/feed?lang=en HTTP/1.1\r\nhost: x\r\n\r\n'
        socket.pause()
        socket.write(asks.repeat(20))
      } else
        socket.write(
          'POST /api/business/equRepInfo/frontAnswer HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
        )
      for (let at = 0; at < 60 && !isOver() && !socket.destroyed && socket.writable; at++) {
        if (!isReader) socket.write(' ')
        await wait(500)
      }
      if (socket.destroyed || !socket.writable) kinds.cutOff++
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: 40 }, (_, n) => one(n)))
  return kinds
}

/** Names that nobody has, so that nobody is locked out by it. @param {number} n */
const guess = (n) => ({
  path: '/api/system/login',
  body: { username: `nobody-${n}`, credentials: { keyId: 'x', salt: 'x', ephemeralKey: 'x', iv: 'x', cipher: 'x' } },
})
/** @param {number} n */
const code = (n) => ({
  path: '/api/system/sms/send-sms',
  body: { purpose: 'login', phone: `1380000${String(n % 10_000).padStart(4, '0')}` },
})
/** @param {number} n */
const search = (n) => ({
  path: '/api/business/equRepInfo/frontList',
  body: {
    keyword: `${String.fromCharCode(0x4e00 + ((n * 7) % 5_000))} ${String.fromCharCode(0x4e00 + ((n * 13) % 5_000))}`,
    pageNum: 1 + (n % 50),
    pageSize: 100,
  },
})

/** Each with an address of its own. @type {Record<string, (ground: Ground) => Promise<Kinds>>} */
const ways = {
  flood: (ground) =>
    flood(ground, '127.66.0.1', 200, (n) => ({
      path: '/api/business/equRepInfo/frontAnswer',
      body: { publicId: ground.ids[n % ground.ids.length] ?? '' },
    })),
  hoard: (ground) => hoard(ground, '127.66.0.2'),
  dawdle: (ground) => dawdle(ground, '127.66.0.3'),
  guess: (ground) => flood(ground, '127.66.0.4', 60, (n) => (n % 2 === 0 ? guess(n) : code(n))),
  search: (ground) => flood(ground, '127.66.0.5', 100, search),
}

/** @typedef {{ begin?: { ports: number[], ids: string[], way: string } }} Told with `begin` these misbehave from now on (`all`: in every way), without it they end and say what they were answered */

/** @param {[string, Promise<Kinds>][]} running @returns {Promise<Record<string, Kinds>>} */
async function all(running) {
  /** @type {Record<string, Kinds>} */
  const kinds = {}
  for (const [name, answered] of running) kinds[name] = await answered
  return kinds
}

let over = false
/** @type {Promise<Record<string, Kinds>>} */
let misbehaved = Promise.resolve({})

process.on('message', (message) => {
  const { begin } = /** @type {Told} */ (message)
  over = !begin
  if (begin) {
    const ground = { ...begin, isOver: () => over }
    const chosen = Object.entries(ways).filter(([name]) => begin.way === name || begin.way === 'all')
    misbehaved = all(chosen.map(([name, way]) => [name, way(ground)]))
    process.send?.(chosen.map(([name]) => name))
  } else void misbehaved.then((kinds) => process.send?.(kinds))
})
