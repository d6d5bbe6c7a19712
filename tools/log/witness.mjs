// A witness of public logs: npm run witness -- --folder FOLDER --name witness.example.org/1 --log KEY [--log KEY] [--port 8100] [--host 127.0.0.1]
// It signs a checkpoint only where the log goes on from the last one that it signed, so that nobody can be shown another history
// than it has seen (C2SP tlog-witness). One file without packages, so that it can be read, copied and run by anybody.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const [mostBytes, mostProof, patienceMs] = [64 * 1024, 63, 10_000]
const spki = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * @typedef {{ name: string, id: string, key: Buffer }} Key
 * @typedef {{ size: number, root: string, note: string }} Seen the last checkpoint that was signed: its root in base 64, and the note with both signatures
 */

const hash = (/** @type {(string | Uint8Array)[]} */ ...parts) => {
  const sha256 = createHash('sha256')
  for (const part of parts) sha256.update(part)
  return sha256.digest()
}
const nodeOf = (/** @type {Buffer} */ left, /** @type {Buffer} */ right) => hash(Buffer.of(1), left, right)
/** Base 64 in its one spelling, else undefined. @param {string} text */
function base64(text) {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
const idOf = (/** @type {string} */ name, /** @type {number} */ type, /** @type {Buffer} */ key) =>
  hash(`${name}\n`, Buffer.of(type), key).toString('hex', 0, 4)

/** @param {string} text @returns {Key} */
function readKey(text) {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? []
  const bytes = base64(encoded)
  if (bytes?.length !== 33 || bytes[0] !== 1 || idOf(name, 1, bytes.subarray(1)) !== id)
    throw new Error(`"${text}" is no key of a log: it has the form name+id+key`)
  return { name, id, key: bytes.subarray(1) }
}

const half = (/** @type {number} */ number) => Math.floor(number / 2)

/** RFC 9162, 2.1.4.2. @param {{ size: number, root: Buffer }} earlier @param {{ size: number, root: Buffer }} later @param {Buffer[]} proof */
function isConsistent(earlier, later, proof) {
  if (earlier.size === later.size) return proof.length === 0 && earlier.root.equals(later.root)
  if (earlier.size === 0) return proof.length === 0
  const [first, ...rest] = Number.isInteger(Math.log2(earlier.size)) ? [earlier.root, ...proof] : proof
  if (!first) return false
  let [at, last] = [earlier.size - 1, later.size - 1]
  while (at % 2 === 1) [at, last] = [half(at), half(last)]
  let [one, other] = [first, first]
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

/** Safe on disk under its name when it resolves; whoever reads finds the old content or the new one. @param {string} file @param {string} text */
async function writeWhole(file, text) {
  const beside = `${file}.new`
  const handle = await open(beside, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
  // The name is safe with the folder that holds it: without this, a power cut could bring the old content back.
  const place = await open(dirname(file), 'r')
  try {
    await place.sync()
  } finally {
    await place.close()
  }
}

/** @param {string} pem @param {string} file */
function privateKeyIn(pem, file) {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new Error(`${file} holds no private key: put the one of the back-up in its place`)
  }
}

/** The witness's own key; the first start makes one. @param {string} folder @param {string} name */
async function ownKey(folder, name) {
  const file = join(folder, 'key.pem')
  const known = await readFile(file, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const pem = known ?? String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }))
  if (known === undefined) await writeWhole(file, pem)
  const privateKey = privateKeyIn(pem, file)
  const key = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(spki.length)
  const id = idOf(name, 4, key)
  const vkey = `${name}+${id}+${Buffer.concat([Buffer.of(4), key]).toString('base64')}`
  /** The line of a signature over a checkpoint, made now. @param {string} text */
  const line = (text) => {
    const time = Math.floor(Date.now() / 1_000)
    const at = Buffer.alloc(8)
    at.writeBigUInt64BE(BigInt(time))
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), privateKey)
    return `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), at, signature]).toString('base64')}\n`
  }
  return { vkey, line }
}

