// The order of a start: settings, folder, port, database, what it is, migrations, first data, application. Nothing is written before it is known to be right.
import type pg from 'pg'
import type { Logger } from 'pino'
import type { VerifierKey } from '@register/contract/tlog/note'
import { auditWatch, readSeen, seenFile } from '../access/audit/seen.ts'
import { configured } from '../access/configured.ts'
import { guardedLog } from '../access/logGuard/guarded.ts'
import { makeSecret, secretsFrom, type Secrets } from '../access/secrets.ts'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { nodeWarning } from '../config/nodeVersion.ts'
import { connect, type Pool } from '../db/connect.ts'
import { openDatabase, type Database } from '../db/databases.ts'
import { isBegun } from '../db/embedded/embedded.ts'
import { jobPool, onlyShown } from '../db/jobs/jobPool.ts'
import { migrate } from '../db/migrate.ts'
import { versionLine, type ServerVersion } from '../db/server/version.ts'
import { presenceOf } from '../db/presence/presence.ts'
import { onlyPrimary } from '../db/standby/onlyPrimary.ts'
import { publicReadsOn } from '../db/standby/publicReads.ts'
import { beginLog, witnessesIn } from '../features/business/integrity/service.ts'
import { brandingOf } from '../features/system/site/service.ts'
import { workerProgram } from '../paths.ts'
import { takePort, type TakenPort } from './portFirst.ts'
import { serveSite } from '../http/site/site.ts'
import { schedule } from '../jobs/scheduler.ts'
import { portsOf } from '../integrations/integrations.ts'
import { firstData, hasAccounts } from '../../seed/first/firstData.ts'
import { signInsIn } from '../../seed/first/signInFile.ts'
import type { Ending } from './ending.ts'
import { refuseFull, refuseUnfinished, useFolder } from './folder.ts'
import type { Identity } from './found.ts'
import { beginningOf, identify, lineOfKind } from './identity.ts'
import { guardState, guardStores, prepareGuard, standingLine } from './elsewhere/guard.ts'
import { filesOf, settleFiles, useObjects } from './elsewhere/objects.ts'
import { logOf, warnIdle } from './log.ts'
import { lookAt, newSituation } from './open.ts'
import { outgrownWatch } from '../db/schema/outgrown.ts'
import { lookAtStandby } from './elsewhere/standby.ts'
import { verdictOn } from './verdict.ts'
import { workBeside } from './work/beside.ts'

export interface Starting {
  config: Config
  /** Takes a line for the person at the terminal. */
  say: (line: string) => void
  /** Takes a line that says why, and ends the process. */
  quit: (line: string) => void
  /** Learns how to end everything that is begun. */
  ending: Ending
}

interface Register {
  database: Database
  secrets: Secrets
  version: ServerVersion
  db: Pool
  pool: pg.Pool
  identity: Identity
  witnesses: readonly VerifierKey[]
}

/** Milliseconds: the database writes what it has in memory before it ends. */
const patienceWithDatabase = 90_000

/** Opens the database, checks what it holds, and brings it up to date. */
async function openRegister(log: Logger, { config, say, ending }: Starting): Promise<Register> {
  // The process for work asks them; what is wrong with them is said here.
  const witnesses = (await witnessesIn(config.witnesses)).map(({ key }) => key)
  // Where the embedded database does not exist yet, a start that must not begin one leaves nothing behind.
  if (!config.databaseUrl && !(await isBegun(config.dataDir))) {
    verdictOn(await newSituation(config))
    await refuseFull(config.dataDir)
  }
  const breaking = new AbortController()
  const opening = openDatabase(config, say, breaking.signal)
  // Before it is open, because a start may be broken off while the embedded server begins.
  ending.with(
    ['数据库', 'the database'],
    () => {
      breaking.abort()
      return opening.then(
        (database) => database.stop(),
        () => undefined,
      )
    },
    patienceWithDatabase,
  )
  const database = await opening
  const looked = await lookAt(config, database, { say, signal: breaking.signal })
  const { situation, secrets: known, version, wrongLetters } = looked
  if (wrongLetters) say(`${wrongLetters[1]} · ${wrongLetters[0]}`)
  const { kind, begins } = verdictOn(situation)
  const secrets = known ?? secretsFrom(await makeSecret(config.dataDir))
  const applied = await migrate(database.owner, database.appRole)
  if (applied.length > 0)
    say(`Database brought up to date (${applied.length} steps) · 数据库已更新（${applied.length} 步）`)
  // Where strangers have a standby, people of the office never read on a former primary.
  const { db, pool } = connect(database.app, {
    onIdleError: warnIdle(log),
    ...(config.databaseReadUrl !== undefined && { admit: onlyPrimary() }),
  })
  ending.with(['与数据库的连接', 'the connections to the database'], () => db.destroy())
  const identity = await identify(db, situation, kind)
  if (begins) say(beginningOf[identity.kind])
  return { database, secrets, version, db, pool, identity, witnesses }
}

