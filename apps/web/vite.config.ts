// Builds the web app into dist: hashed files, nothing inline, entry tags with the hash of what they load.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
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
          const content =
            made?.type === 'chunk'
              ? made.code
              : (made?.source ?? readFileSync(new URL(`public/${file}`, import.meta.url)))
          return `${tag} integrity="${hashOf(content)}"`
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

/** Hands out the programs that check and witness the integrity log, as they are. */
const programsOfTheLog = (): Plugin => ({
  name: 'register-programs-of-the-log',
  apply: 'build',
  generateBundle() {
    for (const fileName of ['check-log.mjs', 'witness.mjs'])
      this.emitFile({
        type: 'asset',
        fileName,
        source: readFileSync(new URL(`../../tools/${fileName}`, import.meta.url)),
      })
  },
})

const { plugins, resolve } = sources()

export default defineConfig({
  plugins: [...plugins, integrity(), precompressed(), programsOfTheLog()],
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