/** What is stored of a log, or an error: half of it must not pass for a log that was never seen. @param {string} text @param {string} file @returns {Seen} */
function readSeen(text, file) {
  /** @type {Partial<Seen> | null} */
  let stored = null
  try {
    stored = /** @type {Partial<Seen> | null} */ (JSON.parse(text))
  } catch {
    // Said below.
  }
  const { size, root, note } = stored ?? {}
  if (size === undefined || !root || !note?.includes(`\n${size}\n${root}\n`))
    throw new Error(`${file} is damaged: nothing of this log is signed until the newest back-up is in its place`)
  return { size, root, note }
}

/** An answer of the protocol: status, text, and its type. @typedef {[status: number, text: string, type?: string]} Answer */

/** @param {{ logs: Key[], folder: string, line: (text: string) => string }} on */
function witness({ logs, folder, line }) {
  const fileOf = (/** @type {string} */ origin) => join(folder, `${hash(origin).toString('hex')}.json`)
  /** @returns {Promise<Seen | undefined>} undefined where nothing was signed yet; a damaged file is not an absent one */
  async function seen(/** @type {string} */ origin) {
    const text = await readFile(fileOf(origin), 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    return text === undefined ? undefined : readSeen(text, fileOf(origin))
  }
  /** @param {string} body @returns {Promise<Answer>} */
  async function add(body) {
    const end = body.indexOf('\n\n')
    const [first = '', ...lines] = body.slice(0, Math.max(end, 0)).split('\n')
    const [, old = ''] = /^old (0|[1-9][0-9]{0,15})$/.exec(first) ?? []
    const proof = lines.map((one) => base64(one) ?? Buffer.alloc(0))
    const note = body.slice(end + 2)
    const close = note.lastIndexOf('\n\n') + 1
    const text = note.slice(0, close)
    const [origin = '', number = '', encoded = '', ...others] = text.split('\n')
    const root = base64(encoded)
    if (end < 0 || old === '' || close < 1 || proof.length > mostProof || proof.some(({ length }) => length !== 32))
      return [400, 'This is no request of a log: old size, proof, empty line, checkpoint\n']
    if (!/^(0|[1-9][0-9]{0,15})$/.test(number) || root?.length !== 32 || others.at(-1) !== '')
      return [400, 'This is no checkpoint of a log\n']
    const known = logs.filter(({ name }) => name === origin)
    if (known.length === 0) return [404, 'This log is not known here\n']
    let isSigned = false
    for (const each of note.slice(close + 1).split('\n')) {
      const [, name, signature = ''] = /^— (\S+) (\S+)$/u.exec(each) ?? []
      const bytes = base64(signature)
      const log = known.find((one) => one.name === name && bytes?.toString('hex', 0, 4) === one.id)
      if (!log || !bytes) continue
      const key = createPublicKey({ key: Buffer.concat([spki, log.key]), format: 'der', type: 'spki' })
      if (!verify(null, Buffer.from(text), key, bytes.subarray(4))) return [403, 'The signature of the log is wrong\n']
      isSigned = true
    }
    if (!isSigned) return [403, 'The log has not signed this checkpoint\n']
    const [from, size] = [Number(old), Number(number)]
    if (from > size) return [400, 'The old size is larger than the new one\n']
    const last = await seen(origin)
    if (from !== (last?.size ?? 0)) return [409, `${last?.size ?? 0}\n`, 'text/x.tlog.size']
    const earlier = { size: from, root: last ? Buffer.from(last.root, 'base64') : hash() }
    if (!isConsistent(earlier, { size, root }, proof)) {
      // Anyone may hand in a wrong proof, but two roots of one size have both been signed by the log.
      const what =
        size === from
          ? `it has signed two different logs of ${size} entries. Keep this, it proves it`
          : `no proof came with the checkpoint of ${size} that it goes on from that of ${from}. Keep this, and ask the log`
      console.error(`REFUSED  ${origin}: ${what}:\n${note.replaceAll(/[^\P{Cc}\n]/gu, '?')}`)
      return [422, 'The log does not go on from what was signed here before\n']
    }
    if (size === 0 && !root.equals(hash())) return [422, 'An empty log has another root\n']
    const signature = line(text)
    const whole = `${text}\n${note.slice(close + 1)}${signature}`
    await writeWhole(fileOf(origin), JSON.stringify({ size, root: encoded, note: whole }))
    return [200, signature]
  }
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve()
  return {
    seen,
    /** One after the other, so that the size that was compared is the one that is replaced. @type {(body: string) => Promise<Answer>} */
    add: (body) => {
      const mine = turn.then(() => add(body))
      turn = mine.catch(() => undefined)
      return mine
    },
  }
}

const usage = `npm run witness -- --folder FOLDER --name witness.example.org/1 --log KEY [--log KEY] [--port 8100] [--host 127.0.0.1]
  --folder  where its key and what it has seen are kept: back it up, and never put an older copy in its place
  --name    by which its signatures are known, without spaces and plus signs
  --log     the key of a log, as its page "Integrity log" gives it`

function asked() {
  const option = /** @type {const} */ ({ type: 'string' })
  const several = /** @type {const} */ ({ type: 'string', multiple: true })
  const options = { folder: option, name: option, log: several, port: option, host: option }
  try {
    return parseArgs({ options }).values
  } catch {
    throw new Error(usage)
  }
}

async function main() {
  const { folder, name, log = [], port = '8100', host = '127.0.0.1' } = asked()
  if (!folder || !name || !/^[^\s+]+$/u.test(name) || log.length === 0 || !/^\d{1,5}$/.test(port))
    throw new Error(usage)
  const logs = log.map(readKey)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { vkey, line } = await ownKey(folder, name)
  const { add, seen } = witness({ logs, folder, line })
  // A damaged file is said now, and not when a log asks.
  for (const each of logs) await seen(each.name)
  const server = createServer({ requestTimeout: patienceMs, headersTimeout: patienceMs }, (request, response) => {
    const send = (/** @type {Answer} */ [status, text, type = 'text/plain; charset=utf-8']) =>
      response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(text)
    void (async () => {
      const [, origin] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(request.url ?? '') ?? []
      if (request.method === 'GET' && origin !== undefined) {
        const one = logs.find((each) => hash(each.name).toString('hex') === origin)
        const last = one && (await seen(one.name))
        return send(last ? [200, last.note] : [404, 'Nothing was signed of this log\n'])
      }
      if (request.method !== 'POST' || request.url !== '/add-checkpoint') return send([404, 'POST /add-checkpoint\n'])
      /** @type {Buffer[]} */
      const chunks = []
      let bytes = 0
      for await (const chunk of /** @type {AsyncIterable<Buffer>} */ (request)) {
        bytes += chunk.length
        if (bytes > mostBytes) return send([413, 'Too large\n'])
        chunks.push(chunk)
      }
      return send(await add(Buffer.concat(chunks).toString('utf8')))
    })().catch((/** @type {NodeJS.ErrnoException} */ error) => {
      console.error(error)
      if (!response.headersSent) send([500, 'The witness cannot sign now\n'])
    })
  })
  server.on('error', (error) => {
    console.error(`The witness cannot be reached at ${host}, port ${port}: ${error.message}`)
    process.exit(2)
  })
  server.listen(Number(port), host, () => {
    const address = server.address()
    console.log(
      `Witness ${vkey}\nat http://${host}:${typeof address === 'object' ? address?.port : port}/add-checkpoint, for ${logs.map((one) => one.name).join(', ')}`,
    )
  })
}

main().catch((/** @type {Error} */ error) => {
  console.error(error.message)
  process.exitCode = 2
})
