// Texts of the page that checks the audit.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/audit'].title,
  text: [
    '逐条核对审计记录及其归档是否与写入时一致',
    'Whether every row of the audit, in the table and in its archives, is as it was written',
  ],
  start: ['立即校验', 'Check now'],
  newest: ['最近一次校验', 'Newest check'],
  limits: [
    '校验能发现记录被修改、删除、插入或从末尾截去，以及归档文件被更换；从未写入的操作它发现不了。持有主密钥并能改写数据库和数据目录的人可以伪造整条链，因此请定期下载归档，保存在他处。',
    'A check finds rows that were changed, deleted, inserted or cut off at the end, and archives that were replaced. It cannot find what was never written. A person with the master secret and write access to the database and the data folder could forge the whole chain, so download the archives and store them elsewhere.',
  ],
  never: [
    '尚未校验。校验在后台进行，可以离开本页',
    'Not checked yet. A check runs in the background; you can leave this page',
  ],
  running: ['正在校验', 'Checking'],
  good: ['未发现问题', 'Nothing found'],
  broken: ['未完成', 'Not completed'],
  at: ['时间', 'Time'],
  outcome: ['结果', 'Outcome'],
  took: ['用时', 'Took'],
  rows: ['记录数', 'Rows'],
  range: ['范围', 'Range'],
  archives: ['归档数', 'Archives'],
  by: ['操作人', 'Who'],
  itself: ['系统', 'The register'],
  place: ['位置', 'Where'],
  finding: ['发现的问题', 'What was found'],
  findings: ['问题', 'Problems'],
  what: [
    '请勿改动数据库，先做一份副本，再与最近的可靠备份比对；处理办法见运行维护文档。',
    'Leave the database as it is, make a copy, and compare with the last good backup. The operations guide says what each problem means.',
  ],
  runs: ['近期校验', 'Last checks'],
  nightly: ['每夜校验', 'Nightly check'],
  nightlyText: [
    '全部登记数据每夜自动校验：核对上次校验以来的新数据，以及较早数据的七分之一，因此七夜之内全部数据都重新核对一遍。由人员启动的校验和运维命令的校验，每次核对全部数据。',
    'Every night the register checks all its data: what is new since the last check, and one seventh of what is older, so that within seven nights all of it is read again. A check that a person starts, and the operator’s command, read everything each time.',
  ],
  nightlyNever: ['尚未校验', 'Not checked yet'],
  readsSince: ['下次从此时起核对', 'Next one reads since'],
  readsAll: ['下次核对全部数据', 'Next one reads everything'],
  wholeAt: ['最近一次全部核对', 'Everything last read'],
  auditRows: ['审计记录数', 'Rows of the audit'],
  entries: ['存证条数', 'Entries of the log'],
  lastRun: ['上次运行', 'Last run'],
  byMonth: ['按月归档', 'Archives by month'],
  archiveText: [
    '一个月结束后可归档为一个文件。满 180 天后，运维人员可将已归档的记录移出数据库；校验仍会连同归档一起核对。',
    'A month that is over is archived as one file. After 180 days the operator may remove archived rows from the database; a check reads them from their archives then.',
  ],
  noArchives: ['尚无归档。月份结束后可在此归档', 'No archives yet. A month can be archived here once it is over'],
  month: ['月份', 'Month'],
  size: ['大小', 'Size'],
  made: ['归档时间', 'Archived'],
  stands: ['记录', 'Rows are'],
  inTable: ['仍在数据库中', 'also in the database'],
  inFile: ['仅存于归档', 'in the archive alone'],
  download: ['下载', 'Download'],
  acts: ['操作', 'Acts'],
  begin: ['归档', 'Archive'],
} as const satisfies Record<string, Phrase>

/** What a check reads at the moment, as the server says it in the language of the page. */
export const readsOf = (step: string, since: string): Phrase => [
  `正在核对${step}，始于 ${since}`,
  `Reading ${step}, since ${since}`,
]

export const foundOf = (count: number): Phrase => [
  `发现 ${count} 处问题`,
  count === 1 ? '1 problem' : `${count} problems`,
]

export const runningSince = (at: string): Phrase => [`正在校验，始于 ${at}`, `Checking since ${at}`]

export const firstOf = (shown: number): Phrase => [`仅列出前 ${shown} 处`, `The first ${shown} are listed`]

/** From the first of these months to the last. */
const span = (months: readonly string[]): Phrase => {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
  return first === last ? [first, first] : [`${first} 至 ${last}`, `${first} to ${last}`]
}

export const archiveOf = (months: readonly string[]): Phrase => {
  const [zh, en] = span(months)
  return [`归档 ${zh}`, `Archive ${en}`]
}

export const archiveAsk = (months: readonly string[]): Phrase => {
  const [zh, en] = span(months)
  return [`归档 ${zh} 的审计记录？`, `Archive the audit of ${en}?`]
}

export const archiveAskText: Phrase = [
  '每个月写成一个文件，数据库中的记录不变；已归档的月份不能再次归档。',
  'Each month becomes one file. The rows in the database stay as they are; a month is archived once.',
]

export const downloadOf = (month: string): Phrase => [`下载 ${month} 的归档`, `Download the archive of ${month}`]
