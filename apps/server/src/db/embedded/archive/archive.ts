// Continuous archiving of the embedded server: which folder is whose archive, and the settings with which the server calls our program (docs/decisions/0148-the-archive-of-the-log-of-writes.md).
import { randomUUID } from 'node:crypto'
import { chown, copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readKept, writeKept } from '../../../config/kept.ts'
import { StartProblem } from '../../../config/startProblem.ts'
import type { Place } from '../place.ts'
import { run, type Account } from '../run.ts'
import { makeFolder } from '../../../config/makeFolder.ts'

/** Seconds after which a piece of the log that is not full goes into the archive, so that with the archiving itself a minute is the most that is lost. */
const everySeconds = 50

const program = fileURLToPath(new URL('./walProgram.mjs', import.meta.url))
const markerIn = (folder: string): string => join(folder, 'archive.json')

/** The name of the one line of history that an archive belongs to; a restored register begins another one. */
async function lineIn(folder: string): Promise<string | undefined> {
  const kept = await readKept(markerIn(folder))
  if (kept === undefined) return undefined
  const { line } = Object(kept) as { line?: unknown }
  if (typeof line !== 'string') throw new StartProblem([`${markerIn(folder)} 已损坏`, `${markerIn(folder)} is damaged`])
  return line
}

/** Whether the folder is there and is the archive of this data folder. */
export async function isArchiveOf(dataDir: string, archive: string): Promise<boolean> {
  const ours = await lineIn(dataDir)
  return ours !== undefined && ours === (await lineIn(archive))
}

// The database's account reads it too.
const mark = (folder: string, line: string) => writeKept(markerIn(folder), { line }, 0o644)

async function own(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/** Begins the archive of a data folder that has none, in an empty folder. */
async function begin(dataDir: string, archive: string, account: Account | undefined): Promise<string> {
  const there = await readdir(archive).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (there.some((name) => !name.startsWith('.') && name !== 'lost+found'))
    throw new StartProblem([
      `ARCHIVE_DIR=${archive} 不是空的，也不是本数据目录的归档：请另设一个空文件夹（恢复后的系统须有新的归档）`,
      `ARCHIVE_DIR=${archive} is not empty and not the archive of this data folder: name an empty folder (a restored register needs a new one)`,
    ])
  const line = randomUUID()
  for (const folder of [archive, join(archive, 'wal')]) {
    await makeFolder(folder, 0o750)
    await own(folder, account)
  }
  // The archive first: a data folder that says it has one, and an archive without a word of it, is what a disc that is gone looks like.
  await mark(archive, line)
  await mark(dataDir, line)
  return line
}

/** The line of the archive; throws StartProblem where the folder is the archive of another database. */
async function joined(dataDir: string, archive: string, account: Account | undefined): Promise<string> {
  const [ours, theirs] = [await lineIn(dataDir), await lineIn(archive)]
  // The disc of the archive is not there: serving goes on, and each try to archive fails until it is.
  if (ours && !theirs) return ours
  if (ours === undefined && theirs === undefined) return begin(dataDir, archive, account)
  if (ours !== undefined && ours === theirs) return ours
  throw new StartProblem([
    `ARCHIVE_DIR=${archive} 是另一个数据库的归档（或恢复之前的）：请另设一个空文件夹`,
    `ARCHIVE_DIR=${archive} is the archive of another database, or of this one before it was restored: name an empty folder`,
  ])
}

/** A word of the command, whose own percent signs are doubled; quotes are none in it, which the table of settings sees to. */
const quoted = (text: string): string => {
  const path = process.platform === 'win32' ? text.replaceAll('\\', '/') : text
  return `"${path.replaceAll('%', '%%')}"`
}

/** Our program where the database's account can read it, and node as that account can run it. */
async function runnable(socketDir: string | undefined, account: Account | undefined, archive: string): Promise<string> {
  const copy = socketDir ? join(socketDir, 'walProgram.mjs') : program
  if (socketDir) {
    await copyFile(program, copy)
    await own(copy, account)
  }
  const tried = await run(process.execPath, [copy, 'probe', archive], account, 20_000)
  if (tried.ok) return copy
  const who = account?.name ?? ''
  throw new StartProblem([
    `数据库账户 ${who} 不能运行 ${process.execPath} 或不能读写 ${archive}：${tried.output}`,
    `The database's account ${who} cannot run ${process.execPath}, or cannot use ${archive}: ${tried.output}`,
  ])
}

/** Refuses a start or a command without the setting, because the archive would lack what is written meanwhile. */
async function refuseToForget(dataDir: string): Promise<[]> {
  if ((await lineIn(dataDir)) === undefined) return []
  throw new StartProblem([
    `此数据库在持续归档：请设 ARCHIVE_DIR；不再归档时先删除 ${markerIn(dataDir)}`,
    `This database has a continuous archive: set ARCHIVE_DIR, or remove ${markerIn(dataDir)} first to end it`,
  ])
}

/** Lines of the server's settings. @param archive the folder; undefined switches archiving off */
export async function archiveSettings(
  dataDir: string,
  archive: string | undefined,
  { account }: Place,
  socketDir: string | undefined,
): Promise<[string, string][]> {
  if (archive === undefined) return refuseToForget(dataDir)
  const line = await joined(dataDir, archive, account)
  const there = (await lineIn(archive)) !== undefined
  const copy = await runnable(socketDir, account, there ? archive : (socketDir ?? dataDir))
  const command = [process.execPath, copy, 'store', archive, line].map(quoted).join(' ')
  return [
    ['archive_mode', 'on'],
    ['archive_command', `${command} "%p" "%f"`],
    ['archive_timeout', `${everySeconds}s`],
  ]
}

/** Settings of a server that recovers. @param archive where the pieces of the log come from; undefined: from the back-up alone */
export async function recoverySettings(
  archive: string | undefined,
  account: Account | undefined,
  socketDir: string | undefined,
  at: string | undefined,
): Promise<[string, string][]> {
  const fetch = async (from: string) => {
    const copy = await runnable(socketDir, account, from)
    return `${[process.execPath, copy, 'fetch', from].map(quoted).join(' ')} "%f" "%p"`
  }
  return [
    // Whatever this file or another one says of archiving: a copy writes nothing into the archive of the original.
    ['archive_mode', 'off'],
    ['restore_command', archive === undefined ? 'exit 1' : await fetch(archive)],
    ['recovery_target_timeline', 'current'],
    ['recovery_target_action', 'promote'],
    ...(at === undefined ? [] : ([['recovery_target_time', at]] satisfies [string, string][])),
  ]
}
