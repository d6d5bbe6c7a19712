// Checks the public log of a register from outside: npm run check-log -- URL [--remember FILE] [--certificate NO] [--all] [--records]
// or, without a network, npm run check-log -- --proof FILE|TEXT --key KEY. It shares no line with the server on purpose: it is a second
// implementation of the same few rules, in one file without others, so that it can be read, copied and trusted by itself. The rules
// are in docs/decisions/0011 and 0170, and in C2SP's signed-note, tlog-checkpoint, tlog-tiles and tlog-proof.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { access, constants, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * @typedef {{ lastId: number, lastHash: string, signedAt: string | null, algorithm: string | null, signature: string | null }} Head
 * @typedef {{ id: number, at: string, kind: string, publicId: string, certificateNo: string, version: number, contentHash: string, algorithm: string }} Entry
 * @typedef {{ origin: string, size: number, root: Buffer }} Checkpoint
 * @typedef {{ name: string, id: string, key: Buffer }} Key
 * @typedef {{ url: string, fingerprint: string, lastId: number, lastHash: string, signedAt: string | null,
 *   verifierKey?: string, size?: number, root?: string, ended?: string[] }} Memory `ended`: keys of the logs that the register has announced to have ended
 * @typedef {{ origin: string, verifierKey: string, size: number, kept: number, until: string, reason: [string, string] }} FormerLog
 */

const [width, hashLength, atOnce] = [256, 32, 8]
const [recordsPerCall, mostFindings, rounds] = [100, 100, 5]
const noHash = '0'.repeat(64)

/** The program cannot check the log, and ends with code 2. */
class CannotCheck extends Error {}

