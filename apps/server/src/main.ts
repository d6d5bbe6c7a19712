// Starts the process: configuration, database, migrations, first data, server, recurring tasks; and ends it in order.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { pino, type Logger } from 'pino'
import { auditWatch, readSeen, seenFile } from './access/audit/seen.ts'
import { configured } from './access/configured.ts'
import { masterSecret, secretsFrom } from './access/secrets.ts'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { connect, forStrangers } from './db/connect.ts'
import { openDatabase, refuseUnsafe, type Database } from './db/databases.ts'
import { jobPool } from './db/jobs/jobPool.ts'
import { migrate } from './db/migrate.ts'
import { beginLog } from './features/business/integrity/service.ts'
import { lookOf } from './features/system/site/service.ts'
import { localStore } from './files/store.ts'
import { portsOf } from './outside/outside.ts'
import { serveSite } from './http/site.ts'
import { schedule } from './jobs/scheduler.ts'
import { firstData } from '../seed/firstData.ts'

// Lets garbage of long streams grow only to half of the live memory instead of four times as much: docs/decisions/0014.
setFlagsFromString('--heap-growing-percent=50')

const started = Date.now()
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Starts everything above the database. Returns the function that ends it in order. */
async function serve(config: Config, database: Database, log: Logger): Promise<() => Promise<void>> {
  const secrets = secretsFrom(await masterSecret(config.secretKey, config.dataDir))
  await refuseUnsafe(database.owner)
  const applied = await migrate(database.owner, database.appRole)
  if (applied.length > 0) say(`Database brought up to date (${applied.length} steps)`)
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const { db, pool } = connect(database.app, { onIdleError })
  const { db: strangers } = connect(database.app, { ...forStrangers, onIdleError })
  const jobs = jobPool(database.app, onIdleError)
  const files = localStore(join(config.dataDir, 'files'))
  const entered = await beginLog(db, secrets, say)
  if (entered > 0) say(`Integrity log begun with ${entered} published reports`)
  const signIns = await firstData({ db, secrets, files, config, say })
  const seenAt = seenFile(config.dataDir, config.databaseUrl)
  const seen = () => readSeen(seenAt)
  const app = await buildApp({
    db,
    strangers,
    pool,
    jobs,
    secrets,
    files,
    seen,
    ...portsOf(config, db, log),
    log,
    config,
  })
  await serveSite(app.http, {
    storageKey: config.storageCipher ? secrets.mac('browserStorage', 'key').toString('base64url') : '',
    look: async () => lookOf(await configured(db)),
  })
  await app.http.listen({ port: config.port, host: config.host })
  const rememberAudit = auditWatch(db, seenAt, (known) =>
    log.error({ seen: known }, 'the audit was cut off or changed: run npm run verify'),
  )
  const stopTasks = schedule(db, log, [
    ...app.tasks,
    { name: 'remember the audit', everySeconds: 1, everywhere: true, run: rememberAudit },
  ])

  const [address] = app.http.addresses()
  const name = typeof address === 'object' && address.address.includes(':') ? `[${address.address}]` : config.host
  const place = typeof address === 'object' ? `http://${name}:${address.port}` : ''
  for (const note of database.notes) say(note)
  say(`Ready in ${((Date.now() - started) / 1_000).toFixed(1)} s: ${config.publicUrl ?? place}/`)
  if (signIns) say(`First sign-ins stand in ${signIns}`)
  return async () => {
    await app.http.close()
    await stopTasks()
    await rememberAudit().catch((error: unknown) => log.warn({ err: error }, 'the end of the audit was not remembered'))
    await Promise.all([db.destroy(), strangers.destroy(), jobs.end()])
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Other accounts may pass through to the database's folder, but not list this one.
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  const log = pino(
    { level: process.env['LOG_LEVEL'] ?? 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    pino.destination(2),
  )
  const database = await openDatabase(config, say)
  const stop = await serve(config, database, log).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  database.keepRunning()
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    // Not longer than 20 s, because a frozen database would keep its connections open for ever.
    const ended = await Promise.race([stop().then(() => true), wait(20_000, false)])
    await database.stop()
    process.exit(ended ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end().catch(fail))
}

function fail(error: unknown): void {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  const line =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: set PORT to another one · 端口 ${port} 已被占用，请用 PORT 另设`
      : message
  process.stderr.write(`${line}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`)
  process.exit(1)
}

start().catch(fail)
