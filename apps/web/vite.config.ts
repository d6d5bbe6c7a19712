// Builds the web app into dist: hashed files, nothing inline, entry tags with the hash of what they load.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunkGroups } from './chunks.ts'
import { firstPages } from './firstPages.ts'
import { pureOfContract } from './lean.ts'
import { sources } from './sources.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify<Uint8Array, ZlibOptions, Buffer>(gzip)

const hashOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Adds `integrity` to the script and style tags of index.html, so that a tampered file does not run (docs/rules/access.md#what-browsers-may-do). */
const integrity = (): Plugin => ({
  name: 'register-integrity',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replaceAll(
        /<(script|link)([^>]*?) (src|href)="\/((?:assets\/[^"]+|shim)\.(?:js|css))"/g,
        (tag, _name, _before, _attribute, file: string) => {
          const made = bundle[file]
          if (!made) throw new Error(`No ${file} is built`)
          return `${tag} integrity="${hashOf(made.type === 'chunk' ? made.code : made.source)}"`
        },
      )
    },
  },
})

/** Writes each script and style also as brotli and gzip, so that the server sends the smallest without work. */
const precompressed = (): Plugin => ({
  name: 'register-precompressed',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    // All at once: the threads of node take them as processors are free.
    await Promise.all(
      Object.entries(bundle).map(async ([name, made]) => {
        if (!/\.(js|css)$/.test(name)) return
        const content = Buffer.from(made.type === 'chunk' ? made.code : made.source)
        await writeFile(join(dir, `${name}.br`), await brotli(content))
        await writeFile(join(dir, `${name}.gz`), await gzipped(content, { level: 9 }))
      }),
    )
  },
})

/** Hands out the script that runs before the app without what only its readers need: each first visit waits for it. */
const shim = (): Plugin => ({
  name: 'register-shim',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('public/shim.js', import.meta.url), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'shim.js', source: source.replaceAll(/^\s*(?:\/\/|\/\*).*\n|^\s+/gm, '') })
  },
})

const { search, signIn, answer } = firstPages
/** By the first part of the address. */
const pageOf = { certificate_search: search, login: signIn, answer, v: answer }

/** The files that come with a module. */
function filesWith(module: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const open = Object.values(bundle).filter(
    (made) => made.type === 'chunk' && made.moduleIds.some((id) => id.endsWith(module)),
  )
  for (let made = open.pop(); made; made = open.pop()) {
    if (made.type !== 'chunk' || found.has(made.fileName)) continue
    found.add(made.fileName)
    for (const style of made.viteMetadata?.importedCss ?? []) found.add(style)
    open.push(...made.imports.flatMap((name) => bundle[name] ?? []))
  }
  return [...found]
}

/** Writes into the page which files its first visitors load next, so that the first script has them fetched beside the app. */
const filesOfPages = (): Plugin => ({
  name: 'register-files-of-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') return
      const page = String(html.source)
      const files = Object.fromEntries(
        Object.entries(pageOf).map(([name, module]) => [
          name,
          filesWith(module, bundle).filter((file) => !page.includes(file)),
        ]),
      )
      html.source = page.replace(
        '<meta name="files-of-pages" content=""',
        `<meta name="files-of-pages" content='${JSON.stringify(files)}'`,
      )
    },
  },
})

/** Hands out the programs that check, copy and witness the integrity log, as they are. */
const programsOfTheLog = (): Plugin => ({
  name: 'register-programs-of-the-log',
  apply: 'build',
  generateBundle() {
    for (const fileName of ['check-log.mjs', 'mirror.mjs', 'witness.mjs'])
      this.emitFile({
        type: 'asset',
        fileName,
        source: readFileSync(new URL(`../../tools/log/${fileName}`, import.meta.url)),
      })
  },
})

const { plugins, resolve } = sources()

export default defineConfig({
  plugins: [...plugins, shim(), filesOfPages(), integrity(), precompressed(), programsOfTheLog()],
  resolve,
  build: {
    outDir: 'dist',
    // Telephones of the last four years, and the web views inside messengers.
    target: ['chrome94', 'safari15.4', 'firefox93'],
    modulePreload: { polyfill: false },
    // A picture inside a style sheet would need a data: source; files stay files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // Compressing everything once more only to print its size takes a second.
    reportCompressedSize: false,
    rolldownOptions: {
      // Declarations of the contract that nobody in the browser asks for go, with what they are made by.
      treeshake: {
        manualPureFunctions: [...pureOfContract],
        // The bundler keeps every module that may have side effects. These only define things, but their packages do not
        // say so, and a form engine that no page draws would be in the build.
        moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/log': 'http://127.0.0.1:3000' } },
})
