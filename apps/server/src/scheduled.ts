// The work of all scheduled tasks as an explicit list: each handler with the words for its outcome.
import { sql } from 'kysely'
import type { SeenAudit } from './access/audit/seen.ts'
import { clearExpired } from './access/housekeeping.ts'
import { drillRestore, lookAfterArchive } from './backup/tasks.ts'
import { check } from './checks.ts'
import { verifyStored } from './nightly.ts'
import type { Pool } from './db/connect.ts'
import { eraseContacts } from './features/business/errorReport/service.ts'
import { sweep } from './features/business/file/service.ts'
import { publishDue } from './features/business/notice/service.ts'
import {
  inspectAll,
  putDueIntoForce,
  putNamesIntoForce,
  putRulesIntoForce,
  remindExpiry,
} from './features/business/report/service.ts'
import { notifySearches } from './features/business/savedSearch/service.ts'
import { sweepImports } from './features/business/reportImport/service.ts'
import { archiveByItself, auditQueue } from './features/system/log/service.ts'
import { sweepMessages } from './features/system/message/service.ts'
import { digest } from './features/system/push/service.ts'
import { sweepRuns } from './features/system/scheduledTask/service.ts'
import { sweepTasks } from './features/system/tasks/service.ts'
import { localStore, type FileStore } from './files/store.ts'
import { oneByOne } from './jobs/oneByOne.ts'
import type { TaskWork, TaskWorks } from './jobs/scheduled.ts'
import type { Integrations } from './integrations/integrations.ts'
import type { AppConfig } from './parts.ts'

interface Parts {
  files: FileStore
  seen: () => Promise<SeenAudit | undefined>
  outside: Integrations
  config: AppConfig
}

/** The time limit for counting everything again. */
const recountTime = '30min'

const counted = (n: number, one: string, plural: string): string => (n === 1 ? `1 ${one}` : `${n} ${plural}`)

const recount: TaskWork<'recount'> = ({ db }) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(recountTime)}`.execute(tx)
    const { rows } = await sql<{ tables: number }>`select recount_statistics() as tables`.execute(tx)
    const tables = rows[0]?.tables ?? 0
    return [`已重新统计 ${tables} 张表`, `Recounted ${tables} tables`]
  })

/** Every check, over another database than the register's own; resolves to the number of findings. */
const checkedIn =
  ({ secrets, signal }: Pick<Parameters<TaskWork<'verify'>>[0], 'secrets' | 'signal'>) =>
  async (db: Pool, files: string): Promise<number> => {
    let count = 0
    const over = { db, secrets, files: localStore(files), seen: undefined }
    // One lane: the register serves meanwhile, and no person waits for the drill.
    await check(over, { signal, check: () => {}, found: () => void count++ })
    return count
  }

export const taskWorks = (parts: Parts): TaskWorks => ({
  sweepFiles: {
    async run({ db }, { hours }) {
      const { rows, files } = await sweep(db, parts.files, hours)
      return [
        `删除 ${rows} 个未使用的文件、${files} 个未登记的文件`,
        `Deleted ${counted(rows, 'unused file', 'unused files')} and ${files} without a record`,
      ]
    },
  },
  archiveLogs: { run: archiveByItself(parts.files), queue: auditQueue },
  verify: { run: verifyStored(parts), notifiesAtOnce: true },
  lookAfterArchive: { run: lookAfterArchive(parts.files, parts.config), notifiesAtOnce: true },
  drillRestore: { run: (work) => drillRestore(work, parts.config, checkedIn(work)), notifiesAtOnce: true },
  recount: { run: recount },
  cleanExports: {
    async run({ db }, { exportDays, importDays, runDays }) {
      const exports = await sweepTasks(db, exportDays)
      const imports = await sweepImports(db, importDays)
      const runs = await sweepRuns(db, runDays)
      return [
        `删除 ${exports} 个导出、${imports} 个导入、${runs} 条运行记录`,
        `Deleted ${counted(exports, 'export', 'exports')}, ${counted(imports, 'import', 'imports')} and ${counted(runs, 'run', 'runs')}`,
      ]
    },
  },
  expireSessions: {
    async run({ db }, { sessionDays, messageDays }) {
      const sessions = await clearExpired(db, sessionDays)
      const messages = await sweepMessages(db, messageDays)
      const contacts = await eraseContacts(db)
      return [
        `删除 ${sessions} 个已结束的会话、${messages} 条已读消息、${contacts} 个纠错联系方式，以及到期的一次性数据`,
        `Deleted ${counted(sessions, 'ended session', 'ended sessions')}, ${counted(messages, 'read message', 'read messages')}, ${counted(contacts, 'contact', 'contacts')} of error reports, and expired one-time data`,
      ]
    },
  },
  quality: {
    async run({ db, signal, onProgress }) {
      const { reports, findings } = await inspectAll(db, {
        signal,
        onProgress: (done) => void onProgress({ done }).catch(() => {}),
      })
      return [
        `检查 ${reports} 份报告，待处理问题 ${findings} 项`,
        `Checked ${counted(reports, 'report', 'reports')}: ${counted(findings, 'pending problem', 'pending problems')}`,
      ]
    },
  },
  publishNotices: {
    async run(work) {
      const titles = await publishDue(work)
      if (titles.length === 0) return undefined
      return [`已发布：${titles.join('；')}`, `Published: ${titles.join('; ')}`]
    },
  },
  tellSearches: {
    async run(work) {
      const sent = await notifySearches(work)
      if (sent === 0) return undefined
      return [`${sent} 个查询有新结果，已通知`, `Notified of new results of ${counted(sent, 'search', 'searches')}`]
    },
  },
  remindExpiry: {
    async run(work, { firstDays, secondDays, lastDays }) {
      const sent = await remindExpiry(work, [firstDays, secondDays, lastDays])
      if (sent === 0) return undefined
      return [
        `已提醒 ${sent} 张证书即将到期`,
        `Reminded of ${counted(sent, 'certificate', 'certificates')} about to expire`,
      ]
    },
  },
  standingsDue: {
    async run(work) {
      const kinds = [putDueIntoForce, putNamesIntoForce, putRulesIntoForce]
      const changed = await oneByOne(kinds, work.signal, (put) => put(work))
      if (changed === 0) return undefined
      return [
        `${changed} 项已预告的变更生效`,
        `Put ${counted(changed, 'announced change', 'announced changes')} into force`,
      ]
    },
  },
  dailyDigest: {
    async run({ db }) {
      const letters = await digest({ db, outside: parts.outside })
      return [`已向 ${letters} 人发送汇总`, `Sent the digest to ${counted(letters, 'person', 'people')}`]
    },
  },
})
