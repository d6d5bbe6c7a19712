// The whole application as an explicit list: every feature's routes and the parts that they work with.
import type { FastifyInstance } from 'fastify'
import { actorsOf, type Actors } from './access/known/actors.ts'
import { clientActor } from './access/client/actor.ts'
import { usageOf, type ClientUsage } from './access/client/usage.ts'
import { refusalsOf, type Refusals } from './access/guard/refusals.ts'
import { manyHitsOf } from './db/cache/manyHits.ts'
import { searchOf } from './db/search/search.ts'
import { checkCounter, readCounter } from './db/counter.ts'
import { bodyRoutes } from './features/business/body/routes.ts'
import { catalogueRoutes } from './features/business/category/editor/routes.ts'
import { categoryRoutes } from './features/business/category/routes.ts'
import { changeNoticeRoutes } from './features/business/changeNotice/routes.ts'
import { applicationWork } from './features/business/codeApply/service.ts'
import { codeApplyRoutes } from './features/business/codeApply/routes.ts'
import { enterpriseRoutes } from './features/business/enterprise/routes.ts'
import { errorReportWork } from './features/business/errorReport/service.ts'
import { errorReportRoutes } from './features/business/errorReport/routes.ts'
import { fileRoutes } from './features/business/file/routes.ts'
import { ruleEndRoutes } from './features/business/ruleEnd/routes.ts'
import { reviewRoutes } from './features/business/review/routes.ts'
import { recallRoutes } from './features/business/recall/routes.ts'
import { followRoutes } from './features/business/follow/routes.ts'
import { informationRoutes } from './features/business/information/routes.ts'
import { homeRoutes } from './features/business/home/routes.ts'
import { lastEntry, logState, signedBy } from './features/business/integrity/service.ts'
import { integrityRoutes } from './features/business/integrity/routes.ts'
import { publicNoticeRoutes } from './features/business/notice/routes.ts'
import { partRoutes } from './features/business/part/routes.ts'
import { qualityRoutes } from './features/business/quality/routes.ts'
import { savedSearchRoutes } from './features/business/savedSearch/routes.ts'
import { publicReportRoutes } from './features/business/publicReport/routes.ts'
import { reportWork } from './features/business/report/service.ts'
import { reportRoutes } from './features/business/report/routes.ts'
import { reportImportRoutes } from './features/business/reportImport/routes.ts'
import { demoMessageRoutes } from './features/demo/message/routes.ts'
import { sampleRoutes } from './features/demo/sample/routes.ts'
import { accountRoutes } from './features/system/account/routes.ts'
import { apiRoutes } from './features/system/api/routes.ts'
import { clientRoutes } from './features/system/client/routes.ts'
import { configRoutes } from './features/system/config/routes.ts'
import { dictionaryRoutes } from './features/system/dictionary/routes.ts'
import { libraryRoutes } from './features/system/file/routes.ts'
import { factorRoutes } from './features/system/factor/routes.ts'
import { openIdRoutes } from './features/system/openId/routes.ts'
import { qrRoutes } from './features/system/qr/routes.ts'
import { logRoutes } from './features/system/log/routes.ts'
import { generatorRoutes } from './features/system/generator/routes.ts'
import { lastCheck } from './features/system/log/service.ts'
import { menuRoutes } from './features/system/menu/routes.ts'
import { frameRoutes } from './features/system/frame/routes.ts'
import { messageRoutes } from './features/system/message/routes.ts'
import { noticeRoutes } from './features/system/notice/routes.ts'
import { deptRoutes } from './features/system/dept/routes.ts'
import { englishRoutes } from './features/system/english/routes.ts'
import { postRoutes } from './features/system/post/routes.ts'
import { roleRoutes } from './features/system/role/routes.ts'
import { profileRoutes } from './features/system/profile/routes.ts'
import { onlineRoutes } from './features/system/online/routes.ts'
import { userRoutes } from './features/system/user/routes.ts'
import { settingRoutes } from './features/system/setting/routes.ts'
import { setupRoutes } from './features/system/setup/routes.ts'
import { scheduledTaskRoutes } from './features/system/scheduledTask/routes.ts'
import { stateRoutes } from './features/system/state/routes.ts'
import { heartbeatOf, stateOf } from './features/system/state/service.ts'
import { siteRoutes } from './features/system/site/routes.ts'
import { authorityLine } from './features/system/site/service.ts'
import { tableRoutes } from './features/system/table/routes.ts'
import { waysRoutes } from './features/system/signIn/routes.ts'
import { taskRoutes } from './features/system/tasks/routes.ts'
import { exporters, jobKinds } from './background.ts'
import { lifecycle } from './lifecycle.ts'
import { servingTasks } from './recurring.ts'
import { scannerAt } from './files/scanner.ts'
import { admission } from './http/limits/admission.ts'
import { boundDownloads, unboundDownloads } from './http/limits/crowd.ts'
import { deadline } from './http/limits/deadline.ts'
import { noRates, rates, type Rates } from './http/limits/rate.ts'
import { listenersOf } from './http/open/listeners.ts'
import { httpServer } from './http/server.ts'
import { jobsOf } from './jobs/jobs.ts'
import type { Parts } from './parts.ts'
import type { Task } from './jobs/scheduler.ts'