/** JSON with sorted keys and without spaces: RFC 8785 for the values that a register contains. @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const named = /** @type {Record<string, unknown>} */ (value)
  const parts = Object.keys(named).toSorted((a, b) => (a < b ? -1 : 1))
  return `{${parts.map((key) => `${JSON.stringify(key)}:${canonical(named[key])}`).join(',')}}`
}
const hash = (/** @type {(string | Uint8Array)[]} */ ...parts) => {
  const sha256 = createHash('sha256')
  for (const part of parts) sha256.update(part)
  return sha256.digest()
}
const sha256 = (/** @type {string | Buffer} */ text) => hash(text).toString('hex')
const leafOf = (/** @type {string | Buffer} */ text) => hash(Buffer.of(0), text)
const nodeOf = (/** @type {Buffer} */ left, /** @type {Buffer} */ right) => hash(Buffer.of(1), left, right)
const count = (/** @type {number} */ n, one = 'entry', many = 'entries') =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`
const pause = (/** @type {number} */ seconds) => new Promise((then) => setTimeout(then, seconds * 1_000))

/** A register that was broken into must not send control characters to the terminal. @param {string} text */
const printable = (text) => text.replaceAll(/\p{Cc}/gu, (one) => (one === '\n' ? one : '?'))
/** One line, whatever the register has put into it. @param {string} line */
const say = (line) => console.log(printable(line.replaceAll('\n', '?')))

let [findings, answered] = [0, false]
function found(/** @type {string} */ what) {
  if (++findings <= mostFindings) say(`FOUND  ${what}`)
}
const started = Date.now()
let lastShown = started
function progress(/** @type {string} */ what) {
  if (Date.now() - lastShown < 2_000) return
  lastShown = Date.now()
  console.error(`${what} (${Math.round((lastShown - started) / 1_000)} s)`)
}
/** A certificate number as it is compared: people write it with spaces and hyphens. */
const spelled = (/** @type {string} */ number) =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const why = (/** @type {Error & { cause?: Error }} */ error) => error.cause?.message || error.message

/** The program stops reading an answer here, because one without an end would fill its memory; a register's answers are far shorter. */
const mostBytes = 32 * 1024 * 1024
/** The program ends instead of waiting longer, because a register could hold it for days. In seconds. */
const longestWait = 120

/** @param {Response} reply */
async function bytesOf(reply) {
  /** @type {Uint8Array[]} */
  const chunks = []
  let bytes = 0
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (reply.body ?? [])) {
    bytes += chunk.length
    if (bytes > mostBytes)
      throw new CannotCheck(`${reply.url} answers with more than ${count(mostBytes, 'byte', 'bytes')}`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The answer of a register; waits when it is busy. @param {string} url @param {unknown} [body] @returns {Promise<{ status: number, bytes: Buffer }>} */
async function fetched(url, body) {
  for (let silences = 0; ;) {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(url, { ...(body ? post : {}), signal: AbortSignal.timeout(30_000) })
      .then(async (one) => ({
        status: one.status,
        wait: one.headers.get('retry-after'),
        bytes: await bytesOf(one),
      }))
      .catch((/** @type {Error & { cause?: Error }} */ error) => {
        if (error instanceof CannotCheck) throw error
        return why(error)
      })
    if (typeof reply === 'string' || reply.status === 503) {
      // A wrong address fails at once; when the register has answered before, it may be restarting.
      if (++silences > (answered ? 5 : 0))
        throw new CannotCheck(`${url} cannot be reached: ${typeof reply === 'string' ? reply : 503}`)
      await pause(silences)
      continue
    }
    if (reply.status === 429) {
      const seconds = Number(reply.wait) || 5
      if (seconds > longestWait)
        throw new CannotCheck(`${url} asks to wait ${count(seconds, 'second', 'seconds')}: check again then`)
      console.error(`The register asks to wait ${seconds} s`)
      await pause(seconds)
      continue
    }
    return { status: reply.status, bytes: reply.bytes }
  }
}

/** The data of an answer. @param {string} url @param {unknown} [body] */
async function ask(url, body) {
  const { status, bytes } = await fetched(url, body)
  /** @type {{ code?: number, msg?: string, data?: unknown } | undefined} */
  let envelope
  try {
    envelope = /** @type {typeof envelope} */ (JSON.parse(bytes.toString()))
  } catch {
    // Said below.
  }
  answered = true
  if (envelope?.code === 200 && envelope.data) return envelope.data
  throw new CannotCheck(`${url} did not answer as a register does: ${status} ${envelope?.msg ?? ''}`.trim())
}

// ── Signed notes ──

/** Base 64 in its one spelling, else undefined. @param {string} text */
function base64(text) {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/** @param {string} text @param {number} [type] 1 of a log, 4 of a witness @returns {Key} */
function readKey(text, type = 1) {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? []
  const bytes = base64(encoded)
  if (bytes?.length !== 1 + hashLength || bytes[0] !== type || hash(`${name}\n`, bytes).toString('hex', 0, 4) !== id)
    throw new CannotCheck(
      `${text || 'An empty text'} is no key of a ${type === 1 ? 'log' : 'witness'}: it has the form name+id+key`,
    )
  return { name, id, key: bytes.subarray(1) }
}

const spki = Buffer.from('302a300506032b6570032100', 'hex')
/** @param {Key} key @param {string} text @param {Buffer} signature */
function isBy({ key }, text, signature) {
  const publicKey = createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), publicKey, signature)
}

/** Whether a note's text is signed by a key. @param {Key} key @param {string} text @param {string} signatures */
function isSigned(key, text, signatures) {
  return signatures.split('\n').some((line) => {
    const [, signer, encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
    const bytes = base64(encoded)
    return signer === key.name && bytes?.toString('hex', 0, 4) === key.id && isBy(key, text, bytes.subarray(4))
  })
}

/** The checkpoint in a note that this key has signed; a sentence that says what is wrong with it otherwise. @param {string} note @param {Key} key @returns {Checkpoint | string} */
function checkpointIn(note, key) {
  const end = note.lastIndexOf('\n\n') + 1
  const text = note.slice(0, end)
  const [origin = '', number = '', encoded = ''] = text.split('\n')
  const root = base64(encoded)
  const hasGap = text.slice(0, -1).split('\n').includes('')
  if (end < 1 || hasGap || !/^(0|[1-9][0-9]{0,15})$/.test(number) || root?.length !== hashLength)
    return 'is no checkpoint of a log'
  if (!isSigned(key, text, note.slice(end + 1))) return `is not signed with the key ${key.name}+${key.id}`
  if (origin !== key.name) return `is of the log ${origin}, not of ${key.name}`
  return { origin, size: Number(number), root }
}

// ── Witnesses: C2SP tlog-policy and tlog-cosignature ──

/** @typedef {{ keys: Map<string, Key>, groups: Map<string, { least: number, members: string[] }>, quorum: string }} Policy */

/** @param {string} file @returns {Promise<Policy>} */
async function readPolicy(file) {
  const text = await readFile(file, 'utf8').catch((/** @type {Error} */ error) => {
    throw new CannotCheck(`${file} cannot be read: ${error.message}`)
  })
  /** @type {Policy} */
  const policy = { keys: new Map(), groups: new Map(), quorum: '' }
  for (const [at, line] of text.split('\n').entries()) {
    const [kind = '', name = '', ...rest] = line.trim().split(/[ \t]+/)
    const known = (/** @type {string} */ one) => policy.keys.has(one) || policy.groups.has(one)
    const [threshold = '', ...members] = rest
    const least = threshold === 'all' ? members.length : threshold === 'any' ? 1 : Number(threshold)
    if (kind === '' || kind.startsWith('#') || kind === 'log') continue
    if (kind === 'witness' && name !== 'none' && !known(name)) {
      const key = readKey(threshold, 4)
      // Under two names one witness would be counted twice.
      if ([...policy.keys.values()].some((one) => one.key.equals(key.key)))
        throw new CannotCheck(`${file}, line ${at + 1}, names the key of another witness again`)
      policy.keys.set(name, key)
    } else if (
      kind === 'group' &&
      name !== 'none' &&
      !known(name) &&
      members.every((one, place) => known(one) && members.indexOf(one) === place) &&
      Number.isInteger(least) &&
      least >= 1 &&
      least <= members.length
    )
      policy.groups.set(name, { least, members })
    else if (kind === 'quorum' && policy.quorum === '' && (name === 'none' || known(name))) policy.quorum = name
    else throw new CannotCheck(`${file}, line ${at + 1}, is none of a policy: ${line.slice(0, 80)}`)
  }
  if (policy.quorum === '') throw new CannotCheck(`${file} names no quorum`)
  return policy
}

/** Says who has signed a checkpoint, and whether they are enough. @param {string} note @param {Policy} policy */
function checkWitnesses(note, { keys, groups, quorum }) {
  const end = note.lastIndexOf('\n\n') + 1
  const signed = new Set()
  for (const [witness, key] of keys)
    for (const line of note.slice(end + 1).split('\n')) {
      const [, signer, encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
      const bytes = base64(encoded)
      if (signer !== key.name || bytes?.length !== 76 || bytes.toString('hex', 0, 4) !== key.id) continue
      const time = bytes.readBigUInt64BE(4)
      if (!isBy(key, `cosignature/v1\ntime ${time}\n${note.slice(0, end)}`, bytes.subarray(12))) continue
      signed.add(witness)
      const at = new Date(Number(time) * 1_000)
      // A witness may sign any number as its time, also one that is no day.
      const when = Number.isNaN(at.getTime()) ? `second ${time}` : at.toISOString()
      console.log(`Witness ${witness} (${key.name}) signed at ${when}`)
    }
  /** @param {string} name @returns {boolean} */
  const holds = (name) => {
    const group = groups.get(name)
    return group ? group.members.filter(holds).length >= group.least : signed.has(name)
  }
  if (quorum !== 'none' && !holds(quorum))
    found(
      `The checkpoint is signed by ${signed.size} of ${keys.size} witnesses, which the policy does not take as enough`,
    )
}

// ── The tree: RFC 6962 ──

const half = (/** @type {number} */ number) => Math.floor(number / 2)

/** Entries left of the first split of so many. */
const leftOf = (/** @type {number} */ many) => {
  let left = 1
  while (left * 2 < many) left *= 2
  return left
}
/** @typedef {(start: number, end: number) => Promise<Buffer>} HashOf the hash of a range of entries */

/** The proof that a tree begins with an earlier one, as hashes of ranges. @param {number} from @param {number} to @param {HashOf} hashOf @returns {Promise<Buffer[]>} */
async function consistencyProof(from, to, hashOf) {
  /** @type {(start: number, end: number, known: boolean) => Promise<Buffer[]>} */
  const path = async (start, end, known) => {
    if (from === end) return known ? [] : [await hashOf(start, end)]
    const middle = start + leftOf(end - start)
    if (from <= middle) return [...(await path(start, middle, known)), await hashOf(middle, end)]
    return [...(await path(middle, end, false)), await hashOf(start, middle)]
  }
  return from === 0 || from === to ? [] : path(0, to, true)
}

/** RFC 9162, 2.1.4.2. @param {{ size: number, root: Buffer }} earlier @param {{ size: number, root: Buffer }} later @param {Buffer[]} proof */
function isConsistent(earlier, later, proof) {
  if (earlier.size === later.size) return earlier.root.equals(later.root)
  if (earlier.size === 0) return true
  const [first, ...rest] = Number.isInteger(Math.log2(earlier.size)) ? [earlier.root, ...proof] : proof
  let [at, last] = [earlier.size - 1, later.size - 1]
  while (at % 2 === 1) [at, last] = [half(at), half(last)]
  let [one, other] = [first ?? Buffer.alloc(0), first ?? Buffer.alloc(0)]
  for (const each of rest) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      one = nodeOf(each, one)
      other = nodeOf(each, other)
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else other = nodeOf(other, each)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && one.equals(earlier.root) && other.equals(later.root)
}

/** The proof of one entry. @param {number} index @param {number} size @param {HashOf} hashOf @returns {Promise<Buffer[]>} */
async function inclusionProof(index, size, hashOf) {
  /** @type {(start: number, end: number) => Promise<Buffer[]>} */
  const path = async (start, end) => {
    if (end - start === 1) return []
    const middle = start + leftOf(end - start)
    if (index < middle) return [...(await path(start, middle)), await hashOf(middle, end)]
    return [...(await path(middle, end)), await hashOf(start, middle)]
  }
  return path(0, size)
}

/** RFC 9162, 2.1.3.2. @param {number} index @param {number} size @param {Buffer} leaf @param {Buffer[]} proof */
function rootBy(index, size, leaf, proof) {
  let [at, last, root] = [index, size - 1, leaf]
  for (const each of proof) {
    if (last === 0) return undefined
    if (at % 2 === 1 || at === last) {
      root = nodeOf(each, root)
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else root = nodeOf(root, each)
    ;[at, last] = [half(at), half(last)]
  }
  return index < size && last === 0 ? root : undefined
}

/** A tree that is made of one leaf after the other: the hashes of its whole subtrees, largest first. @typedef {{ size: number, parts: { hash: Buffer, size: number }[] }} Growing */

/** @param {Growing} tree @param {Buffer} leaf */
function grow(tree, leaf) {
  tree.size++
  let part = { hash: leaf, size: 1 }
  for (let before = tree.parts.at(-1); before?.size === part.size; before = tree.parts.at(-1)) {
    tree.parts.pop()
    part = { hash: nodeOf(before.hash, part.hash), size: 2 * part.size }
  }
  tree.parts.push(part)
}

/** @param {Growing} tree */
function rootOf({ parts }) {
  const [last, ...others] = parts.toReversed()
  return others.reduce((root, part) => nodeOf(part.hash, root), last?.hash ?? hash())
}

// ── Files of the log: C2SP tlog-tiles ──

/** @param {string} kind @param {number} at @param {number} many */
function pathOf(kind, at, many) {
  const digits = String(at).padStart(Math.ceil(String(at).length / 3) * 3, '0')
  const parts = (digits.match(/[0-9]{3}/g) ?? []).map((part, place, all) =>
    place < all.length - 1 ? `x${part}` : part,
  )
  return `tile/${kind}/${parts.join('/')}${many < width ? `.p/${many}` : ''}`
}

/** What is published under `/log`. @param {string} url of the register @param {number} size of the published tree */
function filesOf(url, size) {
  /** @type {Map<string, Promise<Buffer>>} */
  const known = new Map()
  const file = async (/** @type {string} */ path) => {
    const { status, bytes } = await fetched(`${url}/log/${path}`)
    if (status !== 200) throw new CannotCheck(`${url}/log/${path} cannot be read: ${status}`)
    return bytes
  }
  const tile = (/** @type {number} */ level, /** @type {number} */ at) => {
    const many = Math.min(width, Math.floor(size / width ** level) - at * width)
    const path = pathOf(String(level), at, many)
    const reading = known.get(path) ?? file(path)
    known.set(path, reading)
    return reading
  }
  /** @type {HashOf} */
  const hashOf = async (start, end) => {
    const height = Math.log2(end - start)
    if (!Number.isInteger(height) || start % (end - start) !== 0) {
      const middle = start + leftOf(end - start)
      return nodeOf(await hashOf(start, middle), await hashOf(middle, end))
    }
    const level = Math.floor(height / 8)
    const first = start / width ** level
    const hashes = await tile(level, Math.floor(first / width))
    const tree = /** @type {Growing} */ ({ size: 0, parts: [] })
    for (let one = 0; one < 2 ** (height % 8); one++) {
      const from = ((first % width) + one) * hashLength
      grow(tree, hashes.subarray(from, from + hashLength))
    }
    return rootOf(tree)
  }
  /** The texts of the entries of a bundle. @param {number} at @returns {Promise<string[]>} */
  const bundle = async (at) => {
    const path = pathOf('entries', at, Math.min(width, size - at * width))
    let rest = await file(path)
    const texts = []
    while (rest.length > 0) {
      const end = 2 + rest.readUInt16BE()
      texts.push(rest.toString('utf8', 2, end))
      rest = rest.subarray(end)
    }
    return texts
  }
  return { hashOf, bundle }
}

/** @param {string} text @returns {Entry & { before: string }} */
function entryIn(text) {
  const parts = /** @type {unknown} */ (JSON.parse(text))
  if (!Array.isArray(parts) || parts.length !== 9 || canonical(parts) !== text)
    throw new CannotCheck(`${text} is no entry that this program knows`)
  const [algorithm, before, id, at, kind, publicId, certificateNo, version, contentHash] =
    /** @type {[string, string, number, string, string, string, string, number, string]} */ (parts)
  if (!/^record[1-8]-sha256$/.test(algorithm))
    throw new CannotCheck(`Entry ${id} is made by ${algorithm}, unknown to this program`)
  return { algorithm, before, id, at, kind, publicId, certificateNo, version, contentHash }
}

// ── The check ──

/**
 * @typedef {{ all: boolean, records: boolean, certificate?: string | undefined, policy?: Policy | undefined, accept?: string | undefined }} Asked
 * @typedef {{ kind: string, at: string, certificateNo: string, contentHash: string, id: number }} Latest
 */

/**
 * What the register says of its logs that have ended, against the memory: it must say so for ever.
 * @param {FormerLog[]} logs the latest first @param {Memory | undefined} memory
 */
function checkAnnouncements(logs, memory) {
  for (const { origin, size, kept, until, reason } of logs)
    say(
      `Ended   ${origin}, of which the public had seen ${count(size)}, on ${until}; the next log begins with its first ${kept}: ${reason[1]}`,
    )
  for (const key of memory?.ended ?? [])
    if (!logs.some(({ verifierKey }) => verifierKey === key))
      found(`The register no longer says that its log ${key.split('+')[0]} has ended, as it did on ${memory?.signedAt}`)
}

/**
 * The memory is of a log that has ended: what the register says of that, and what of the memory can be compared with the log in its place.
 * @param {Memory} memory @param {FormerLog[]} logs from that one on, the latest first @param {string} present the name of the log now @param {string | undefined} accept
 * @returns {Memory | undefined} undefined where nothing can be compared
 */
function checkSuccession(memory, logs, present, accept) {
  const ended = /** @type {FormerLog} */ (logs.at(-1))
  const size = memory.size ?? 0
  const kept = Math.min(...logs.map((one) => one.kept))
  const isAccepted = accept === present
  const tell = isAccepted ? (/** @type {string} */ what) => say(`TAKEN   ${what}`) : found
  tell(
    `The register announces a new log, ${present}, in place of ${ended.origin}, which ended on ${ended.until} and is what was checked last: "${ended.reason[1]}"`,
  )
  if (size > ended.size)
    tell(`It says that the public had seen ${count(ended.size)} of ${ended.origin}; this program has seen ${size}`)
  if (size > kept)
    tell(
      `Of the ${count(size)} that were seen on ${memory.signedAt} the new log begins with ${kept}: what entries ${kept + 1} to ${size} said may be in no log now`,
    )
  if (!isAccepted)
    say(`        Ask who runs the register what was lost. To go on with the new log: --accept-log ${present}`)
  return size <= kept ? memory : undefined
}

/** @param {string} url of the register @param {Memory | undefined} remembered @param {Asked} asked @param {string | undefined} part where an interrupted check of the whole log goes on @returns {Promise<Memory | undefined>} what to remember */
async function check(url, remembered, asked, part) {
  const api = `${url}/api/business/integrity`
  // Requested first, because everything published later only makes the log longer.
  const { total } = /** @type {{ total: number }} */ (await ask(`${url}/api/business/equRepInfo/frontCount`, {}))
  const key =
    /** @type {{ publicKey: string, verifierKey: string | null, former?: { keyId: string, until: string }[], formerLogs?: FormerLog[] }} */ (
      await ask(`${api}/key`)
    )
  const der = Buffer.from(key.publicKey, 'base64')
  const fingerprint = sha256(der)
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  if (!key.verifierKey) throw new CannotCheck(`${url} has published no checkpoint of its log yet`)
  const verifier = readKey(key.verifierKey)
  // The register's word for it proves nothing, so it remains a finding.
  const explained = (/** @type {string} */ former) => {
    const change = key.former?.find(({ keyId }) => former.startsWith(keyId))
    return change ? `, which the register says was lost and replaced on ${change.until}: ask who runs it` : ''
  }
  const formerLogs = key.formerLogs ?? []
  checkAnnouncements(formerLogs, remembered)
  const endedAt = formerLogs.findIndex((one) => one.verifierKey === remembered?.verifierKey)
  let memory = remembered
  if (memory && memory.fingerprint !== fingerprint)
    found(
      `The log is signed with key ${fingerprint}; when it was last checked the key was ${memory.fingerprint}${explained(memory.fingerprint)}`,
    )
  else if (memory?.verifierKey && memory.verifierKey !== key.verifierKey && endedAt >= 0)
    memory = checkSuccession(memory, formerLogs.slice(0, endedAt + 1), verifier.name, asked.accept)
  else if (memory?.verifierKey && memory.verifierKey !== key.verifierKey)
    found(
      `Checkpoints are signed with key ${key.verifierKey}; when they were last checked the key was ${memory.verifierKey}`,
    )

  async function readHead() {
    const head = /** @type {Head} */ (await ask(`${api}/head`))
    if (!Number.isInteger(head.lastId) || typeof head.lastHash !== 'string')
      throw new CannotCheck(`${url} has no integrity log that this program knows`)
    const { algorithm, lastId, lastHash, signedAt, signature } = head
    if (signature === null && lastId === 0) return head
    if (algorithm !== null && algorithm !== 'ed25519-1')
      throw new CannotCheck(`The head is signed by ${algorithm}, unknown to this program`)
    const text = Buffer.from(canonical([algorithm, lastId, lastHash, signedAt]))
    if (signature === null || !verify(null, text, publicKey, Buffer.from(signature, 'base64url')))
      found(`The head at entry ${lastId} is not signed with the register's key`)
    return head
  }
  let note = ''
  async function readCheckpoint() {
    const { status, bytes } = await fetched(`${url}/log/checkpoint`)
    if (status !== 200) throw new CannotCheck(`${url}/log/checkpoint cannot be read: ${status}`)
    note = bytes.toString()
    return checkpointIn(note, verifier)
  }
  /** A checkpoint that covers an entry: it follows the entry within seconds. @param {number} id */
  async function covering(id) {
    for (let round = 0; ; round++) {
      const checkpoint = await readCheckpoint()
      if (typeof checkpoint === 'string' || checkpoint.size >= id || round === rounds) return checkpoint
      await pause(1)
    }
  }
  const head = await readHead()
  const checkpoint = await covering(head.lastId)
  if (typeof checkpoint === 'string') {
    found(`The checkpoint ${checkpoint}`)
    return undefined
  }
  if (asked.policy) checkWitnesses(note, asked.policy)
  const { size, root } = checkpoint
  if (size < head.lastId) found(`The head stands at entry ${head.lastId}, but the checkpoint stays at entry ${size}`)
  const files = filesOf(url, size)
  const isSound = size === 0 || (await files.hashOf(0, size)).equals(root)
  if (!isSound) found(`The files of the log do not give the root of its checkpoint of ${count(size)}: one was altered`)

  /** The text of an entry, proved to be in the tree of the checkpoint. @param {number} id @returns {Promise<string | undefined>} */
  async function proved(id) {
    const text = (await files.bundle(Math.floor((id - 1) / width)))[(id - 1) % width]
    const leaf = text === undefined ? undefined : leafOf(text)
    if (leaf && rootBy(id - 1, size, leaf, await inclusionProof(id - 1, size, files.hashOf))?.equals(root)) return text
    found(`Entry ${id} is not the one in the tree of the checkpoint: it was changed, or a file of the log was`)
    return undefined
  }
  const signedAt = memory?.signedAt
  if (memory?.size !== undefined && memory.root !== undefined) {
    const earlier = { size: memory.size, root: Buffer.from(memory.root, 'base64') }
    if (size < earlier.size)
      found(`The log had ${count(earlier.size)} on ${signedAt} and has ${size} now: it was cut or rolled back`)
    else if (isSound && !isConsistent(earlier, checkpoint, await consistencyProof(earlier.size, size, files.hashOf)))
      found(
        `The log of ${count(size)} does not begin with the ${earlier.size} that it had on ${signedAt}: it was rewritten`,
      )
  } else if (memory && memory.lastId > Math.max(size, head.lastId))
    found(`The log ended at entry ${memory.lastId} on ${signedAt} and ends at ${size} now: it was cut or rolled back`)
  else if (memory && memory.lastId > 0 && memory.lastId <= size) {
    const text = await proved(memory.lastId)
    if (text !== undefined && sha256(text) !== memory.lastHash)
      found(`Entry ${memory.lastId} is not the one the log ended with on ${signedAt}: the log was rewritten`)
  }
  if (head.lastId > 0 && head.lastId <= size) {
    const text = await proved(head.lastId)
    if (text !== undefined && sha256(text) !== head.lastHash)
      found(`The head was signed over another entry ${head.lastId} than the one in the log`)
  }

  /** Latest entry of each certificate. @type {Map<string, Latest>} */
  const latest = new Map()
  if (asked.certificate !== undefined) {
    const named = encodeURIComponent(asked.certificate)
    const { list } = /** @type {{ list: { id: number, publicId: string }[] }} */ (
      await ask(`${api}/entries?certificateNo=${named}`)
    )
    const last = list.findLast(({ id }) => id <= size)
    const text = last && (await proved(last.id))
    if (!last) found(`The log has no entry of certificate ${asked.certificate}`)
    if (text !== undefined) {
      const entry = entryIn(text)
      latest.set(entry.publicId, entry)
      // The register says which entry is the certificate's; the tree proves only that it is an entry.
      if (spelled(entry.certificateNo) !== spelled(asked.certificate))
        found(
          `Asked for certificate ${asked.certificate}, the register named entry ${entry.id}, which is of ${entry.certificateNo}`,
        )
      say(`Entry   ${entry.id}: ${entry.kind} of ${entry.certificateNo}, ${entry.at}, in the tree of ${count(size)}`)
    }
  }
  const walked = asked.all ? await walkFrom(url, key.verifierKey, part) : undefined
  if (walked) await walk(walked, { checkpoint, files, latest, part })
  if (walked?.isWhole && !walked.isCut && total > latest.size)
    found(
      `The register counts ${total} published certificates, but the log knows ${latest.size}: some were put in past it`,
    )
  if (asked.records || asked.certificate !== undefined)
    await compareRecords(api, latest, async () => {
      if (!walked || walked.isCut) return false
      const newer = await covering((await readHead()).lastId)
      if (typeof newer === 'string' || newer.size <= walked.tree.size) return false
      await walk(walked, { checkpoint: newer, files: filesOf(url, newer.size), latest })
      return true
    })

  console.log(
    walked
      ? `Checked ${count(walked.tree.size)}${asked.records ? ` and ${count(latest.size, 'record', 'records')}` : ''} of ${url}`
      : `Checked the checkpoint of ${count(size)} of ${url}`,
  )
  console.log(`Root    ${root.toString('base64')}`)
  say(`Head    ${head.lastHash}, signed ${head.signedAt ?? 'never: the register is new'}`)
  console.log(`Key     ${fingerprint}`)
  console.log(`        ${key.verifierKey}`)
  const { lastId, lastHash } = head
  return {
    url,
    fingerprint,
    lastId,
    lastHash,
    signedAt: head.signedAt,
    verifierKey: key.verifierKey,
    size,
    root: root.toString('base64'),
    ended: formerLogs.map((one) => one.verifierKey),
  }
}

