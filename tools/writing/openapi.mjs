// Writes docs/openapi.json from the built contract; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url))
const built = new URL('../../packages/contract/dist/openapi/openapi.js', import.meta.url).href
const { openApi } = /** @type {{ openApi: () => unknown }} */ (await import(built))
const wanted = `${JSON.stringify(openApi(), null, 2)}\n`

if (process.argv.includes('--check')) {
  const written = await readFile(target, 'utf8').catch(() => '')
  if (written !== wanted) {
    console.error('docs/openapi.json does not fit the contract. Write it again with: npm run openapi')
    process.exitCode = 1
  }
} else {
  await writeFile(target, wanted)
  console.log(`Wrote ${target}`)
}
