// `npm run soak`: makes the clone ready and runs the built product through every fault; options: npm run soak -- --minutes 5 --kills 10 --json FILE
import { failSetup, setup } from './setup.mjs'

await setup().catch(failSetup)
await import('../soak/soak.mjs')
