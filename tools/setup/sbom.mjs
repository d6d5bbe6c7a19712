// Writes the list of everything the product is made of (CycloneDX), from the lock file alone, without the network.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the build puts it, from the root. */
export const sbomFile = '.build/sbom.cdx.json'

/** The list as text: without the time and number of its making, so that the same lock file gives the same list. @param {string} root */
export function sbomOf(root) {
  const npm = process.env.npm_execpath
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const text = npm?.endsWith('.js')
    ? execFileSync(process.execPath, [npm, ...words], options)
    : execFileSync('npm', words, { ...options, shell: process.platform === 'win32' })
  const { serialNumber: _, ...list } = /** @type {{ serialNumber?: string; metadata: { timestamp?: string } }} */ (
    JSON.parse(text)
  )
  delete list.metadata.timestamp
  return `${JSON.stringify(list, null, 2)}\n`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  mkdirSync(dirname(sbomFile), { recursive: true })
  writeFileSync(sbomFile, sbomOf('.'))
}
