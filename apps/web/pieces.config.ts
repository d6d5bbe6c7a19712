// Builds the page of the pieces for the browser tests, quickly: as the product reads its sources, without what makes it small.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sources } from './sources.ts'

export default defineConfig({
  ...sources(),
  // The tests serve it below this path of the product's own origin.
  base: '/pieces/',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../.build/pieces/', import.meta.url)),
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    cssMinify: false,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 20_000,
    rolldownOptions: {
      input: fileURLToPath(new URL('pieces/main.tsx', import.meta.url)),
      output: {
        // The tests name these two in the page that the product sends.
        entryFileNames: 'pieces.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'pieces.css' : 'assets/[hash][extname]',
      },
    },
  },
})
