// Records what the product asks the database for some calls, into a file of the register's folder. The first three were asked before: with memory they show what a read from memory asks.
import { join } from 'node:path'
import { worker } from '../processes/worker.mjs'

/** Returns the file. @param {import('../measures/beside.mjs').Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls @param {'on' | 'off'} [cache] */
export async function record(stage, name, calls, cache = 'off') {
  const recorder = worker('recording/recorder.mjs')
  try {
    const file = join(stage.register.folder, `recorded-${name}.json`)
    await recorder.ask({
      env: { ...stage.register.env, CACHE: cache },
      database: stage.register.database().app,
      calls,
      file,
    })
    return file
  } finally {
    await recorder.end()
  }
}