/**
 * How far the entries have been read: those of an interrupted check, where `part` has kept it.
 * @typedef {{ url: string, key: string, tree: Growing, before: string, isWhole: boolean, isCut: boolean }} Walked `before`: the hash of the last entry; `isWhole`: read from the first entry on; `isCut`: an entry was missing
 * @param {string} url @param {string} key @param {string | undefined} part @returns {Promise<Walked>}
 */
async function walkFrom(url, key, part) {
  const tree = /** @type {Growing} */ ({ size: 0, parts: [] })
  const text = part ? await readFile(part, 'utf8').catch(() => '') : ''
  const kept =
    /** @type {{ url?: string, key?: string, size?: number, before?: string, parts?: { hash: string, size: number }[] }} */ (
      await new Response(text).json().catch(() => ({}))
    )
  if (kept.url !== url || kept.key !== key || !kept.size || !kept.before || !kept.parts)
    return { url, key, tree, before: noHash, isWhole: true, isCut: false }
  tree.size = kept.size
  tree.parts = kept.parts.map((one) => ({ ...one, hash: Buffer.from(one.hash, 'base64') }))
  console.error(`Goes on after entry ${tree.size}`)
  return { url, key, tree, before: kept.before, isWhole: false, isCut: false }
}

/**
 * Reads the entries up to a checkpoint: each must follow on the one before and be the one in the tree.
 * @param {Walked} walked @param {{ checkpoint: Checkpoint, files: ReturnType<typeof filesOf>, latest: Map<string, Latest>, part?: string | undefined }} on
 */
