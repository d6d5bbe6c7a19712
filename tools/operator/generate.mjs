// `npm run generate -- 100000`: adds that many invented certificates to the demonstration that the environment names.
import { runProgram } from '../setup/command.mjs'

await runProgram('seed/generate.js')
