// How the set-up decides whether packages and builds are out of date, and that two set-ups never work at the same time.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sbomFile, sbomOf } from './setup/sbom.mjs'
import { buildsFor, setup } from './setup.mjs'
import { readEnvFile } from './setup/envFile.mjs'
import { productFolders } from './setup/install.mjs'
import { exclusively } from './setup/lock.mjs'
import { buildIsStale, buildStamp, buildStampFile, installIsStale, markInstalled, writeStamp } from './setup/stale.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup 克隆 '))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lockFile = (version: string, more = {}) =>
  JSON.stringify({
    packages: {
      '': { name: 'house' },
      'packages/contract': { version: '2.0.0' },
      'node_modules/@register/contract': { resolved: 'packages/contract', link: true },
      'node_modules/pg': { version, integrity: 'sha512-a' },
      'node_modules/@other/platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
      ...more,
    },
  })

test('without packages an install is due; after it, not', () => {
  write('package-lock.json', lockFile('8.23.1'))
  expect(installIsStale(root)).toBe(true)
  markInstalled(root)
  expect(installIsStale(root)).toBe(false)
  write('package-lock.json', lockFile('8.24.0'))
  expect(installIsStale(root)).toBe(true)
})

test('an install by hand counts when it has what the lock file wants, optional packages aside', () => {
  write('package-lock.json', lockFile('8.23.1'))
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/pg': { version: '8.22.0' } } }))
  expect(installIsStale(root)).toBe(true)
  const present = { 'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' } }
  write('node_modules/.package-lock.json', JSON.stringify({ packages: present }))
  expect(installIsStale(root)).toBe(false)
})

test('a build is due when its output is missing or an input was changed, added or removed', () => {
  const build = { name: 'server', inputs: ['src', 'tsconfig.json'], output: 'dist/main.js' }
  const built = () => writeStamp(buildStampFile(root, build), buildStamp(root, build))
  write('src/a/main.ts', 'one')
  built()
  expect(buildIsStale(root, build)).toBe(true)
  write('dist/main.js', '')
  expect(buildIsStale(root, build)).toBe(false)

  utimesSync(join(root, 'src/a/main.ts'), 1, 1)
  expect(buildIsStale(root, build)).toBe(true)
  built()
  write('tsconfig.json', '{}')
  expect(buildIsStale(root, build)).toBe(true)
  built()
  rmSync(join(root, 'src/a/main.ts'))
  expect(buildIsStale(root, build)).toBe(true)
})

test('a start builds what serves, a build lists the packages too, and only tests build the page of the pieces', () => {
  const names = (purpose: Parameters<typeof buildsFor>[0]) => buildsFor(purpose).map(({ name }) => name)
  expect(names('start')).toEqual(['server', 'web'])
  expect(names('build')).toEqual(['server', 'web', 'sbom'])
  expect(names('work')).toEqual(names('build'))
  expect(names('tests')).toEqual(['server', 'web', 'sbom', 'pieces'])
})

test('the packages of the product are never taken for the whole, and the whole is enough for the product', () => {
  write(
    'package-lock.json',
    lockFile('8.23.1', { 'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-c' } }),
  )
  const present = { 'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' } }
  write('node_modules/.package-lock.json', JSON.stringify({ packages: present }))
  expect(installIsStale(root, 'product')).toBe(true)
  markInstalled(root, 'product')
  expect([installIsStale(root, 'product'), installIsStale(root, 'whole'), installIsStale(root)]).toEqual([
    false,
    true,
    true,
  ])
  // Another lock file makes both stale.
  write('package-lock.json', lockFile('8.24.0'))
  expect(installIsStale(root, 'product')).toBe(true)
  // By hand, with `npm ci`.
  const whole = { 'node_modules/pg': { version: '8.24.0', integrity: 'sha512-a' } }
  write('node_modules/.package-lock.json', JSON.stringify({ packages: whole }))
  expect([installIsStale(root, 'product'), installIsStale(root, 'whole')]).toEqual([false, false])
})

const house = join(import.meta.dirname, '..')
const readJson = (path: string) => JSON.parse(readFileSync(join(house, path), 'utf8')) as unknown

