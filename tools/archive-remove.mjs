// `npm run archive:remove -- --before 2026-05`: makes the clone ready and removes archived rows of the audit from the register that the environment names.
import { setup } from './setup.mjs'

await setup().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // Not 1, which would mean that the removal was refused.
  process.exit(2)
})
/** @type {unknown} */
await import(new URL('../apps/server/dist/src/removeArchived.js', import.meta.url).href)