export interface App {
  http: FastifyInstance
  actors: Actors
  refusals: Refusals
  usage: ClientUsage
  rates: Rates
  tasks: Task[]
}

export async function buildApp(parts: Parts): Promise<App> {
  const { db, publicReads, pool, here, worker, secrets, files, seen, guard, sms, mail, log, config, serverFor } = parts
  const { witnesses = [] } = parts
  const actors = actorsOf(db, {
    factorAsked: config.production,
    setupAsked: !config.demo,
    clientOf: clientActor,
  })
  const usage = usageOf(db)
  const authority = authorityLine(config)
  const checks = checkCounter(db)
  const reads = readCounter(db)
  const manyHits = manyHitsOf(config.cache)
  const search = searchOf(manyHits)
  await search.refresh(db)
  const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const outside = { sms, mail, report: report('a message was not sent') }
  const refusals = refusalsOf(db, report('a refusal is not on record'))
  const heartbeat = heartbeatOf(db, pool, log, here)
  const standing = {
    here: heartbeat.id,
    dataDir: config.dataDir,
    filesIn: config.objects ? 'objects' : 'folder',
    lastCheck,
    logState,
    signed: () => signedBy(db, witnesses),
    guard,
  } as const
  const jobs = jobsOf(jobKinds({ files, seen, outside, config }), worker)
  const rated = config.rateLimit ? rates(pool) : noRates
  const listeners = listenersOf(() => deadline().hold(lastEntry(db)))
  const http = await httpServer({
    db,
    listeners,
    publicReads,
    actors,
    secrets,
    log,
    refusals,
    admission: admission(config.rateLimit),
    rates: rated,
    usage,
    scan: config.scanner && scannerAt(config.scanner, report('an upload could not be scanned')),
    downloads: config.rateLimit ? boundDownloads() : unboundDownloads,
    boundAddresses: config.rateLimit,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    metrics: { token: config.metricsToken, state: () => stateOf(db, standing) },
    demo: config.demo,
    serverFor,
    routes: [
      ...accountRoutes(actors, config),
      ...factorRoutes(actors, config),
      ...waysRoutes(actors, outside, config),
      ...qrRoutes(config),
      ...openIdRoutes(config.openId, report('another system did not confirm who somebody is')),
      ...siteRoutes({ ...config, authority, outside }),
      ...dictionaryRoutes(db),
      ...categoryRoutes(),
      ...catalogueRoutes(db),
      ...bodyRoutes(),
      ...fileRoutes(files),
      ...codeApplyRoutes(),
      ...reviewRoutes(),
      ...reportRoutes({ db, report: report('one of many reports failed') }, search),
      ...homeRoutes(search),
      ...informationRoutes(files),
      ...reportImportRoutes(db, files, jobs),
      ...publicReportRoutes({ db, checks, search, manyHits, remembers: config.cache }),
      ...followRoutes(),
      ...recallRoutes(),
      ...ruleEndRoutes(jobs),
      ...savedSearchRoutes(),
      ...changeNoticeRoutes(),
      ...errorReportRoutes(config),
      ...partRoutes(db),
      ...qualityRoutes(db),
      ...publicNoticeRoutes(reads),
      ...integrityRoutes(),
      ...libraryRoutes(files),
      ...messageRoutes(outside),
      ...frameRoutes(),
      ...noticeRoutes(),
      ...deptRoutes(),
      ...englishRoutes,
      ...postRoutes(db),
      ...clientRoutes({ actors, usage }),
      ...apiRoutes(),
      ...configRoutes(authority),
      ...setupRoutes(actors, { ...config, ...outside }),
      ...generatorRoutes(),
      ...logRoutes({ db, store: files, jobs }),
      ...menuRoutes(),
      ...roleRoutes(db, actors),
      ...userRoutes(db, actors, [...reportWork, applicationWork, errorReportWork]),
      ...enterpriseRoutes(actors, files),
      ...profileRoutes(actors, files, outside),
      ...onlineRoutes(actors),
      ...settingRoutes(),
      ...tableRoutes(),
      ...scheduledTaskRoutes(jobs),
      ...stateRoutes(standing),
      ...demoMessageRoutes(outside, config),
      ...sampleRoutes(db),
      ...taskRoutes(files, jobs, exporters),
    ],
  })
  const inMemory = { checks, reads, usage, refusals }
  lifecycle({ http, log, heart: heartbeat, here, ...inMemory })
  return {
    http,
    actors,
    refusals,
    usage,
    rates: rated,
    tasks: servingTasks({ db, log, search, listeners, ...inMemory, beat: heartbeat.beat }),
  }
}