async function walk(walked, { checkpoint, files, latest, part }) {
  const { tree, url, key } = walked
  /** What is told of an entry only where the tree of all is another than the published one: else a tile was altered on the way. @type {{ of: string, tile: number }[]} */
  const unlike = []
  let [wasUnlike, savedAt] = [false, Date.now()]
  const bundles = Math.ceil(checkpoint.size / width)
  for (let from = Math.floor(tree.size / width); from < bundles; from += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, bundles - from) }, (_, one) => from + one)
    const read = await Promise.all(
      places.map(async (at) => {
        const end = Math.min(checkpoint.size, (at + 1) * width)
        const leaves = Array.from({ length: end - at * width }, (_, one) =>
          files.hashOf(at * width + one, at * width + one + 1),
        )
        return { at, texts: await files.bundle(at), leaves: await Promise.all(leaves) }
      }),
    )
    for (const { at, texts, leaves } of read)
      for (const [place, leaf] of leaves.entries()) {
        const id = at * width + place + 1
        if (id <= tree.size) continue
        const text = texts[place]
        const entry = text === undefined ? undefined : entryIn(text)
        if (text === undefined || !entry || entry.id !== id) {
          found(`Entry ${id} is missing from the log`)
          walked.isCut = true
          return
        }
        const isUnlike = !leafOf(text).equals(leaf)
        if (isUnlike) unlike.push({ of: `Entry ${id} (${entry.kind} of certificate ${entry.certificateNo})`, tile: at })
        else if (entry.before !== walked.before && !wasUnlike)
          found(
            `Entry ${id} (${entry.kind} of certificate ${entry.certificateNo}) does not follow on the one before: one of the two was changed or moved`,
          )
        wasUnlike = isUnlike
        grow(tree, leafOf(text))
        walked.before = sha256(text)
        const { kind, at: time, certificateNo, contentHash } = entry
        latest.set(entry.publicId, { id, kind, at: time, certificateNo, contentHash })
      }
    progress(`Entry ${tree.size} of ${checkpoint.size}`)
    if (part && findings === 0 && unlike.length === 0 && tree.size % width === 0 && Date.now() - savedAt > 2_000) {
      savedAt = Date.now()
      const parts = tree.parts.map((one) => ({ ...one, hash: one.hash.toString('base64') }))
      await writeFile(part, JSON.stringify({ url, key, size: tree.size, before: walked.before, parts }))
    }
  }
  const isSame = rootOf(tree).equals(checkpoint.root)
  if (isSame)
    for (const tile of new Set(unlike.map((one) => one.tile)))
      found(`${pathOf('0', tile, width)} does not hold the hashes of its entries: it was altered on the way`)
  else {
    for (const { of } of unlike) found(`${of} is not the one in the tree: it was changed or moved`)
    found(`The checkpoint of ${count(checkpoint.size)} was signed over another tree than that of the entries`)
  }
}

