// `npm run restore -- FOLDER`: restores a back-up into the empty DATA_DIR that the environment names.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that it was done with findings.
await runProgram('src/operator/restore.js', 2)
