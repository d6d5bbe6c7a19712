// Keeps a copy of what a register publishes: node mirror.mjs URL FOLDER [--once] [--key KEY]. In one file without others, so that it can be copied and
// read; it shares no line with the server. It takes each entry of the public log with its record, in order, and nothing that a signed checkpoint does not
// cover: chain, record hashes and the root of the tree are computed here (docs/log.md#format). It may be killed at any moment and goes on where it was.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * @typedef {{ id: number, at: string, kind: string, publicId: string, certificateNo: string, version: number, contentHash: string, algorithm: string, hash: string }} Entry
 * @typedef {{ entry: Entry, record: Record<string, unknown> | null }} Change
 * @typedef {{ hash: string, size: number }} Part a whole subtree, by the hex hash of its root
 * @typedef {{ id: number, contentHash: string, by: number }} Owed the last entry of a certificate that came without its record; `by`: the later one that the register named for it, 0 before it was asked
 * @typedef {{ size: number, lastHash: string, tree: Part[], owed: Record<string, Owed>, bytes: { entries: number, records: number } }} State
 *   `size`: entries that were taken; `bytes`: how much of the two files is theirs
 * @typedef {{ url: string, key: string, now: State, proved: State }} Memory `proved`: as it was at the last checkpoint that fitted
 * @typedef {Awaited<ReturnType<typeof copyIn>>} Copy
 * @typedef {{ name: string, id: string, key: Buffer }} Key
 * @typedef {{ size: number, root: string }} Checkpoint
 */

const names = { entries: 'entries.ndjson', records: 'records.ndjson', memory: 'mirror.json', lock: 'mirror.lock' }
/** Seconds for which the register may wait for the next entry, and of a call. */
const [waiting, patience] = [25, 60]
/** Changes of a call, and calls after which the copy is brought to the disc. */
const [atOnce, callsAtOnce] = [200, 50]
/** An answer of 200 records is a megabyte; the program stops reading one without an end. */
const mostBytes = 64 * 1024 * 1024
/** How often something is asked that does not fit, and the seconds in between. */
const [askedAgain, againSeconds] = [5, 2]
/** Entries beyond a checkpoint: of an hour in which a busy register could not sign. */
const mostUnsigned = 100_000
const noHash = '0'.repeat(64)

class Ended extends Error {
  /** @param {string} message @param {1 | 2} code */
  constructor(message, code) {
    super(message)
    this.code = code
  }
}
/** The register shows what it never published so, or what it cannot have published: the copy is again what was proved. */
const forged = (/** @type {string} */ message) => new Ended(message, 1)
/** Nothing can be said. */
const unable = (/** @type {string} */ message) => new Ended(message, 2)

