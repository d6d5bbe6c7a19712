// `npm run attack`: makes the clone ready and attacks the built product, class by class; options: npm run attack -- --at https://… --accounts FILE --only access,ids
import { failSetup, setup } from './setup.mjs'

await setup().catch(failSetup)
await import('../attack/attack.mjs')
