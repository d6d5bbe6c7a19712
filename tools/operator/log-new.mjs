// `npm run log:new -- --confirm ID`: begins a new public log in the register that the environment names, where the former one cannot go on.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that it was refused.
await runProgram('src/operator/log/logNew.js', 2)
