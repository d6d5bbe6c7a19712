// `npm run archive:remove -- --before 2026-05`: removes archived rows of the audit from the register that the environment names.
import { runProgram } from '../setup/command.mjs'

// Not 1, which would mean that the removal was refused.
await runProgram('src/operator/removeArchived.js', 2)