/** The application on the port that was taken, and what runs beside it. */
async function serve(port: TakenPort, log: Logger, register: Register, on: Starting): Promise<void> {
  const { database, db, pool, identity, witnesses } = register
  const { config, say, quit, ending } = on
  const stores = guardStores(config, db, identity.id)
  for (const store of stores) ending.with(['公开日志的防护', 'the guard of the public log'], () => store.end())
  await prepareGuard(stores, db, say)
  const guard = guardedLog(register.secrets, db, stores, (standing) => {
    const line = standingLine(standing)
    if (line === undefined) return log.warn('the guard of the public log is in order again')
    log.error({ standing }, 'nothing is published: the database is behind the guard of the public log, or that is away')
    say(line)
  })
  const { secrets } = guard
  await guard.look()
  const warning = config.databaseReadUrl && (await lookAtStandby(config.databaseReadUrl, identity.id))
  if (warning) say(warning)
  const publicReads = publicReadsOn(database.app, { standby: config.databaseReadUrl, onIdleError: warnIdle(log) })
  ending.with(['公众查询的数据库连接', 'the connections for reads of the public'], publicReads.end)
  const shown = jobPool(database.app, warnIdle(log), onlyShown)
  ending.with(['进程登记连接', 'the connection that shows this process'], () => shown.end())
  await settleFiles(db, config, identity.id)
  const files = filesOf(config, (reason, call) => log.error({ reason, call }, 'the store of files is away'))
  const demo = identity.kind === 'demonstration'
  if (config.adminPassword && (await hasAccounts(db)))
    say('ADMIN_PASSWORD has no effect: it is for the first start alone · ADMIN_PASSWORD 无效：仅用于首次启动')
  const entered = await beginLog(db, secrets, say)
  if (entered > 0)
    say(`Integrity log begun with ${entered} published reports · 存证日志已建立，载入 ${entered} 份已发布报告`)
  await firstData({ db, secrets, files, config, demo, say })
  const seenAt = seenFile(config.dataDir, config.databaseUrl)
  const worker = workBeside({ program: workerProgram, connection: database.app, demo, log })
  ending.with(['后台任务进程', 'the process that works'], worker.end)
  const here = presenceOf(shown, (error) =>
    log.error({ err: error }, 'the connection that shows this process was lost'),
  )
  const app = await buildApp({
    db,
    publicReads,
    pool,
    here,
    worker,
    secrets,
    files,
    log,
    ...portsOf(config, db, log),
    seen: () => readSeen(seenAt),
    guard: () => guardState(stores, guard.standing()),
    witnesses,
    config: { ...config, demo },
    serverFor: port.handOver,
  })
  await serveSite(app.http, {
    storageKey: config.storageCipher ? secrets.mac('browserStorage', 'key').toString('base64url') : '',
    words: async () => {
      const now = await configured(db)
      return { look: brandingOf(now), contact: now.contact }
    },
    securityContact: async () => (await configured(db)).securityContact,
    publicUrl: config.publicUrl,
    demo,
  })
  const rememberAudit = auditWatch(db, seenAt, (known) =>
    log.error({ seen: known }, 'the audit was cut off or changed: run npm run verify'),
  )
  ending.with(['审计终点的记录', 'the note of the end of the audit'], rememberAudit)
  // Before it listens, because a request may come in the same moment.
  ending.with(['请求的应答', 'the answers to requests'], () => app.http.close())
  await app.http.listen({ port: config.port, host: config.host })
  ending.with(
    ['周期任务', 'recurring tasks'],
    schedule(here, log, [
      ...app.tasks,
      { name: 'remember the audit', everySeconds: 1, everywhere: true, run: rememberAudit },
      { name: 'look at the public log', everySeconds: 1, everywhere: true, run: guard.look },
      { name: 'look for a newer version', everySeconds: 5, everywhere: true, run: outgrownWatch(db, quit) },
      { name: 'know how far the primary is', everySeconds: 1, everywhere: true, run: publicReads.watch },
    ]),
  )
  ending.with(['后台任务进程', 'the process that works'], worker.rest)
  database.keepRunning()
}

/** Resolves when the register answers. Rejects with an error for linesOf; the caller then ends what was begun. */
export async function start(on: Starting): Promise<void> {
  const started = performance.now()
  const { config } = on
  const log = logOf(config.logLevel)
  await refuseUnfinished(config.dataDir)
  on.ending.with(['数据文件夹', 'the data folder'], await useFolder(config.dataDir))
  if (config.objects) await useObjects(config.objects)
  const port = await takePort(config.port, config.host)
  on.ending.with(['端口', 'the port'], port.close)
  const register = await openRegister(log, on)
  await serve(port, log, register, on)
  const { identity, database, version, db } = register
  for (const note of database.notes) on.say(note)
  const warning = nodeWarning(process.versions.node, config.production)
  if (warning) on.say(warning)
  on.say(versionLine(version, new Date()))
  on.say(lineOfKind(identity))
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  on.say(`Ready in ${seconds} s · 用时 ${seconds} 秒，已就绪: ${config.publicUrl ?? port.address}/`)
  const signIns = await signInsIn(db, config.dataDir)
  if (signIns) on.say(`First sign-ins stand in · 首次登录的账号和密码见: ${signIns}`)
}
