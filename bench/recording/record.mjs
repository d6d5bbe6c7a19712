// Records what the product asks the database for some calls, into a file of the register's folder.
import { join } from 'node:path'
import { forgetful } from '../measures/beside.mjs'
import { worker } from '../processes/worker.mjs'

/** Returns the file. @param {import('../measures/beside.mjs').Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls */
export async function record(stage, name, calls) {
  const recorder = worker('recording/recorder.mjs')
  try {
    const file = join(stage.register.folder, `recorded-${name}.json`)
    await recorder.ask({ env: forgetful(stage), database: stage.register.database().app, calls, file })
    return file
  } finally {
    await recorder.end()
  }
}
