// What this process writes down follows the configuration, and goes back to what the environment said.
import type { Logger } from 'pino'
import { configured } from '../../../../access/configured.ts'
import type { Pool } from '../../../../db/connect.ts'

/** `log` as the environment has set it up; to be called every few seconds. */
export function levelFollower(db: Pool, log: Logger): () => Promise<void> {
  const own = log.level
  return async () => {
    const { logLevel } = await configured(db)
    const wanted = logLevel === 'environment' ? own : logLevel
    if (log.level !== wanted) log.level = wanted
  }
}