/** Compares public records with their latest known entries. @param {string} api @param {Map<string, Latest>} latest @param {() => Promise<boolean>} readOn takes in newer entries; resolves to whether there were any */
async function compareRecords(api, latest, readOn) {
  /** The records that are gone, or that differ from their latest known entry. @param {string[]} ids */
  async function unlike(ids) {
    /** @type {Map<string, string>} */
    const bad = new Map()
    for (let from = 0; from < ids.length; from += recordsPerCall) {
      const publicIds = ids.slice(from, from + recordsPerCall)
      const { list } = /** @type {{ list: { record: { publicId: string } }[] }} */ (
        await ask(`${api}/records`, { publicIds })
      )
      const hashes = new Map(list.map(({ record }) => [record.publicId, sha256(canonical(record))]))
      for (const id of publicIds)
        if (hashes.get(id) !== latest.get(id)?.contentHash) bad.set(id, hashes.has(id) ? 'was changed' : 'is gone')
      progress(`Record ${from + publicIds.length} of ${ids.length}`)
    }
    return bad
  }
  let bad = await unlike([...latest.keys()])
  // A record that was rightly changed while this ran has a newer entry.
  for (let round = 0; bad.size > 0 && round < rounds && (await readOn()); round++) bad = await unlike([...bad.keys()])
  for (const [id, what] of bad) {
    const entry = latest.get(id)
    found(
      `Certificate ${entry?.certificateNo}: its public record ${what} since entry ${entry?.id} (${entry?.kind}, ${entry?.at})`,
    )
  }
}

