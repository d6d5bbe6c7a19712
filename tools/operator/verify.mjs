// `npm run verify`: checks everything stored in the register that the environment names.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that the check found something.
await runProgram('src/operator/verify.js', 2)
