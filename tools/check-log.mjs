// Checks the public integrity log of a running register from outside: npm run check-log -- URL [--remember FILE]
// It shares no line with the server on purpose: it is a second implementation of the same few rules, in one file without
// others, so that it can be read, copied and trusted by itself. The rules are in docs/decisions/0011.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { access, constants, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * @typedef {{ lastId: number, lastHash: string, signedAt: string | null, algorithm: string | null, signature: string | null }} Head
 * @typedef {{ id: number, at: string, kind: string, publicId: string, certificateNo: string, version: number,
 *   contentHash: string, algorithm: string, hash: string }} Entry
 * @typedef {{ url: string, fingerprint: string, lastId: number, lastHash: string, signedAt: string | null }} Memory
 */

const [perCall, recordsPerCall, mostFindings, rounds] = [1_000, 100, 100, 5]
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
const sha256 = (/** @type {string | Buffer} */ text) => createHash('sha256').update(text).digest('hex')
const count = (/** @type {number} */ n, one = 'entry', many = 'entries') =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`
const pause = (/** @type {number} */ seconds) => new Promise((then) => setTimeout(then, seconds * 1_000))

let [findings, answered] = [0, false]
function found(/** @type {string} */ what) {
  // A register that was broken into must not send control characters to the terminal.
  if (++findings <= mostFindings) console.log(`FOUND  ${what.replaceAll(/\p{Cc}/gu, '?')}`)
}
const started = Date.now()
let lastShown = started
function progress(/** @type {string} */ what) {
  if (Date.now() - lastShown < 2_000) return
  lastShown = Date.now()
  console.error(`${what} (${Math.round((lastShown - started) / 1_000)} s)`)
}
const why = (/** @type {Error & { cause?: Error }} */ error) => error.cause?.message || error.message

/** The data of an answer; waits when the register answers that it is busy. @param {string} url @param {unknown} [body] */
async function ask(url, body) {
  for (let silences = 0; ;) {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(url, { ...(body ? post : {}), signal: AbortSignal.timeout(30_000) }).catch(why)
    if (typeof reply === 'string' || reply.status === 503) {
      // A wrong address fails at once; when the register has answered before, it may be restarting.
      if (++silences > (answered ? 5 : 0))
        throw new CannotCheck(`${url} cannot be reached: ${typeof reply === 'string' ? reply : 503}`)
      await pause(silences)
      continue
    }
    if (reply.status === 429) {
      const seconds = Number(reply.headers.get('retry-after')) || 5
      console.error(`The register asks to wait ${seconds} s`)
      await pause(seconds)
      continue
    }
    const envelope = /** @type {{ code?: number, msg?: string, data?: unknown } | undefined} */ (
      await reply.json().catch(() => undefined)
    )
    answered = true
    if (envelope?.code === 200 && envelope.data) return envelope.data
    throw new CannotCheck(`${url} did not answer as a register does: ${reply.status} ${envelope?.msg ?? ''}`.trim())
  }
}

/** The whole check. @param {string} url of the register @param {Memory | undefined} memory @returns {Promise<Memory>} what to remember */
async function check(url, memory) {
  const api = `${url}/api/business/integrity`
  // Requested first, because everything published later only makes the log longer.
  const { total } = /** @type {{ total: number }} */ (await ask(`${url}/api/business/equRepInfo/frontCount`, {}))
  const key = /** @type {{ publicKey: string, algorithm: string, former?: { keyId: string, until: string }[] }} */ (
    await ask(`${api}/key`)
  )
  const der = Buffer.from(key.publicKey, 'base64')
  const fingerprint = sha256(der)
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  // The register's word for it proves nothing, so it remains a finding.
  const explained = (/** @type {string} */ former) => {
    const change = key.former?.find(({ keyId }) => former.startsWith(keyId))
    return change ? `, which the register says was lost and replaced on ${change.until}: ask who runs it` : ''
  }
  if (memory && memory.fingerprint !== fingerprint)
    found(
      `The log is signed with key ${fingerprint}; when it was last checked the key was ${memory.fingerprint}${explained(memory.fingerprint)}`,
    )

  async function readHead() {
    const head = /** @type {Head} */ (await ask(`${api}/head`))
    if (!Number.isInteger(head.lastId) || typeof head.lastHash !== 'string')
      throw new CannotCheck(`${url} has no integrity log that this program knows`)
    return head
  }
  function checkSignature(/** @type {Head} */ { algorithm, lastId, lastHash, signedAt, signature }) {
    if (signature === null && lastId === 0) return
    const text = Buffer.from(canonical([algorithm, lastId, lastHash, signedAt]))
    if (algorithm !== null && algorithm !== 'ed25519-1')
      throw new CannotCheck(`The head is signed by ${algorithm}, unknown to this program`)
    if (signature === null || !verify(null, text, publicKey, Buffer.from(signature, 'base64url')))
      found(`The head at entry ${lastId} is not signed with the register's key`)
  }
  const head = await readHead()
  checkSignature(head)
  if (memory && head.lastId < memory.lastId)
    found(
      `The log ended at entry ${memory.lastId} on ${memory.signedAt} and ends at ${head.lastId} now: it was cut or rolled back`,
    )

  /** Latest entry of each certificate. @type {Map<string, Entry>} */
  const latest = new Map()
  let [lastId, before] = [0, noHash]

  /** Reads up to the position of a head and compares the end with it. @param {Head} end */
  async function walk(end) {
    while (lastId < end.lastId) {
      const { list } = /** @type {{ list: Entry[] }} */ (await ask(`${api}/entries?from=${lastId + 1}&size=${perCall}`))
      const some = list.filter((entry) => entry.id > lastId && entry.id <= end.lastId)
      if (some.length === 0) break
      for (const entry of some) {
        const { id, at, kind, publicId, certificateNo, version, contentHash, algorithm, hash } = entry
        if (!/^record[1-8]-sha256$/.test(algorithm))
          throw new CannotCheck(`Entry ${id} is made by ${algorithm}, unknown to this program`)
        const text = canonical([algorithm, before, id, at, kind, publicId, certificateNo, version, contentHash])
        if (id !== lastId + 1) found(`Entries ${lastId + 1} to ${id - 1} are missing from the log`)
        else if (sha256(text) !== hash)
          found(
            `Entry ${id} (${kind} of certificate ${certificateNo}) does not follow on the one before: one of the two was changed or moved`,
          )
        if (memory?.lastId === id && memory.lastHash !== hash)
          found(`Entry ${id} is not the one the log ended with on ${memory.signedAt}: the log was rewritten`)
        latest.set(publicId, entry)
        lastId = id
        before = hash
      }
      progress(`Entry ${lastId} of ${end.lastId}`)
    }
    if (lastId < end.lastId) found(`The head stands at entry ${end.lastId}, but the log ends at ${lastId}`)
    else if (before !== end.lastHash)
      found(`The head was signed over another entry ${end.lastId} than the one in the log`)
  }
  await walk(head)

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
  for (let round = 0, end = head; bad.size > 0 && round < rounds; round++) {
    const newer = await readHead()
    if (newer.lastId <= end.lastId) break
    checkSignature(newer)
    await walk((end = newer))
    bad = await unlike([...bad.keys()])
  }
  for (const [id, what] of bad) {
    const entry = latest.get(id)
    found(
      `Certificate ${entry?.certificateNo}: its public record ${what} since entry ${entry?.id} (${entry?.kind}, ${entry?.at})`,
    )
  }
  if (total > latest.size)
    found(
      `The register counts ${total} published certificates, but the log knows ${latest.size}: some were put in past it`,
    )

  console.log(`Checked ${count(lastId)} and ${count(latest.size, 'record', 'records')} of ${url}`)
  console.log(`Head    ${head.lastHash}, signed ${head.signedAt ?? 'never: the register is new'}`)
  console.log(`Key     ${fingerprint}`)
  return { url, fingerprint, lastId: head.lastId, lastHash: head.lastHash, signedAt: head.signedAt }
}

