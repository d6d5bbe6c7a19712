// Decides where the cluster and its socket live, so that the database account can enter both.
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { accountOf, databaseAccount } from './account.ts'
import { endOrphans } from './processes.ts'
import { run, type Account } from './run.ts'
import { StartProblem } from '../../config/startProblem.ts'

export interface Place {
  account?: Account
  /** The folder of the cluster, as an absolute path without links; it need not exist yet. */
  cluster: string
}

const varLib = '/var/lib/register-pg'
/** Two notes connect both folders: the data folder names the cluster's place, and the cluster's place names its data folder. */
const placeNote = 'postgres-place.txt'
const ownerNote = 'data-folder.txt'

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined
export const hasCluster = (folder: string): Promise<boolean> => exists(join(folder, 'PG_VERSION'))

/** Whether the account can pass through every folder down to this one. */
const canEnter = async (folder: string, account: Account): Promise<boolean> =>
  (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account, 20_000)).ok

/** Whether this data folder has a cluster, there or in the place under /var/lib. */
export async function clusterExists(dataDir: string, known: boolean): Promise<boolean> {
  if (await hasCluster(join(dataDir, 'postgres'))) return true
  return (
    known && ((await notedPlace(dataDir)) !== undefined || (await hasCluster(join(varLib, short(dataDir), 'postgres'))))
  )
}

/**
 * The data folder if the account can enter it, else a place under /var/lib named after it. An existing cluster is never
 * silently replaced by an empty one: it is used where it is, under the account that owns it.
 * @param known whether the data folder still holds the cluster's password
 */
export async function findPlace(dataDir: string, known: boolean, notes: string[]): Promise<Place> {
  const home = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { cluster: await ownCluster(home) }

  const away = (known && (await notedPlace(dataDir))) || join(varLib, short(dataDir), 'postgres')
  if (await hasCluster(home)) {
    const { uid, gid } = await stat(home)
    const account = await accountOf(uid, gid)
    if (await canEnter(dataDir, account)) return { account, cluster: home }
    throw new StartProblem([
      `拥有 ${home} 中数据库的账户 ${account.name} 已不能进入该文件夹：请检查 DATA_DIR 及其上级文件夹的权限`,
      `The account ${account.name} that owns the database in ${home} can no longer enter that folder: check the rights of DATA_DIR and the folders above it`,
    ])
  }
  if (await hasCluster(away)) {
    if (known) {
      const { uid, gid } = await stat(away)
      notes.push(`The database’s files are in ${away}. · 数据库文件位于 ${away}。`)
      return { account: await accountOf(uid, gid), cluster: away }
    }
    // The data folder was emptied, and with it the keys to this cluster: starts with a new one, but deletes nothing.
    await endOrphans(away)
    const aside = `${away}.left-${new Date().toISOString().replaceAll(/\D/g, '')}`
    await rename(away, aside)
    notes.push(
      `An earlier database whose data folder is gone was put aside as ${aside}. · 先前数据库的数据文件夹已不存在，该数据库已移存为 ${aside}。`,
    )
  }
  const account = await databaseAccount(notes)
  if (!account || (await canEnter(dataDir, account))) return { account, cluster: home }
  await mkdir(dirname(away), { recursive: true, mode: 0o755 })
  await writeFile(join(dataDir, placeNote), `${away}\n`)
  await writeFile(join(dirname(away), ownerNote), `${dataDir}\n`)
  notes.push(
    `The database’s files are in ${away}: the account ${account.name} cannot enter ${dataDir}. · 数据库文件位于 ${away}：账户 ${account.name} 无法进入 ${dataDir}。`,
  )
  return { account, cluster: away }
}

/** The place noted in the data folder, if that place names this folder: a moved folder keeps its database, a copied one does not. */
async function notedPlace(dataDir: string): Promise<string | undefined> {
  const read = async (path: string) => (await readFile(path, 'utf8').catch(() => '')).trim()
  const place = await read(join(dataDir, placeNote))
  if (!place.startsWith(`${varLib}/`) || !(await hasCluster(place))) return undefined
  const owner = await read(join(dirname(place), ownerNote))
  if (owner !== dataDir && (await exists(join(owner, placeNote)))) return undefined
  if (owner !== dataDir) await writeFile(join(dirname(place), ownerNote), `${dataDir}\n`)
  return place
}

async function ownCluster(home: string): Promise<string> {
  const owner = (await stat(home).catch(() => undefined))?.uid
  if (owner === undefined || owner === process.getuid?.()) return home
  throw new StartProblem([
    `${home} 中的数据库属于另一账户（uid ${owner}）：请以 root 或该账户启动`,
    `The database in ${home} belongs to another account (uid ${owner}): start as root, or as that account`,
  ])
}

/**
 * A private folder for the socket. Its path is short because a socket's path ends at 107 bytes, and it is checked
 * because any account may make a folder of that name in /tmp first.
 */
export async function runFolder(cluster: string, account?: Account): Promise<string> {
  const uid = account?.uid ?? process.getuid?.()
  const base = account && (await exists('/run')) ? '/run' : await realpath(tmpdir().length > 60 ? '/tmp' : tmpdir())
  const folder = join(base, `register-pg-${short(cluster)}`)
  try {
    await mkdir(folder, { mode: 0o700 })
    if (account) await chown(folder, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return folder
  throw new StartProblem([
    `${folder} 应为数据库的私有文件夹，却属于他人：请删除它`,
    `${folder} should be the database's private folder but belongs to somebody else: remove it`,
  ])
}
