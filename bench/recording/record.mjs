// Records the statements that the product sends for some calls, into a file in the register's folder. The first three calls are sent before recording: with the cache, the record then shows the statements of a cached read.
import { join } from 'node:path'
import { worker } from '../processes/worker.mjs'

/** Returns the path of the file. @param {import('../measures/nextToLean.mjs').Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls @param {'on' | 'off'} [cache] */
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
