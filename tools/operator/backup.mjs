// `npm run backup -- FOLDER`: backs up the register that the environment names, while it serves or not.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that it was done with findings.
await runProgram('src/operator/backup.js', 2)
