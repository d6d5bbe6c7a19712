// The whole application as an explicit list: every feature's routes and what they work with.
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { actorsOf, type Actors } from './access/actor.ts'
import type { SeenAudit } from './access/audit/seen.ts'
import { refusalsOf, type Refusals } from './access/guard/refusals.ts'
import type { Secrets } from './access/secrets.ts'
import type { Config } from './config.ts'
import type { Pool } from './db/connect.ts'
import { manyOf } from './db/many.ts'
import { searchOf } from './db/search/search.ts'
import { checkTally } from './db/tally.ts'
import { bodyRoutes } from './features/business/body/routes.ts'
import { categoryRoutes } from './features/business/category/routes.ts'
import { changeNoticeRoutes } from './features/business/changeNotice/routes.ts'
import { codeApplyRoutes } from './features/business/codeApply/routes.ts'
import { enterpriseRoutes } from './features/business/enterprise/routes.ts'
import { fileRoutes } from './features/business/file/routes.ts'
import { integrityRoutes } from './features/business/integrity/routes.ts'
import { publicReportRoutes } from './features/business/publicReport/routes.ts'
import { reportRoutes } from './features/business/report/routes.ts'
import { reportImportRoutes } from './features/business/reportImport/routes.ts'
import { reportExporter } from './features/business/reportImport/service.ts'
import { demoMessageRoutes } from './features/demo/message/routes.ts'
import { sampleRoutes } from './features/demo/sample/routes.ts'
import { sampleExporter } from './features/demo/sample/service.ts'
import { accountRoutes } from './features/system/account/routes.ts'
import { configRoutes } from './features/system/config/routes.ts'
import { dictionaryRoutes } from './features/system/dictionary/routes.ts'
import { libraryRoutes } from './features/system/file/routes.ts'
import { factorRoutes } from './features/system/factor/routes.ts'
import { openIdRoutes } from './features/system/openId/routes.ts'
import { qrRoutes } from './features/system/qr/routes.ts'
import { logRoutes } from './features/system/log/routes.ts'
import { interrupted, lastCheck } from './features/system/log/service.ts'
import { menuRoutes } from './features/system/menu/routes.ts'
import { messageRoutes } from './features/system/message/routes.ts'
import { noticeRoutes } from './features/system/notice/routes.ts'
import { deptRoutes } from './features/system/dept/routes.ts'
import { postRoutes } from './features/system/post/routes.ts'
import { roleRoutes } from './features/system/role/routes.ts'
import { profileRoutes } from './features/system/profile/routes.ts'
import { onlineRoutes } from './features/system/online/routes.ts'
import { userRoutes } from './features/system/user/routes.ts'
import { settingRoutes } from './features/system/setting/routes.ts'
import { setupRoutes } from './features/system/setup/routes.ts'
import { stateRoutes } from './features/system/state/routes.ts'
import { heartOf } from './features/system/state/service.ts'
import { siteRoutes } from './features/system/site/routes.ts'
import { authorityLine } from './features/system/site/service.ts'
import { tableRoutes } from './features/system/table/routes.ts'
import { waysRoutes } from './features/system/ways/routes.ts'
import { taskRoutes } from './features/system/tasks/routes.ts'
import { restarting } from './features/system/tasks/service.ts'
import { recurringTasks } from './recurring.ts'
import type { MailPort } from './outside/mail/port.ts'
import type { SmsPort } from './outside/sms/port.ts'
import { scannerAt } from './files/scanner.ts'
import type { FileStore } from './files/store.ts'
import { admission } from './http/bounds/admission.ts'
import { boundDownloads, unboundDownloads } from './http/bounds/crowd.ts'
import { noRates, rates } from './http/bounds/rate.ts'
import { httpServer } from './http/server.ts'
import { lineOf } from './jobs/line.ts'
import type { Task } from './jobs/scheduler.ts'

