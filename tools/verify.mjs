// `npm run verify`: makes the clone ready and checks everything stored in the register that the environment names.
import { setup } from './setup.mjs'

await setup().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // 1 would say that something was found.
  process.exit(2)
})
/** @type {unknown} */
await import(new URL('../apps/server/dist/src/verify.js', import.meta.url).href)
