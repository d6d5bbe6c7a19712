// Installs the packages from the lock file, in the extent that a command needs (docs/decisions/0167-ready-in-less.md).
import { SetupProblem, step } from './run.mjs'
import { canBeAddedTo, installIsStale, markInstalled } from './stale.mjs'

/** The folders whose packages build and serve the product; those of tests, checks and tools are the root's and the others'. */
export const productFolders = ['packages/contract', 'apps/server', 'apps/web']

// With NODE_ENV=production npm would leave out what builds the product, and the clone would count as ready.
const always = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
const ofProduct = productFolders.map((folder) => `--workspace=${folder}`)

/** @param {string} root @param {string[]} words @param {(line: string) => void} log */
async function npm(root, words, log) {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js')) await step('Installing packages', [[path, ...words, ...always]], { cwd: root, log })
  else await step('Installing packages', [[...words, ...always]], { cwd: root, log, program: 'npm' })
}

/** Nothing when what is there is enough. @param {string} root @param {import('./stale.mjs').Extent} extent @param {(line: string) => void} log */
export async function install(root, extent, log) {
  if (!installIsStale(root, extent)) return
  if (extent === 'whole' && canBeAddedTo(root)) {
    // Adds what is missing and leaves what is there, which a server of this clone may be reading.
    await npm(root, ['install', '--no-save'], log).catch((error) => {
      if (!(error instanceof SetupProblem)) throw error
    })
    if (!installIsStale(root, extent)) return
  }
  await npm(root, ['ci', ...(extent === 'product' ? ofProduct : [])], log)
  markInstalled(root, extent)
}
