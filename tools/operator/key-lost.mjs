// `npm run key:lost -- ID`: goes on with a new key in the register that the environment names, where its key is lost for good.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that it was refused.
await runProgram('src/operator/keyLost.js', 2)
