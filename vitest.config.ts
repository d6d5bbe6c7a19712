// The test projects: three of units, the server against a real database, and the browser tests against the built product.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/vitest/longestFirst.ts'

// Workspace packages are tested from their sources, as the compiler reads them.
const conditions = ['source', 'module', 'node', 'development|production']

const fixedSeeds = join(import.meta.dirname, 'tools/vitest/fixedSeeds.ts')

/** Milliseconds after which a test hangs: many times what the slowest takes on a quiet machine, because others use its cores too. */
const patience = 180_000

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    passWithNoTests: true,
    // One more than two cores have: some files mostly wait, for a database to fall and rise again.
    maxWorkers: 3,
    testTimeout: patience,
    hookTimeout: patience,
    sequence: { sequencer: LongestFirst },
    // What a list contains, instead of "[ Array(1) ]": the log of a run is all that its reader has.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          isolate: false,
          setupFiles: [fixedSeeds],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['{src,seed,test}/**/*.test.ts'],
          // Each file talks to a database of its own. Files of a worker share what they load, which took a third of the time:
          // a file that changes something loaded loads it anew (vi.resetModules) before and after.
          pool: 'forks',
          isolate: false,
          globalSetup: [join(import.meta.dirname, 'apps/server/test/global.ts')],
          setupFiles: [join(import.meta.dirname, 'apps/server/test/anew.ts'), fixedSeeds],
          // As long as something may take on a busy machine that usually takes a moment.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      // css: a test reads the style sheet of colours. Beside the sources, what builds them.
      {
        extends: true,
        // Its files share what they load: three times as fast.
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['{src/**/,}*.test.{ts,tsx}'],
          css: true,
          isolate: false,
          setupFiles: [fixedSeeds],
        },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['{attack,bench,deploy,soak,tools}/**/*.test.ts'], setupFiles: [fixedSeeds] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.test.ts'],
          // In each worker one process, one browser and one server: its journeys come one after the other.
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          globalSetup: [join(import.meta.dirname, 'e2e/global.ts')],
          setupFiles: [join(import.meta.dirname, 'e2e/onFailure.ts')],
          // A browser on a busy machine loses a key now and then. The report shows what needed a second try, as (retry x1).
          retry: process.env['CI'] ? 1 : 0,
          // As long as the browser waits for what it is to click: a busy machine may take longer than the usual second.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
