// `npm run check`: types, lint, format, shape, permissions, API document, unused code and workspace hygiene; runs all of them and names those that fail.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {[string, string, ...string[]][]} */
const checks = [
  // First, because the linter reads types through what it writes.
  ['types', 'node_modules/typescript/bin/tsc', '-b'],
  ['lint', 'node_modules/oxlint/bin/oxlint'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['shape', 'tools/rules/shape.mjs'],
  ['permissions', 'tools/rules/permissionStrings.mjs'],
  ['API document', 'tools/writing/openapi.mjs', '--check'],
  ['list of permissions', 'tools/writing/permissions.mjs', '--check'],
  ['budgets of records', 'tools/rules/screens.mjs', '--check'],
  ['rooms of pieces', 'tools/rules/reached.mjs'],
  ['floors of the house', 'tools/rules/floors.mjs'],
  ['list of the kit', 'tools/writing/kit.mjs', '--check'],
  ['form kinds', 'tools/writing/kinds.mjs', '--check'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  // Any npm of a supported node will do, so none is named.
  ['workspaces', 'node_modules/sherif/index.js', '-r', 'root-package-manager-field'],
]

const failed = []
for (const [name, ...command] of checks) {
  const since = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  const ok = status === 0
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} ${((Date.now() - since) / 1000).toFixed(1)} s`)
  if (ok) continue
  failed.push(name)
  console.log(`${stdout}${stderr}`.trim())
}
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}. Formatting is mended by: npm run fmt`)
  process.exitCode = 1
}