/** @param {string} file @param {string} url @returns {Promise<Memory | undefined>} */
async function recall(file, url) {
  const text = await readFile(file, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return undefined
    throw new CannotCheck(`${file} cannot be read: ${error.message}`)
  })
  if (text === undefined) return undefined
  const memory = /** @type {Memory} */ (await new Response(text).json().catch(() => ({})))
  if (typeof memory?.lastHash !== 'string') throw new CannotCheck(`${file} does not hold what this program remembers`)
  if (memory.url !== url) throw new CannotCheck(`${file} remembers ${memory.url}, not ${url}`)
  return memory
}

async function main() {
  const words = process.argv.slice(2)
  const at = words.indexOf('--remember')
  const [, file] = at < 0 ? [] : words.splice(at, 2)
  const [address = ''] = words
  if (!/^https?:\/\/./.test(address) || !URL.canParse(address) || words.length > 1 || (at >= 0 && !file))
    throw new CannotCheck('Say which register: npm run check-log -- https://register.example.org [--remember FILE]')
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
  const memory = await check(url, file ? await recall(file, url) : undefined)
  if (findings > mostFindings) console.log(`… and ${findings - mostFindings} more`)
  console.log(findings === 0 ? 'Everything fits.' : `${count(findings, 'finding', 'findings')}.`)
  // A log with findings is no base for later checks.
  if (file && findings === 0) await writeFile(file, `${JSON.stringify(memory, null, 2)}\n`)
  process.exitCode = findings === 0 ? 0 : 1
}

main().catch((/** @type {Error} */ error) => {
  // Answers that are not a register's fail in many ways, and none of them means anything about its log.
  console.error(error instanceof CannotCheck ? error.message : `The answers make no sense: ${error.message}`)
  process.exitCode = 2
})
