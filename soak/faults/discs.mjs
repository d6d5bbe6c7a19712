// Discs that are full: the folder of the database, or that of the files, stands for a while on a small one, which is filled and made free again.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterOf, withDatabase } from '../postgres.mjs'

/** @import { Ground } from './outages.mjs' */

const fullSeconds = 10

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

/** Copies a folder with its owners. @param {string} from @param {string} to */
const copy = (from, to) => run('cp', ['-a', `${from}/.`, to])

/** Whether this process may mount a disc. @param {string} folder */
function mayMount(folder) {
  const place = join(folder, 'mount-trial')
  mkdirSync(place)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place])
  if (status === 0) run('umount', [place])
  rmSync(place, { recursive: true })
  return status === 0
}

/** @param {Ground} ground */
const mayDisturb = ({ product }) => process.getuid?.() === 0 && mayMount(product.dataDir)

/** Does `work` with the folder on a disc of its own, with so many megabytes of room. The product stops for each move. @template T @param {Ground} ground @param {string} folder @param {number} room @param {() => Promise<T>} work */
async function onSmallDisc({ product, stage: { watch } }, folder, room, work) {
  const { uid, gid, mode } = statSync(folder)
  const [whole, back] = [`${folder}.whole`, `${folder}.back`]
  const kilobytes = Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0])
  const size = `${kilobytes + room * 1024}k`
  const owned = `uid=${uid},gid=${gid},mode=${(mode & 0o7777).toString(8)}`
  await watch.during('killing', () =>
    product.paused(() => {
      renameSync(folder, whole)
      mkdirSync(folder)
      run('mount', ['-t', 'tmpfs', '-o', `size=${size},${owned}`, 'tmpfs', folder])
      copy(whole, folder)
    }),
  )
  try {
    return await work()
  } finally {
    await watch.during('killing', () =>
      product.paused(() => {
        mkdirSync(back, { mode })
        chownSync(back, uid, gid)
        copy(folder, back)
        run('umount', [folder])
        rmSync(folder, { recursive: true })
        rmSync(whole, { recursive: true })
        renameSync(back, folder)
      }),
    )
  }
}

/** Takes all room of the disc of a folder; returns how it is made free. @param {string} folder */
function fill(folder) {
  const ballast = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  const piece = Buffer.alloc(bsize)
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize)))
    // What somebody else has made free meanwhile.
    for (;;) writeFileSync(ballast, piece, { flag: 'a' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error
  }
  return () => rmSync(ballast)
}

/** @param {Ground} ground @param {string} folder @param {number} room @param {{ readsServed: boolean }} promise */
async function whileFull(ground, folder, room, { readsServed }) {
  const { stage } = ground
  const { watch, ledger } = stage
  if (!mayDisturb(ground)) return { skipped: 'this account may not mount a disc' }
  return onSmallDisc(ground, folder, room, async () => {
    await wait(3_000)
    const free = fill(folder)
    watch.figures()
    watch.isFull = true
    await wait(fullSeconds * 1_000)
    const reads = watch.figuresOf('look-up')
    const seen = watch.figures()
    if (readsServed && Object.keys(reads).some((kind) => kind !== '200'))
      watch.problems.add(`reads while the disc was full: ${JSON.stringify(reads)}`)
    free()
    const [since, from] = [Date.now(), ledger.count()]
    while (ledger.count() < from + 5 && Date.now() - since < 120_000) await wait(20)
    const resumedMs = Date.now() - since
    if (ledger.count() < from + 5) watch.problems.add('writes did not resume within two minutes of the disc being free')
    await wait(2_000)
    watch.isFull = false
    return { fullSeconds, resumedMs, reads, ...seen }
  })
}

/** No room for files: uploads and exports are refused, everything else goes on. @param {Ground} ground */
export const fullFiles = (ground) => whileFull(ground, join(ground.product.dataDir, 'files'), 64, { readsServed: true })

/** No room for the database. Reads are served as long as its log has room; then it ends, and starts again with the room. @param {Ground} ground */
export const fullDatabase = (ground) => whileFull(ground, clusterOf(ground.product.dataDir), 96, { readsServed: false })

/** Where the archive of the database lies when its disc is to fill up. @param {string} folder */
export const archiveIn = (folder) => join(folder, 'archive')

/** No room for the archive: all calls are answered as ever, and what waited is archived once there is room. @param {Ground} ground */
export async function fullArchive(ground) {
  const { product, stage, folder } = ground
  const { watch } = stage
  if (!mayDisturb(ground)) return { skipped: 'this account may not mount a disc' }
  const archiver = (/** @type {string} */ more = '') =>
    withDatabase(product.dataDir, async (db) => {
      const { rows } = await db.query(
        `SELECT archived_count::int AS archived, failed_count::int AS failed ${more} FROM pg_stat_archiver`,
      )
      return /** @type {{ archived: number, failed: number }[]} */ (rows)[0] ?? { archived: 0, failed: 0 }
    })
  // A piece takes 5 MB, and each export 2 MB: what comes while the disc is full and after must find room.
  return onSmallDisc(ground, archiveIn(folder), 96, async () => {
    await wait(3_000)
    const free = fill(archiveIn(folder))
    watch.figures()
    const before = await archiver(', pg_switch_wal()')
    await wait(fullSeconds * 1_000)
    const during = await archiver()
    const seen = watch.figures()
    if (during.failed === before.failed) watch.problems.add('the archive was full, and no try to archive failed')
    // A token may end at any time, and a busy machine refuses some calls because no connection is free. Answers do not depend on the archive, so more refusals than those are a fault.
    const { 200: answered = 0, 401: ended = 0, ...others } = seen.answers
    const refused = Object.values(others).reduce((all, one) => all + one, 0)
    if (refused > (answered + ended) / 20)
      watch.problems.add(`${refused} calls were refused while the archive was full`)
    free()
    const since = Date.now()
    // PostgreSQL tries three times and then once a minute.
    while ((await archiver()).archived === during.archived && Date.now() - since < 130_000) await wait(200)
    const resumedMs = Date.now() - since
    if (resumedMs >= 130_000) watch.problems.add('nothing was archived within two minutes of the disc being free')
    return { fullSeconds, failedTries: during.failed - before.failed, resumedMs, ...seen }
  })
}
