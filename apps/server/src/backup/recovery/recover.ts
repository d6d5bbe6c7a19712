// Recovers a base back-up into the place of a data folder's database, in a side folder that gets its name only when it is done.
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../../config/startProblem.ts'
import { recoverySettings } from '../../db/embedded/archive/archive.ts'
import { findBinaries, type Binaries } from '../../db/embedded/binaries.ts'
import { chosenBinaries, type ChosenPrograms } from '../../db/embedded/chosen.ts'
import { serverState, startServer, stopServer, superuser } from '../../db/embedded/cluster.ts'
import { passwordFile } from '../../db/embedded/embedded.ts'
import { findPlace, hasCluster, runFolder, type Place } from '../../db/embedded/place.ts'
import { run } from '../../db/embedded/run.ts'
import { checkedManifest, extractBase } from '../database/extract.ts'
import type { BackupDocument } from '../document/document.ts'
import { fatalIn, isOpen, reachedIn, type Reached } from './reached.ts'
import { makeFolder } from '../../config/makeFolder.ts'

export interface Recovery {
  backup: { folder: string; database: NonNullable<BackupDocument['database']> }
  dataDir: string
  archive: string | undefined
  /** The second to recover to, as PostgreSQL reads it. */
  at: string | undefined
  chosen: ChosenPrograms | undefined
  say: (step: 'manifest' | 'unpack' | 'recover') => void
  notes: string[]
}

const whole = { recursive: true, force: true, maxRetries: 20 } as const

/** What the original's processes left, and its old diaries. */
const foreign = ['postmaster.pid', 'postmaster.opts', 'start.log', 'current_logfiles', 'standby.signal', 'log']

/** Waits until the recovery has ended and the server takes writes, or is gone. pg_ctl returns before, with a server that answers reads alone; and the file that asked for the recovery vanishes before it is written down that it is over. */
async function recovered(side: string, log: () => Promise<string>): Promise<void> {
  while (!isOpen(await log()) && (await serverState(side)) === 'runs') await wait(100)
}

/** Sets a new password of the superuser without a server, because the old one is a secret that no back-up has. */
async function newPassword(side: string, binaries: Binaries, { account }: Place, dataDir: string): Promise<void> {
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile(dataDir), `${password}\n`, { mode: 0o600 })
  const words = ['--single', '-D', side, '-c', 'archive_mode=off', 'postgres']
  const set = await run(binaries.postgres, words, account, 120_000, `ALTER ROLE ${superuser} PASSWORD '${password}'\n`)
  if (!set.ok || /\b(ERROR|FATAL):/.test(set.output))
    throw new StartProblem(['无法设置数据库密码', 'The password of the database could not be set'], set.output)
}

async function recoverBeside(
  side: string,
  place: Place,
  binaries: Binaries,
  { archive, at }: Recovery,
): Promise<Reached> {
  const own = { account: place.account, cluster: side } as Place
  const log = () => readFile(join(side, 'start.log'), 'utf8').catch(() => '')
  try {
    await startServer(own, binaries, {
      waiting: { log: () => {} },
      more: (socketDir) => recoverySettings(archive, place.account, socketDir, at),
      // Above what an operator wrote into the settings of the original.
      options: '-c archive_mode=off -c logging_collector=off -c log_min_messages=log',
    })
    await recovered(side, log)
  } catch (error) {
    const said = fatalIn(await log())
    if (said.length === 0) throw error
    throw new StartProblem(
      [`数据库不能恢复：${said.join(' | ')}`, `The database cannot be recovered: ${said.join(' | ')}`],
      error,
    )
  } finally {
    await stopServer(own, binaries)
    if (process.platform !== 'win32') await rm(await runFolder(side, place.account), whole)
  }
  const text = await log()
  const reached = reachedIn(text)
  if (reached) return reached
  const said = fatalIn(text).join(' | ')
  throw new StartProblem([`数据库没有恢复完：${said}`, `The recovery of the database did not come to its end: ${said}`])
}

/** Rejects with StartProblem or BackupDamaged, and leaves no database then. */
export async function recoverDatabase(recovery: Recovery): Promise<{ reached: Reached; place: Place }> {
  const { backup, dataDir, say, notes, chosen } = recovery
  say('manifest')
  const manifest = await checkedManifest(backup.folder, backup.database)
  await makeFolder(dataDir, 0o711)
  const place = await findPlace(dataDir, false, notes)
  if (await hasCluster(place.cluster))
    throw new StartProblem([`${place.cluster} 中已有数据库`, `${place.cluster} has a database already`])
  const side = `${place.cluster}.new-restore`
  await rm(side, whole)
  try {
    await mkdir(side, { mode: 0o700 })
    if (place.account) await chown(side, place.account.uid, place.account.gid)
    say('unpack')
    await extractBase(backup.folder, manifest, side, place.account)
    for (const name of foreign) await rm(join(side, name), whole)
    const signal = join(side, 'recovery.signal')
    await writeFile(signal, '', { mode: 0o600 })
    if (place.account) await chown(signal, place.account.uid, place.account.gid)
    const binaries = chosen
      ? await chosenBinaries(chosen, { ...place, cluster: side })
      : await findBinaries(place.account, notes)
    say('recover')
    const reached = await recoverBeside(side, place, binaries, recovery)
    await newPassword(side, binaries, place, dataDir)
    await rename(side, place.cluster)
    return { reached, place }
  } catch (error) {
    await rm(side, whole)
    await rm(passwordFile(dataDir), { force: true })
    throw error
  }
}

/** Removes a recovered database with its folder. */
export async function removeRecovered({ cluster }: Place, dataDir: string): Promise<void> {
  await rm(cluster, whole)
  await rm(dataDir, whole)
  // A place of its own under /var/lib has nothing but the database and a note.
  const above = dirname(cluster)
  if (basename(cluster) === 'postgres' && above !== dataDir && (await readdir(above).catch(() => ['x'])).length <= 1)
    await rm(above, whole)
}
