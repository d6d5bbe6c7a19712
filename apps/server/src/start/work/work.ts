// The work of a register whose serving process runs: its engine of jobs, with pools, files and ports of its own.
import { readSeen, seenFile } from '../../access/audit/seen.ts'
import { guardedLog } from '../../access/logGuard/guarded.ts'
import { archiveFollower } from '../../backup/archive/follow.ts'
import { readConfig } from '../../config.ts'
import { connect } from '../../db/connect.ts'
import { jobPool } from '../../db/jobs/jobPool.ts'
import { onlyPrimary } from '../../db/standby/onlyPrimary.ts'
import { originOf, sequenceLog, witnessing, witnessesIn } from '../../features/business/integrity/service.ts'
import { portsOf } from '../../integrations/integrations.ts'
import { schedule } from '../../jobs/scheduler.ts'
import { goLast } from './priority.ts'
import { buildWork } from '../../work.ts'
import { guardStoresOf } from '../elsewhere/guard.ts'
import { filesFrom, filesOf } from '../elsewhere/objects.ts'
import { logOf, warnIdle } from '../log.ts'
import { secretsNow } from '../open.ts'
import type { ToWorker } from './words.ts'

export interface Working {
  /** Ends the attempt at a job that was stopped. */
  abort: (id: string) => void
  /** Begins nothing more; resolves when what was under way is back in the queue. */
  rest(): Promise<void>
  /** After the last request: publishes what is left of the log. */
  end(): Promise<void>
}

export async function workOn({ connection, demo }: Extract<ToWorker, { kind: 'begin' }>): Promise<Working> {
  const config = readConfig(process.env)
  const log = logOf(config.logLevel)
  const master = await secretsNow(config)
  if (!master) throw new Error('The key of the register is gone')
  const { db } = connect(connection, {
    onIdleError: warnIdle(log),
    ...(config.databaseReadUrl !== undefined && { admit: onlyPrimary() }),
  })
  const pool = jobPool(connection, warnIdle(log))
  // The serving process says that the database is behind, or the guard away; this one moves the guard on.
  const stores = await guardStoresOf(config, db)
  const guard = guardedLog(master, db, stores, () => {})
  await guard.look()
  const files = filesOf(config, (reason, call) => log.error({ reason, call }, 'the store of files is away'))
  const { engine, here, tasks } = buildWork({
    db,
    secrets: guard.secrets,
    pool,
    files,
    seen: () => readSeen(seenFile(config.dataDir, config.databaseUrl)),
    ...portsOf(config, db, log),
    log,
    config: { ...config, demo },
  })
  const witnesses = await witnessesIn(config.witnesses)
  const sequencing = { db, secrets: guard.secrets, remember: guard.remember, origin: originOf(config.publicUrl) }
  const enough = schedule(here, log, [
    ...tasks,
    { name: 'remember the public log', everySeconds: 1, everywhere: true, run: guard.watch },
    { name: 'sequence the public log', everySeconds: 1, run: () => sequenceLog(sequencing) },
    { name: 'ask the witnesses of the public log', everySeconds: 1, run: witnessing(db, witnesses, log) },
    ...(config.archiveDir === undefined
      ? []
      : [
          {
            name: 'follow into the archive',
            everySeconds: 20,
            run: archiveFollower({ ...config, db, files: filesFrom(config, files), archive: config.archiveDir }),
          },
        ]),
  ])
  await engine.start().catch((error: unknown) => log.warn({ err: error }, 'the engine of jobs did not start'))
  // Only now, because on a busy machine jobs of a process that has died would wait for the start of this one.
  goLast()
  let resting: Promise<void> | undefined
  const rest = () => (resting ??= enough().then(() => engine.close()))
  return {
    abort: engine.abort,
    rest,
    async end() {
      await rest()
      // What was published since the last look, while there is a database.
      await sequenceLog(sequencing).catch((error: unknown) =>
        log.warn({ err: error }, 'the log ends without a checkpoint'),
      )
      await guard.watch().catch((error: unknown) => log.warn({ err: error }, 'the end of the log was not remembered'))
      await Promise.all([db.destroy(), pool.end(), ...stores.map((store) => store.end())])
    },
  }
}
