// `npm run restore -- FOLDER`: restores a back-up into the empty DATA_DIR that the environment names.
import { runLast } from '../setup/command.mjs'

// Not 1, which would mean that it was done with findings.
await runLast('src/operator/restore.js', 2)