test('what a build runs is declared by a folder of the product', () => {
  const declared = new Set(
    productFolders.flatMap((folder) => {
      const { dependencies, devDependencies } = readJson(`${folder}/package.json`) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string>
      >
      return Object.keys({ ...dependencies, ...devDependencies })
    }),
  )
  const programs = buildsFor('build').flatMap(({ commands }) => commands.map(([program = '']) => program))
  const packages = programs.flatMap((program) => /node_modules\/([^/]+)\//.exec(program)?.[1] ?? [])
  expect(packages).toEqual(['typescript', 'typescript', 'vite'])
  for (const name of packages) expect(declared).toContain(name)
})

/** A clone whose compiler writes the server, and whose bundler waits for a file and then ends with a code. */
function writeClone(codeOfWeb: number): void {
  write('package-lock.json', lockFile('8.23.1'))
  mkdirSync(join(root, 'apps/web'), { recursive: true })
  write('apps/server/package.json', '{}')
  markInstalled(root, 'product')
  write(
    'node_modules/typescript/bin/tsc',
    `require('node:fs').mkdirSync('apps/server/dist/src', { recursive: true })
     require('node:fs').writeFileSync('apps/server/dist/src/main.js', process.argv.slice(2).join(' '))`,
  )
  write(
    'node_modules/vite/bin/vite.js',
    `const { existsSync, mkdirSync, writeFileSync } = require('node:fs')
     const wait = setInterval(() => {
       if (!existsSync('go')) return
       clearInterval(wait)
       mkdirSync('dist', { recursive: true })
       if (${codeOfWeb} === 0) writeFileSync('dist/index.html', '')
       else console.error('a page is wrong')
       process.exitCode = ${codeOfWeb}
     }, 10)`,
  )
}

test('the server can be used while the web app is built, and is not built again', async () => {
  writeClone(0)
  let servers = 0
  const began = () => new Promise<void>((resolve) => (onServer = resolve))
  let onServer = () => {}
  const serverIsThere = began()
  const all = setup({ root, purpose: 'start', quiet: true, onServer: () => ((servers += 1), onServer()) })
  await serverIsThere
  expect(existsSync(join(root, 'apps/server/dist/src/main.js'))).toBe(true)
  expect(existsSync(join(root, 'apps/web/dist/index.html'))).toBe(false)
  write('apps/web/go', '')
  await all
  // Nothing is stale any more.
  await setup({ root, purpose: 'start', quiet: true, onServer: () => (servers += 1) })
  expect(servers).toBe(2)
})

test('a web app that cannot be built rejects with what its build said, and is stale at the next start', async () => {
  writeClone(1)
  write('apps/web/go', '')
  await expect(setup({ root, purpose: 'start', quiet: true })).rejects.toThrow(
    'Building the web app failed:\na page is wrong',
  )
  const [, web] = buildsFor('start')
  expect(web && buildIsStale(root, web)).toBe(true)
})

/** A process that takes the lock, writes a line at its beginning and its end, and ends; or stays for ever. */
function worker(stay: boolean) {
  write(
    'worker.mjs',
    `import { appendFileSync } from 'node:fs'
     import { exclusively } from ${JSON.stringify(join(import.meta.dirname, 'setup/lock.mjs'))}
     const [, , lock, log, stay] = process.argv
     await exclusively(lock, () => undefined, async () => {
       appendFileSync(log, 'in\\n')
       process.send('in')
       if (stay === 'true') await new Promise(() => setInterval(() => undefined, 60_000))
       await new Promise((resolve) => setTimeout(resolve, 30))
       appendFileSync(log, 'out\\n')
     })
     process.disconnect()`,
  )
  return fork(join(root, 'worker.mjs'), [join(root, 'lock'), join(root, 'log'), String(stay)], { execArgv: [] })
}

test('two set-ups at once work one after the other', async () => {
  await Promise.all([1, 2, 3].map(() => once(worker(false), 'exit')))
  expect(readFileSync(join(root, 'log'), 'utf8')).toBe('in\nout\n'.repeat(3))
})

test('the lock of a killed set-up is cleared', async () => {
  const child = worker(true)
  await once(child, 'message')
  const waits: string[] = []
  const second = exclusively(
    join(root, 'lock'),
    () => waits.push('waits'),
    () => Promise.resolve('done'),
  )
  await expect.poll(() => waits).toEqual(['waits'])
  child.kill('SIGKILL')
  expect(await second).toBe('done')
})

const isKnown = (name: string) => /^REGISTER_TEST_[AB]$/.test(name)

test('settings of a file are below those of the environment, and the words of the option are gone', () => {
  // A mark of the encoding, line ends of Windows, an empty variable of the environment.
  write('settings', '\uFEFFREGISTER_TEST_A=file\r\n# note\r\nexport REGISTER_TEST_B="of # the file"\r\n')
  process.env['REGISTER_TEST_A'] = 'environment'
  try {
    for (const words of [['--env-file', join(root, 'settings')], [`--env-file=${join(root, 'settings')}`]]) {
      process.env['REGISTER_TEST_B'] = ''
      const argv = ['node', 'start', ...words, 'more']
      readEnvFile(isKnown, argv)
      expect(argv).toEqual(['node', 'start', 'more'])
      expect(process.env['REGISTER_TEST_A']).toBe('environment')
      expect(process.env['REGISTER_TEST_B']).toBe('of # the file')
    }
    delete process.env['REGISTER_TEST_A']
    readEnvFile(isKnown, ['--env-file', join(root, 'settings')])
    expect(process.env['REGISTER_TEST_A']).toBe('file')
  } finally {
    delete process.env['REGISTER_TEST_A']
    delete process.env['REGISTER_TEST_B']
  }
})

test.each([
  ['a file that is not there', undefined, /cannot be read \(ENOENT\)/],
  ['UTF-16', '\0R\0E\0G', /is not a text in UTF-8/],
  ['a line that is no setting', 'REGISTER_TEST_A=1\nREGISTER_TEST_B: no', /line 2 is no setting/],
  ['a name alone', 'REGISTER_TEST_A', /line 1 is no setting/],
  ['a # that would cut the value', 'REGISTER_TEST_A=Blue#42', /line 1 is no setting/],
  ['an open quotation', 'REGISTER_TEST_A="Blue', /line 1 is no setting/],
  ['an unknown name', 'REGISTER_TEST_C=1', /REGISTER_TEST_C is no setting of the register/],
])('%s is refused', (_, text, expected) => {
  if (text !== undefined) write('wrong', text)
  expect(() => readEnvFile(isKnown, ['--env-file', join(root, 'wrong')])).toThrow(expected)
  expect(process.env['REGISTER_TEST_A']).toBeUndefined()
})

test('an option that npm took, one without a name, and two of them are refused', () => {
  process.env['npm_config_env_file'] = 'settings'
  expect(() => readEnvFile(isKnown, [])).toThrow(/npm took the option: write -- before it/)
  delete process.env['npm_config_env_file']
  expect(() => readEnvFile(isKnown, ['--env-file'])).toThrow(/name a file/)
  expect(() => readEnvFile(isKnown, ['--env-file=a', '--env-file=b'])).toThrow(/one file only/)
})

test('the build lists every package of the lock file, the same list each time', () => {
  const here = join(import.meta.dirname, '..')
  expect(buildsFor('build').map(({ output }) => output)).toContain(sbomFile)
  const text = sbomOf(here)
  const list = JSON.parse(text) as { bomFormat: string; components: { name: string; version: string }[] }
  expect(list.bomFormat).toBe('CycloneDX')
  const listed = new Set(list.components.map(({ name, version }) => `${name}@${version}`))
  const { packages } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; link?: boolean }>
  }
  const missing = Object.entries(packages).flatMap(([path, { version, link }]) => {
    const [name] = path.split('node_modules/').slice(-1)
    return path.includes('node_modules/') && !link && !listed.has(`${name}@${version}`) ? [path] : []
  })
  expect(missing).toEqual([])
  expect(sbomOf(here)).toBe(text)
})