// ── The proof of a printed code: docs/log.md, "The packed proof" ──

const packedPrefix = 'TLP1:'
const base45Letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The bytes of base 45 (RFC 9285), else undefined. @param {string} text */
function base45(text) {
  const bytes = []
  for (let at = 0; at < text.length; at += 3) {
    const group = Array.from(text.slice(at, at + 3), (letter) => base45Letters.indexOf(letter))
    const [one = 0, two = 0, three = 0] = group
    const number = one + 45 * two + 2_025 * three
    if (group.length === 1 || group.includes(-1) || number >= (group.length === 3 ? 65_536 : 256)) return undefined
    bytes.push(...(group.length === 3 ? [number >> 8] : []), number & 255)
  }
  return Buffer.from(bytes)
}

/** The text of the proof that a code holds. @param {string} packed */
function unpacked(packed) {
  const fault = () => new CannotCheck('The text of the code is not whole, or was altered: scan the code again')
  const bytes = base45(packed.slice(packedPrefix.length)) ?? Buffer.alloc(0)
  let at = 0
  const raw = (/** @type {number} */ many) => {
    if (at + many > bytes.length) throw fault()
    at += many
    return bytes.subarray(at - many, at)
  }
  const byte = () => raw(1).readUInt8()
  const number = () => {
    for (let [sum, weight] = [0, 1]; ; weight *= 128) {
      const part = byte()
      sum += (part % 128) * weight
      if (!Number.isSafeInteger(sum)) throw fault()
      if (part < 128) return sum
    }
  }
  const text = () => raw(byte()).toString()
  const hex = () => raw(hashLength).toString('hex')
  const index = number()
  const [algorithm, before, milliseconds] = [`record${byte()}-sha256`, hex(), number()]
  const time = new Date(milliseconds)
  if (Number.isNaN(time.getTime())) throw fault()
  const [kind, publicId, certificateNo, version, contentHash] = [text(), text(), text(), number(), hex()]
  const values = [algorithm, before, index + 1, time.toISOString(), kind, publicId, certificateNo, version, contentHash]
  const path = Array.from({ length: byte() }, () => raw(hashLength).toString('base64'))
  const [origin, size, root] = [text(), number(), raw(hashLength).toString('base64')]
  const signatures = Array.from({ length: byte() }, () => {
    const name = text() || origin
    return `— ${name} ${Buffer.concat([raw(4), raw(byte())]).toString('base64')}\n`
  })
  if (at < bytes.length) throw fault()
  const extra = Buffer.from(canonical(values)).toString('base64')
  const lines = ['c2sp.org/tlog-proof@v1', `extra ${extra}`, `index ${index}`, ...path, '', origin, size, root, '']
  return `${lines.join('\n')}\n${signatures.join('')}`
}

