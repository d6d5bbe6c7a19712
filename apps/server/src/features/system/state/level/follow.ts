// Sets the log level of this process by the configuration, or back to the environment's level.
import type { Logger } from 'pino'
import { configured } from '../../../../access/configured.ts'
import type { Pool } from '../../../../db/connect.ts'

/** `log` has the level of the environment; call the returned function every few seconds. */
export function levelFollower(db: Pool, log: Logger): () => Promise<void> {
  const own = log.level
  return async () => {
    const { logLevel } = await configured(db)
    const wanted = logLevel === 'environment' ? own : logLevel
    if (log.level !== wanted) log.level = wanted
  }
}
