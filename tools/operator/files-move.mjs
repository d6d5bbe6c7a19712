// `npm run files:move -- --to store` (or folder): copies the stored files of the register that the environment names into its object store, or back.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that it was done with bad files.
await runProgram('src/operator/files/move.js', 2)