/** A proof that was kept, without a network: C2SP tlog-proof, the entry as its extra data. @param {string} given @param {string} keyText @param {Policy | undefined} policy */
async function checkProof(given, keyText, policy) {
  const isText = given.startsWith('c2sp.org/') || given.startsWith(packedPrefix)
  const kept = isText
    ? given
    : await readFile(given, 'utf8').catch((/** @type {Error} */ error) => {
        throw new CannotCheck(`${given} cannot be read: ${error.message}`)
      })
  const text = kept.startsWith(packedPrefix) ? unpacked(kept.trim()) : kept
  const end = text.indexOf('\n\n')
  const [first, extra = '', index = '', ...path] = text.slice(0, Math.max(end, 0)).split('\n')
  const entry = base64(extra.replace(/^extra /, ''))
  const proof = path.map((line) => base64(line) ?? Buffer.alloc(0))
  if (
    first !== 'c2sp.org/tlog-proof@v1' ||
    !entry ||
    !/^index (0|[1-9][0-9]{0,15})$/.test(index) ||
    proof.some(({ length }) => length !== hashLength)
  )
    throw new CannotCheck(
      'This is no proof of a register: the first line is c2sp.org/tlog-proof@v1, the second its entry',
    )
  const checkpoint = checkpointIn(text.slice(end + 2), readKey(keyText))
  if (typeof checkpoint === 'string') return found(`The checkpoint ${checkpoint}`)
  if (policy) checkWitnesses(text.slice(end + 2), policy)
  if (!rootBy(Number(index.slice('index '.length)), checkpoint.size, leafOf(entry), proof)?.equals(checkpoint.root))
    return found('The entry is not in the tree of the checkpoint: the proof or the entry was changed')
  const { id, kind, at, certificateNo, version, contentHash } = entryIn(entry.toString())
  say(`Entry   ${id}: ${kind} of ${certificateNo}, version ${version}, ${at}`)
  say(`Record  ${contentHash}`)
  console.log(`Log     ${checkpoint.origin}, ${count(checkpoint.size)}. What came later is not in this proof.`)
}

