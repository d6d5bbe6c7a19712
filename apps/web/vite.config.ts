// Builds the web app into dist: hashed files, nothing inline, entry tags with the hash of what they load.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const hashOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Adds `integrity` to the script and style tags of index.html, so that a tampered file does not run. Decision 20. */
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

export default defineConfig({
  plugins: [react(), integrity()],
  // Workspace packages are read from their sources, as the compiler does.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // Endpoint declarations bring their schemas along; here they are dead weight.
    alias: { zod: fileURLToPath(new URL('src/api/noSchemas.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist',
    // Telephones of the last five years, and the web views inside messengers.
    target: ['es2020', 'chrome87', 'safari14', 'firefox78'],
    modulePreload: { polyfill: false },
    // A picture inside a style sheet would need a data: source; files stay files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
