// Callers that break off or dawdle: uploads torn in the middle, and requests that arrive by the byte.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withDatabase } from '../postgres.mjs'
import { lookUp } from '../load/writing.mjs'

/** @import { Socket } from 'node:net' */
/** @import { Ground } from './outages.mjs' */

/** A connection of its own; how it ends is its own affair. @param {number} port */
async function open(port) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Files of the store that were never finished. @param {string} dataDir */
const parts = (dataDir) =>
  readdirSync(join(dataDir, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.part')).length

/** Uploads of this fault that are stored, by their name. @param {string} dataDir */
const stored = (dataDir) =>
  withDatabase(dataDir, async (db) => {
    const { rows } = await db.query("SELECT id FROM stored_file WHERE name = 'torn.pdf'")
    return rows.length
  })

/** 200 uploads, each broken off at another place, the last byte missing at the least. @param {Ground} ground */
export async function tornUploads({ product, stage }) {
  const { port, people, watch } = stage
  const token = await people.token('body-staff')
  const body = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\ncertificate\r\n'),
    Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="torn.pdf"\r\n\r\n%PDF-1.4\n'),
    Buffer.alloc(200_000, 0x20),
    Buffer.from('\n%%EOF\n\r\n--b--\r\n'),
  ])
  const head = Buffer.from(
    `POST /api/business/uploadFiles/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  const [before, count] = [product.descriptors(), 200]
  for (let at = 0; at < count; at += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, one) => {
        const socket = await open(port)
        socket.write(head)
        socket.write(body.subarray(0, Math.floor((body.length * (at + one + 1)) / (count + 1))))
        await wait(10)
        socket.destroy()
      }),
    )
  let left = 0
  // The writers' own connections come and go; what was torn must be gone within the time in which the server notices.
  for (const since = Date.now(); Date.now() - since < 20_000; await wait(250)) {
    left = product.descriptors() - before
    if (left <= 3 && parts(product.dataDir) <= 1) break
  }
  const found = { uploads: count, rows: await stored(product.dataDir), descriptorsMore: left }
  if (found.rows > 0) watch.problems.add(`${found.rows} torn uploads are stored`)
  if (left > 3) watch.problems.add(`torn uploads left ${left} descriptors open`)
  return found
}

/** Connections that send their request by the byte, next to honest callers. @param {Ground} ground */
export async function drip({ stage, publicId }) {
  const { port, watch } = stage
  const [count, patienceMs] = [200, 30_000]
  watch.figures()
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)))
  const text = `GET /live HTTP/1.1\r\nhost: x\r\nx-slow: ${'a'.repeat(400)}\r\n\r\n`
  const since = Date.now()
  let over = false
  /** @type {number[]} */
  const cut = []
  const slow = sockets.map(async (/** @type {Socket} */ socket) => {
    const closed = new Promise((end) => socket.once('close', end)).then(() => {
      if (!over) cut.push(Date.now() - since)
    })
    for (const byte of text) {
      if (!socket.writable || Date.now() - since > patienceMs) break
      socket.write(byte)
      await wait(500)
    }
    socket.resume()
    await Promise.race([closed, wait(Math.max(0, patienceMs - (Date.now() - since)))])
    if (!socket.destroyed) socket.destroy()
  })
  const honest = lookUp(stage, publicId, () => over)
  await Promise.all(slow)
  over = true
  await honest
  const late = count - cut.filter((ms) => ms < patienceMs).length
  if (late > 0) watch.problems.add(`${late} dripping connections were not cut off`)
  return { connections: count, cutOffAfterMs: Math.max(...cut), ...watch.figures() }
}