/** RFC 8785, for the values that a register contains. @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const named = /** @type {Record<string, unknown>} */ (value)
  const parts = Object.keys(named).toSorted((a, b) => (a < b ? -1 : 1))
  return `{${parts.map((key) => `${JSON.stringify(key)}:${canonical(named[key])}`).join(',')}}`
}
const sha256 = (/** @type {(string | Uint8Array)[]} */ ...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const hex = (/** @type {string} */ text) => sha256(text).toString('hex')
const pause = (/** @type {number} */ seconds) => new Promise((then) => setTimeout(then, seconds * 1_000))
/** What a register says must not reach the terminal as anything but text. @param {string} text */
const printable = (text) => text.replaceAll(/\p{Cc}/gu, '?')

/** @param {Response} reply */
async function bytesOf(reply) {
  const chunks = []
  let bytes = 0
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (reply.body ?? [])) {
    bytes += chunk.length
    if (bytes > mostBytes) throw unable(`${reply.url} answers without an end`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The body of an answer with 200. Waits where the register asks for it, and while it is away, `longest` seconds at most. @param {string} url @param {number} [longest] */
async function fetched(url, longest = 600) {
  for (const since = Date.now(); ;) {
    const [said, seconds] = await fetch(url, {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(patience * 1_000),
    })
      .then(async (reply) => {
        const bytes = await bytesOf(reply)
        if (reply.status === 200) return /** @type {const} */ ([bytes, 0])
        if (reply.status !== 429 && reply.status < 500)
          throw unable(`${url} answers ${reply.status}: ${bytes.toString().slice(0, 300)}`)
        return /** @type {const} */ ([
          `it answers ${reply.status}`,
          Math.max(1, Number(reply.headers.get('retry-after')) || 5),
        ])
      })
      .catch((/** @type {Error & { cause?: Error }} */ error) => {
        if (error instanceof Ended) throw error
        return /** @type {const} */ ([error.cause?.message || error.message, 5])
      })
    if (typeof said !== 'string') return said
    if ((Date.now() - since) / 1_000 + seconds > longest) throw unable(`${url} cannot be read: ${said}`)
    await pause(seconds)
  }
}

/** The data of an answer. @param {string} url @param {number} [longest] @returns {Promise<unknown>} */
async function ask(url, longest) {
  const text = (await fetched(url, longest)).toString()
  try {
    const { data } = /** @type {{ data?: unknown }} */ (JSON.parse(text))
    if (data) return data
  } catch {
    // Said below.
  }
  throw unable(`${url} does not answer as a register does`)
}

/** @param {string} text @returns {Buffer | undefined} base 64 in its one spelling */
function base64(text) {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/** The key of a log, as C2SP signed-note writes it. @param {string} text @returns {Key} */
function readKey(text) {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? []
  const bytes = base64(encoded)
  if (bytes?.length !== 33 || bytes[0] !== 1 || sha256(`${name}\n`, bytes).toString('hex', 0, 4) !== id)
    throw unable(`${text || 'An empty text'} is no key of a log: it has the form name+id+key`)
  return { name, id, key: bytes.subarray(1) }
}

const spki = Buffer.from('302a300506032b6570032100', 'hex')
/** The checkpoint in a note. Throws where this key has not signed it. @param {string} note @param {Key} key @returns {Checkpoint} */
function checkpointIn(note, { name, id, key }) {
  const end = note.lastIndexOf('\n\n') + 1
  const text = note.slice(0, end)
  const publicKey = createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' })
  const isSigned = note
    .slice(end + 1)
    .split('\n')
    .some((line) => {
      const [, signer, encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
      const bytes = base64(encoded)
      return (
        signer === name &&
        bytes?.toString('hex', 0, 4) === id &&
        verify(null, Buffer.from(text), publicKey, bytes.subarray(4))
      )
    })
  const [origin, size = '', encoded = ''] = text.split('\n')
  const root = base64(encoded)
  if (!isSigned || origin !== name) throw forged(`The checkpoint is not signed with the key ${name}+${id}`)
  if (!/^(0|[1-9][0-9]{0,15})$/.test(size) || root?.length !== 32) throw unable('The checkpoint cannot be read')
  return { size: Number(size), root: root.toString('hex') }
}

/** Takes a leaf into a tree of RFC 6962. @param {Part[]} tree @param {string} text */
function grow(tree, text) {
  let part = { hash: sha256(Buffer.of(0), text).toString('hex'), size: 1 }
  for (let before = tree.at(-1); before?.size === part.size; before = tree.at(-1)) {
    tree.pop()
    part = { hash: nodeOf(before.hash, part.hash), size: 2 * part.size }
  }
  tree.push(part)
}
const nodeOf = (/** @type {string} */ left, /** @type {string} */ right) =>
  sha256(Buffer.of(1), Buffer.from(left, 'hex'), Buffer.from(right, 'hex')).toString('hex')
/** @param {Part[]} tree */
function rootOf(tree) {
  const [last, ...others] = tree.toReversed()
  return others.reduce((root, part) => nodeOf(part.hash, root), last?.hash ?? sha256().toString('hex'))
}

/** Throws where a change does not go on from the copy, or is not what its hashes say. @param {Pick<State, 'size' | 'lastHash'>} state @param {Change} change @returns {string} the text of its entry */
function verified({ size, lastHash }, { entry, record }) {
  const { id, at, kind, publicId, certificateNo, version, contentHash, algorithm, hash } = entry
  const text = canonical([algorithm, lastHash, id, at, kind, publicId, certificateNo, version, contentHash])
  if (id !== size + 1 || hex(text) !== hash) throw forged(`Entry ${id} does not go on from entry ${size}`)
  if (record && (record['publicId'] !== publicId || hex(canonical(record)) !== contentHash))
    throw forged(`The record of entry ${id} (certificate ${certificateNo}) is not the one that the entry holds`)
  return text
}

/** What its hashes cover of an entry. @param {Entry} entry */
const lineOf = ({ id, at, kind, publicId, certificateNo, version, contentHash, algorithm, hash }) =>
  JSON.stringify({ id, at, kind, publicId, certificateNo, version, contentHash, algorithm, hash })

/** A copy in a folder. Two processes must not write one. @param {string} folder @param {Memory} memory */
async function copyIn(folder, memory) {
  const [entries, records] = [
    await open(join(folder, names.entries), 'a'),
    await open(join(folder, names.records), 'a'),
  ]
  /** Removes what follows: a process that was killed wrote it before it remembered it, or it was not proved. */
  const cut = async () => {
    for (const [name, file] of /** @type {const} */ ([
      ['entries', entries],
      ['records', records],
    ])) {
      const bytes = memory.now.bytes[name]
      if ((await file.stat()).size < bytes)
        throw unable(`${names[name]} is shorter than this program left it: begin again in an empty folder`)
      await file.truncate(bytes)
    }
  }
  const isNew = !existsSync(join(folder, names.memory))
  if (isNew && (await entries.stat()).size + (await records.stat()).size > 0)
    throw unable(`${folder} has files of a copy, and no ${names.memory} to them: begin in an empty folder`)
  await cut()
  const copy = {
    /** @param {Change[]} changes */
    async add(changes) {
      const lines = changes.map(({ entry }) => `${lineOf(entry)}\n`).join('')
      const own = changes.flatMap(({ entry, record }) =>
        record ? [`${JSON.stringify({ entry: entry.id, record })}\n`] : [],
      )
      // These write all of it, or fail; a single write may take a part.
      await entries.appendFile(lines)
      await records.appendFile(own.join(''))
      memory.now.bytes.entries += Buffer.byteLength(lines)
      memory.now.bytes.records += Buffer.byteLength(own.join(''))
    },
    /** @param {number} entry @param {Record<string, unknown>} record */
    async addRecord(entry, record) {
      const line = `${JSON.stringify({ entry, record })}\n`
      await records.appendFile(line)
      memory.now.bytes.records += Buffer.byteLength(line)
    },
    /** Once it resolves, what was added is safe. */
    async keep() {
      await entries.sync()
      await records.sync()
      await writeFile(join(folder, `${names.memory}.new`), `${JSON.stringify(memory)}\n`, { flush: true })
      await rename(join(folder, `${names.memory}.new`), join(folder, names.memory))
      const place = await open(folder, 'r')
      await place.sync()
      await place.close()
    },
    /** The copy is again what was proved. */
    async goBack() {
      memory.now = structuredClone(memory.proved)
      // In this order: killed in between it finds files that are too long, and cuts them.
      await copy.keep()
      await cut()
    },
  }
  // With the key of the first visit, which is trusted from now on.
  if (isNew) await copy.keep()
  return copy
}

/** What the folder remembers; of a new one, the beginning. @param {string} folder @param {string} url @param {string | undefined} key @returns {Promise<Memory>} */
async function memoryOf(folder, url, key) {
  const text = await readFile(join(folder, names.memory), 'utf8').catch(
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  const asked = key ?? (text === undefined ? await firstKey(url) : undefined)
  if (text === undefined) {
    const nothing = { size: 0, lastHash: noHash, tree: [], owed: {}, bytes: { entries: 0, records: 0 } }
    return { url, key: asked ?? '', now: structuredClone(nothing), proved: nothing }
  }
  const memory = /** @type {Memory} */ (JSON.parse(text))
  if (asked !== undefined && asked !== memory.key) throw unable(`${folder} is the copy of the log ${memory.key}`)
  return { ...memory, url }
}

/** A first visit takes the key that the register names; --key takes one that is known from elsewhere. @param {string} url */
async function firstKey(url) {
  const { verifierKey } = /** @type {{ verifierKey: string | null }} */ (
    await ask(`${url}/api/business/integrity/key`, 0)
  )
  if (!verifierKey) throw unable('The register has published no checkpoint yet')
  console.log(`First visit: the key of this log is ${printable(verifierKey)}`)
  return verifierKey
}

/**
 * A record that did not come with its entry comes with a later one, which the register has to name at once and to which it
 * is held. Where it names none, or the named one came and brought nothing, the record is asked for: an entry that no
 * checkpoint covers may be lost with a machine. One that does not come then is held back.
 * @param {Memory} memory @param {Copy} copy
 */
async function lookForOwed({ url, now }, copy) {
  const unnamed = new Set(Object.keys(now.owed).filter((publicId) => now.owed[publicId]?.by === 0))
  for (let [size, lastHash] = [now.size, now.lastHash]; unnamed.size > 0;) {
    const { list } = await changes(url, size + 1, atOnce)
    if (list.length === 0) break
    if (size - now.size > mostUnsigned)
      throw unable(`The register shows more than ${mostUnsigned} entries without a checkpoint`)
    for (const change of list) {
      verified({ size, lastHash }, change)
      size = change.entry.id
      lastHash = change.entry.hash
      const owed = now.owed[change.entry.publicId]
      if (owed && unnamed.delete(change.entry.publicId)) owed.by = size
    }
  }
  for (const [publicId, { id, contentHash, by }] of Object.entries(now.owed)) {
    if (by > now.size) continue
    const record = await again(async () => {
      const [change] = (await changes(url, id, 1)).list
      return change?.record && hex(canonical(change.record)) === contentHash ? change.record : undefined
    })
    if (!record) throw forged(`The record of entry ${id} (the certificate with the id ${publicId}) is held back`)
    await copy.addRecord(id, record)
    delete now.owed[publicId]
  }
}

/** Asks some times before something is found: a cache in between may have kept an answer from before. @template T @param {() => Promise<T | undefined>} attempt @returns {Promise<T | undefined>} */
async function again(attempt) {
  for (let tries = 1; ; tries++) {
    const answer = await attempt()
    if (answer !== undefined || tries === askedAgain) return answer
    await pause(againSeconds)
  }
}

/** @param {string} url @param {number} from @param {number} size @returns {Promise<{ list: Change[], next: number }>} */
const changes = async (url, from, size) =>
  /** @type {{ list: Change[], next: number }} */ (await ask(`${url}/api/open/changes?from=${from}&size=${size}`))

/** Takes over everything up to a checkpoint, and compares the roots. @param {Memory} memory @param {Copy} copy @param {Checkpoint} checkpoint */
async function follow(memory, copy, { size, root }) {
  // A process that was killed on its way to a checkpoint, and an older one now.
  if (memory.now.size > size) await copy.goBack()
  const { now } = memory
  let [shown, calls] = [Date.now(), 0]
  while (now.size < size) {
    const list = await again(async () => {
      const page = await changes(memory.url, now.size + 1, Math.min(atOnce, size - now.size))
      return page.list.length > 0 ? page.list : undefined
    })
    if (!list) throw forged(`The log ends at entry ${now.size}, and its checkpoint is of ${size} entries`)
    for (const change of list) {
      const { entry, record } = change
      grow(now.tree, verified(now, change))
      now.size = entry.id
      now.lastHash = entry.hash
      if (record) delete now.owed[entry.publicId]
      else now.owed[entry.publicId] = { id: entry.id, contentHash: entry.contentHash, by: 0 }
    }
    await copy.add(list)
    if (++calls % callsAtOnce === 0) await copy.keep()
    if (Date.now() - shown < 2_000) continue
    shown = Date.now()
    console.error(`${now.size.toLocaleString('en')} of ${size.toLocaleString('en')} entries`)
  }
  if (rootOf(now.tree) !== root) throw forged(`The entries up to ${size} are not those of the signed checkpoint`)
  // Nothing came: the copy stands as it was proved.
  if (now.size === memory.proved.size) return
  await lookForOwed(memory, copy)
  memory.proved = structuredClone(now)
  await copy.keep()
}

/** The newest checkpoint. Throws where it is not signed with the key of this copy, and says why where the register does. @param {Memory} memory @param {Key} key */
async function newestCheckpoint({ url, key: known }, key) {
  const note = (await fetched(`${url}/log/checkpoint`)).toString()
  try {
    return checkpointIn(note, key)
  } catch (error) {
    const { verifierKey, former, formerLogs } =
      /** @type {{ verifierKey: string, former: { keyId: string, until: string }[], formerLogs: { verifierKey: string, until: string }[] }} */ (
        await ask(`${url}/api/business/integrity/key`)
      )
    const fingerprint = sha256(spki, key.key).toString('hex')
    const lost = former.find(({ keyId }) => fingerprint.startsWith(keyId))
    // The register's word for it proves nothing, so it remains a finding.
    if (lost)
      throw forged(
        `The checkpoint is not signed with the key of this copy, which the register says was lost and replaced on ${lost.until}: ask who runs it`,
      )
    const ended = formerLogs.find((one) => one.verifierKey === known)
    if (!ended) throw error
    throw unable(
      `The register says that the log of this copy ended on ${ended.until}, and that ${verifierKey} follows. Keep this copy, ask who runs the register, and copy the new log into an empty folder`,
    )
  }
}

/** Refuses a folder that another process writes. @param {string} folder */
async function lock(folder) {
  const path = join(folder, names.lock)
  for (let isSecond = false; ; isSecond = true) {
    const file = await open(path, 'wx').catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EEXIST') return undefined
      throw error
    })
    if (file) {
      await file.writeFile(String(process.pid))
      await file.close()
      process.once('exit', () => rmSync(path, { force: true }))
      return
    }
    // In a container each process may have the same number: such a lock is of one that was killed.
    const other = Number(await readFile(path, 'utf8').catch(() => ''))
    if (isSecond || (other !== process.pid && isRunning(other)))
      throw unable(`Process ${other} writes the copy in ${folder} (if it does not, remove ${names.lock})`)
    await rm(path, { force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs under another account, so that the system refuses the signal.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { once: { type: 'boolean', default: false }, key: { type: 'string' } },
  })
  const [address, folder, ...more] = positionals
  if (!address || !folder || more.length > 0)
    throw unable(
      'Say which register, and where to: node mirror.mjs https://register.example.org FOLDER [--once] [--key KEY]',
    )
  const url = address.replace(/\/+$/, '')
  await mkdir(folder, { recursive: true })
  await lock(folder)
  const memory = await memoryOf(folder, url, values.key)
  const key = readKey(memory.key)
  const copy = await copyIn(folder, memory)
  const step = async () => {
    const before = memory.proved.size
    let size = 0
    const checkpoint = await again(async () => {
      const newest = await newestCheckpoint(memory, key)
      size = newest.size
      return size < before ? undefined : newest
    })
    if (!checkpoint) throw forged(`The log has ${size} entries, and had ${before}`)
    await follow(memory, copy, checkpoint)
    return memory.proved.size > before
  }
  for (let seconds = 1; ;) {
    const isNew = await step().catch(async (/** @type {unknown} */ error) => {
      // What was found is said even where the disc refuses.
      if (error instanceof Ended && error.code === 1) await copy.goBack().catch(() => {})
      throw error
    })
    if (values.once) break
    // Resolves with the next entry. Its checkpoint follows within two seconds, unless the register cannot sign.
    await ask(`${url}/api/open/changes?from=${memory.now.size + 1}&size=1&wait=${waiting}`)
    seconds = isNew ? 1 : Math.min(15, 2 * seconds)
    await pause(seconds)
  }
  console.log(`${memory.proved.size.toLocaleString('en')} entries of ${printable(key.name)}: everything fits.`)
}

main().catch((/** @type {unknown} */ error) => {
  const code = error instanceof Ended ? error.code : 2
  const message = error instanceof Error ? error.message : String(error)
  console.error(printable(code === 1 ? `FOUND  ${message}` : message))
  process.exitCode = code
})