export interface Parts {
  db: Pool
  /** For strangers' lists (db/connect.ts). */
  strangers: Pool
  pool: pg.Pool
  secrets: Secrets
  files: FileStore
  /** How far this server has seen the audit. */
  seen: () => Promise<SeenAudit | undefined>
  /** Undefined: off. */
  sms: SmsPort | undefined
  mail: MailPort | undefined
  log: Logger
  config: Pick<
    Config,
    | 'captcha'
    | 'production'
    | 'rateLimit'
    | 'cache'
    | 'demo'
    | 'publicUrl'
    | 'operator'
    | 'legalBasis'
    | 'trustProxy'
    | 'metricsToken'
    | 'scanner'
    | 'openId'
    | 'dataDir'
  >
}

export interface App {
  http: FastifyInstance
  actors: Actors
  refusals: Refusals
  tasks: Task[]
}

/** Background exports of this process; each holds a connection while it reads. */
const exportsAtOnce = 2

export async function buildApp(parts: Parts): Promise<App> {
  const { db, strangers, pool, secrets, files, seen, sms, mail, log, config } = parts
  const actors = actorsOf(db, { factorAsked: config.production })
  const authority = authorityLine(config)
  const checks = checkTally(db)
  const many = manyOf(config.cache)
  const search = searchOf(many)
  await search.refresh(db)
  const line = lineOf(exportsAtOnce)
  const desk = lineOf(1)
  const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const outside = { sms, mail, report: report('a message was not sent') }
  const refusals = refusalsOf(db, report('a refusal is not on record'))
  const heart = heartOf(db, pool, log)
  const http = await httpServer({
    db,
    strangers,
    actors,
    secrets,
    log,
    refusals,
    admission: admission(),
    rates: config.rateLimit ? rates(pool) : noRates,
    scan: config.scanner && scannerAt(config.scanner, report('an upload could not be scanned')),
    downloads: config.rateLimit ? boundDownloads() : unboundDownloads,
    boundAddresses: config.rateLimit,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    routes: [
      ...accountRoutes(actors, config),
      ...factorRoutes(actors, config),
      ...waysRoutes(actors, outside, config),
      ...qrRoutes(config),
      ...openIdRoutes(config.openId, report('another system did not confirm who somebody is')),
      ...siteRoutes({ ...config, authority, outside }),
      ...dictionaryRoutes(db),
      ...categoryRoutes(),
      ...bodyRoutes(),
      ...fileRoutes(files),
      ...codeApplyRoutes(),
      ...reportRoutes({ db, report: report('one of many reports failed') }),
      ...reportImportRoutes(db, files, report('an import or its check failed')),
      ...publicReportRoutes({ db, checks, search, many }),
      ...changeNoticeRoutes(),
      ...integrityRoutes(),
      ...libraryRoutes(files),
      ...messageRoutes(outside),
      ...noticeRoutes(),
      ...deptRoutes(),
      ...postRoutes(db),
      ...configRoutes(authority),
      ...setupRoutes(actors, { ...config, ...outside }),
      ...logRoutes({ db, store: files, line: desk, seen, report: report('a check or an archive of the audit failed') }),
      ...menuRoutes(),
      ...roleRoutes(db, actors),
      ...userRoutes(db, actors),
      ...enterpriseRoutes(actors, files),
      ...profileRoutes(actors, files, outside),
      ...onlineRoutes(actors),
      ...settingRoutes(),
      ...tableRoutes(),
      ...stateRoutes({ here: heart.id, dataDir: config.dataDir, lastCheck }),
      ...demoMessageRoutes(outside, config),
      ...sampleRoutes(db),
      ...taskRoutes({ db, store: files, line, report: report('an export failed') }, [sampleExporter, reportExporter]),
    ],
  })
  // Seen at once, not after the first ten seconds.
  http.addHook('onListen', () =>
    heart.beat().catch((error: unknown) => log.warn({ err: error }, 'the start of this process was not recorded')),
  )
  http.addHook('onClose', () => heart.stop())
  http.addHook('onClose', () => refusals.flush('all'))
  // After the requests under way have been answered, so that none of them starts another.
  http.addHook('onClose', () => Promise.all([line.close(restarting()), desk.close(interrupted())]))
  http.addHook('onClose', () =>
    checks.flush().catch((error: unknown) => log.warn({ err: error }, 'look-up counts were lost')),
  )
  return {
    http,
    actors,
    refusals,
    tasks: recurringTasks({ db, secrets, files, log, outside, checks, search, refusals, beat: heart.beat }),
  }
}
