// The version that others run today, taken from the history and built in a folder of its own, for what tries two versions on one database.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markInstalled } from '../setup/stale.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Its commit. It is set to the newest landed one by the change after it that brings a migration. */
export const previousCommit = '9546b93c79edbfe986dc5efd70dd243a516bd84b'

/** What git prints. @param {string[]} words @returns {Buffer | undefined} undefined where it fails, as in a copy without history */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, maxBuffer: 1024 ** 3 })
  return status === 0 ? stdout : undefined
}

/** Names of its migrations, in order; undefined where the history does not reach back to it. @returns {string[] | undefined} */
export const previousMigrations = () =>
  git('ls-tree', '--name-only', `${previousCommit}:apps/server/migrations`)?.toString().trim().split('\n')

/** What the lock file of a folder wants of the registry; where each package is, and who asks for it, changes nothing. @param {string} folder */
function wantedIn(folder) {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const { packages } = /** @type {{ packages: Record<string, { version?: string, integrity?: string }> }} */ (
    JSON.parse(text)
  )
  return JSON.stringify(Object.entries(packages).map(([path, one]) => [path, one.version, one.integrity]))
}

/** Its packages are those that are installed here, where it wants the same. @param {string} folder */
function linkPackages(folder) {
  if (existsSync(join(folder, 'node_modules')) || wantedIn(folder) !== wantedIn(root)) return
  const [here, there] = [root, folder].map((place) => join(place, 'node_modules'))
  mkdirSync(join(String(there), '@register'), { recursive: true })
  for (const name of readdirSync(String(here)))
    if (name !== '@register' && name !== '.register-installed')
      symlinkSync(join(String(here), name), join(String(there), name))
  for (const [name, place] of [
    ['contract', 'packages/contract'],
    ['server', 'apps/server'],
    ['web', 'apps/web'],
  ])
    symlinkSync(join(folder, String(place)), join(String(there), '@register', String(name)))
  markInstalled(folder)
}

/** @returns {string} the folder of the built product; throws with what its set-up said */
export function builtPrevious() {
  const folder = join(root, '.build', 'previous', previousCommit.slice(0, 12))
  if (!existsSync(folder)) {
    const half = `${folder}.half`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { recursive: true })
    const archive = git('archive', '--format=tar', previousCommit)
    if (archive === undefined) throw new Error(`The history does not reach back to ${previousCommit}`)
    const { status, stderr } = spawnSync('tar', ['-x', '-C', half], { input: archive })
    if (status !== 0) throw new Error(stderr.toString())
    renameSync(half, folder)
  }
  linkPackages(folder)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/setup.mjs'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return folder
}
