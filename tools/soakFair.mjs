// `npm run soak:fair`: makes the clone ready and measures honest callers next to five that misbehave; options: npm run soak:fair -- --people 2000 --every 40 --seconds 60 --json FILE
import { failSetup, setup } from './setup.mjs'

await setup().catch(failSetup)
await import('../soak/fair/fair.mjs')