/** Whether a file was written by this program and is whole: from half of it, a finding would be made up. @param {Memory | null} memory */
function isMemory(memory) {
  const isHash = (/** @type {unknown} */ text) => /^[0-9a-f]{64}$/.test(String(text))
  const isCount = (/** @type {unknown} */ number) => Number.isSafeInteger(number) && Number(number) >= 0
  if (!memory || !isHash(memory.lastHash) || !isHash(memory.fingerprint) || !isCount(memory.lastId)) return false
  const isText = (/** @type {unknown} */ one) => typeof one === 'string'
  if (memory.ended !== undefined && !(Array.isArray(memory.ended) && memory.ended.every(isText))) return false
  // Files from before there was a tree end here.
  if (memory.size === undefined && memory.root === undefined) return true
  return isCount(memory.size) && base64(String(memory.root))?.length === hashLength
}

/** @param {string} file @param {string} url @returns {Promise<Memory | undefined>} */
async function recall(file, url) {
  const text = await readFile(file, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return undefined
    throw new CannotCheck(`${file} cannot be read: ${error.message}`)
  })
  if (text === undefined) return undefined
  const memory = /** @type {Memory} */ (await new Response(text).json().catch(() => ({})))
  if (!isMemory(memory)) throw new CannotCheck(`${file} does not hold what this program remembers`)
  if (memory.url !== url) throw new CannotCheck(`${file} remembers ${memory.url}, not ${url}`)
  return memory
}

const usage = `Say which register: npm run check-log -- https://register.example.org [--remember FILE] [--certificate NO] [--all] [--records]
  --remember FILE   whether the log goes on from what the file remembers of it
  --certificate NO  whether one certificate is in the log, and its record as the log has it
  --all             every entry of the log; with --remember an interrupted check goes on where it was
  --records         the same, and every public record
  --accept-log NAME with --remember: goes on with the new log of this name, which the register announces in place of the remembered one
  --witness-policy FILE  whether enough witnesses have signed the checkpoint (C2SP tlog-policy)
or, without a network: npm run check-log -- --proof FILE --key KEY [--witness-policy FILE]
  in place of FILE also the text of a printed code, in quotes: 'TLP1:...'`

async function main() {
  const option = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const options = {
    remember: option,
    certificate: option,
    proof: option,
    key: option,
    'witness-policy': option,
    'accept-log': option,
    all: flag,
    records: flag,
  }
  let parsed
  try {
    parsed = parseArgs({ allowPositionals: true, options })
  } catch {
    throw new CannotCheck(usage)
  }
  const { values, positionals } = parsed
  const [address = ''] = positionals
  const { remember: file, certificate, proof } = values
  const policy = values['witness-policy'] === undefined ? undefined : await readPolicy(values['witness-policy'])
  if (proof !== undefined) {
    if (positionals.length > 0 || values.key === undefined) throw new CannotCheck(usage)
    await checkProof(proof, values.key, policy)
  } else {
    if (!/^https?:\/\/./.test(address) || !URL.canParse(address) || positionals.length > 1 || file === '' || values.key)
      throw new CannotCheck(usage)
    const url = address.replace(/[#?].*$/, '').replace(/\/+$/, '')
    // Checked before the work, so that the person need not wait for it.
    if (
      file &&
      !(await access(dirname(resolve(file)), constants.W_OK).then(
        () => true,
        () => false,
      ))
    )
      throw new CannotCheck(`${file} cannot be written`)
    const accept = values['accept-log']
    if (accept !== undefined && !file) throw new CannotCheck(usage)
    const asked = { certificate, policy, accept, records: values.records, all: values.all || values.records }
    const part = file && !values.records ? `${file}.part` : undefined
    const memory = await check(url, file ? await recall(file, url) : undefined, asked, part)
    // A log with findings is no base for later checks.
    if (file && memory && findings === 0) {
      // Put in its place whole: an interruption must not cost what was remembered.
      await writeFile(`${file}.new`, `${JSON.stringify(memory, null, 2)}\n`, { flush: true })
      await rename(`${file}.new`, file)
    }
    if (part && findings === 0 && values.all) await rm(part, { force: true })
  }
  if (findings > mostFindings) console.log(`… and ${findings - mostFindings} more`)
  console.log(findings === 0 ? 'Everything fits.' : `${count(findings, 'finding', 'findings')}.`)
  process.exitCode = findings === 0 ? 0 : 1
}

main().catch((/** @type {Error} */ error) => {
  // Answers that are not a register's fail in many ways, and none of them means anything about its log.
  console.error(printable(error instanceof CannotCheck ? error.message : `The answers make no sense: ${error.message}`))
  process.exitCode = 2
})
