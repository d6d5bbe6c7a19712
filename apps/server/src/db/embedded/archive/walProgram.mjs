// The program that PostgreSQL itself calls for each piece of its log of writes: `store` puts one into the archive, `fetch` gets one out of it.
// It is copied next to the socket and runs under the database's account, so it stands in one file and imports nothing of the product.
import { constants, createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** @param {string} path */
async function sync(path) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @param {string} path @returns {Promise<boolean>} */
const exists = (path) =>
  stat(path).then(
    () => true,
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** Whether the archive already has exactly these bytes, as it does when the server died between archiving and noting it. @param {string} from @param {string} stored */
async function isSame(from, stored) {
  const bytes = readFileSync(from)
  let at = 0
  for await (const chunk of createReadStream(stored).pipe(createGunzip())) {
    const piece = /** @type {Buffer} */ (chunk)
    if (!piece.equals(bytes.subarray(at, at + piece.length))) return false
    at += piece.length
  }
  return at === bytes.length
}

/** Part files of runs that were killed. @param {string} folder @param {string} name */
async function removeParts(folder, name) {
  for (const other of await readdir(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.part')) await rm(join(folder, other), { force: true })
}

/** @param {string} archive @param {string} line the data folder that the archive belongs to @param {string} from @param {string} name */
async function store(archive, line, from, name) {
  // Where the archive's disc is not mounted there is an empty folder: nothing is written into that.
  const marker = /** @type {{ line?: unknown }} */ (JSON.parse(readFileSync(join(archive, 'archive.json'), 'utf8')))
  if (marker.line !== line) throw new Error(`${archive} is the archive of another database`)
  const folder = join(archive, 'wal')
  const target = join(folder, `${name}.gz`)
  if (await exists(target)) {
    if (await isSame(from, target)) return
    throw new Error(`${target} is there with another content, and is not written over`)
  }
  await removeParts(folder, name)
  const part = join(folder, `${name}.${process.pid}.part`)
  try {
    await pipeline(
      createReadStream(from),
      createGzip({ level: 6 }),
      createWriteStream(part, { flags: 'wx', mode: 0o640 }),
    )
    await sync(part)
    // A link fails where the name exists, a rename would replace it. Some network folders have no links.
    await link(part, target).catch(async (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EEXIST' || (await exists(target))) throw error
      await rename(part, target)
    })
  } finally {
    await rm(part, { force: true })
  }
  // The name itself must survive a power cut; Windows cannot sync folders and does not need it.
  if (process.platform !== 'win32') await sync(folder)
}

/** PostgreSQL asks for names that never were, and takes any failure as the end of the archive; so damage is said, and ends the recovery. @param {string} archive @param {string} name @param {string} to */
async function fetch(archive, name, to) {
  const from = join(archive, 'wal', `${name}.gz`)
  if (!(await exists(from))) process.exit(1)
  await rm(to, { force: true })
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
}

/** Above 125 the server takes an exit code as a failure that no retry mends, and stops. */
const damaged = 126

const [, , what = '', archive = '', ...rest] = process.argv
const [one = '', two = '', three = ''] = rest
try {
  if (what === 'store') await store(archive, one, two, three)
  else if (what === 'fetch') await fetch(archive, one, two)
  // `probe`: whether this account can run node and read and write there.
  else if (what === 'probe') await (await open(archive, constants.O_RDONLY)).close()
  else throw new Error(`no such work: ${what}`)
} catch (error) {
  process.stderr.write(`archive: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(what === 'fetch' ? damaged : 1)
}
