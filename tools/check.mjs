// `npm run check`: types, lint, format, shape, permissions, API document, unused code and workspace hygiene; runs all of them and names those that fail.
// `--without NAME` leaves one out, for a caller that runs it separately.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const without = process.argv.flatMap((word, at, words) => (words[at - 1] === '--without' ? [word] : []))

/** @typedef {[string, string, ...string[]]} Check */
/** One checker, because several would each work out the same types again: twice the time on two cores.
 * @type {Check[]} */
const compiling = [['types', 'node_modules/typescript/bin/tsc', '-b', '--checkers', '1']]
/** @type {Check[]} */
const ofSources = [
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['shape', 'tools/rules/shape.mjs'],
  ['permissions', 'tools/rules/permissionStrings.mjs'],
  ['limits of records', 'tools/rules/screens.mjs', '--check'],
  ['folders of pieces', 'tools/rules/reached.mjs'],
  ['import directions', 'tools/rules/floors.mjs'],
  ['adapter folders', 'tools/rules/adapters.mjs'],
  ['raw addresses', 'tools/rules/rawAddress.mjs'],
  ['shared classes', 'tools/rules/shapes.mjs'],
  ['references', 'tools/rules/references.mjs'],
  ['promises', 'tools/rules/promises.mjs'],
  ['list of the kit', 'tools/writing/kit.mjs', '--check'],
  ['list of decisions', 'tools/writing/decisions.mjs', '--check'],
  ['form kinds', 'tools/writing/kinds.mjs', '--check'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  // Any npm of a supported node will do, so package.json names none.
  // The generator of clients needs the compiler's interface of version 5.
  ['workspaces', 'node_modules/sherif/index.js', '-r', 'root-package-manager-field', '-i', 'typescript'],
]
/** These checks read the compiler's output; the linter uses every processor.
 * @type {Check[]} */
const ofCompiled = [
  ['API document', 'tools/writing/openapi.mjs', '--check'],
  ['table of settings', 'tools/writing/settings.mjs', '--check'],
  ['list of permissions', 'tools/writing/permissions.mjs', '--check'],
  ['lint', 'node_modules/oxlint/bin/oxlint'],
]

/** @type {string[]} */
const failed = []

/** @param {Check} check @returns {Promise<void>} */
function run([name, ...command]) {
  if (without.includes(name)) return Promise.resolve()
  const since = Date.now()
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const said = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ bytes) => said.push(bytes))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const ok = code === 0
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} ${((Date.now() - since) / 1000).toFixed(1)} s`)
      if (!ok) {
        failed.push(name)
        console.log(Buffer.concat(said).toString().trim())
      }
      resolve()
    })
  })
}

/** @param {Check[]} checks */
async function inTurn(checks) {
  for (const check of checks) await run(check)
}

await Promise.all([inTurn(compiling), inTurn(ofSources)])
await inTurn(ofCompiled)
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}. To correct the format: npm run fmt`)
  process.exitCode = 1
}
