// `npm run verify`: makes the clone ready and checks everything stored in the register that the environment names.
import { setup } from './setup.mjs'

await setup().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // Not 1, which would mean that the check found something.
  process.exit(2)
})
/** @type {unknown} */
await import(new URL('../apps/server/dist/src/verify.js', import.meta.url).href)
