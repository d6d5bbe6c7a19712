// Texts of the page of the system's state.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import { configClasses } from '@register/contract/system/config/key'
import { backupDays, type QueueKey } from '@register/contract/system/state'

export const words = {
  title: systemScreens['settings/system'].title,
  text: [
    '各进程、数据库、文件与队列的现状，每 10 秒刷新',
    'The current state of processes, database, files and queues, updated every 10 seconds',
  ],
  version: ['版本', 'Version'],
  versions: ['版本', 'Versions'],
  product: ['系统', 'Register'],
  node: ['Node', 'Node.js'],
  postgres: ['PostgreSQL', 'PostgreSQL server'],
  update: ['请更新', 'Update it'],
  migration: ['数据库结构', 'Schema'],
  instances: ['进程', 'Processes'],
  noInstances: ['一分钟内没有进程报到', 'No process has reported within a minute'],
  host: ['主机', 'Host'],
  here: ['应答本页', 'Answers this page'],
  uptime: ['运行时长', 'Up for'],
  beat: ['最近报到', 'Last seen'],
  pool: ['数据库连接', 'Connections'],
  memory: ['内存', 'Memory'],
  loop: ['事件循环延迟', 'Delay of work'],
  level: ['日志级别', 'Log level'],
  storage: ['存储', 'Storage'],
  database: ['数据库', 'Database'],
  size: ['大小', 'Size'],
  connections: ['连接数', 'Connections open'],
  standbys: ['备用库', 'Standbys'],
  standby: ['备用库', 'Standby'],
  confirms: ['写入须其确认', 'Confirms writes'],
  follows: ['仅跟随', 'Follows'],
  catchesUp: ['正在追赶', 'Catches up'],
  confirmation: ['写入确认', 'Confirmation'],
  behind: ['落后', 'Behind'],
  tables: ['最大的表', 'Largest tables'],
  table: ['表', 'Table'],
  rows: ['行数（约）', 'Rows, about'],
  files: ['文件', 'Files'],
  stored: ['已存文件', 'Stored files'],
  place: ['文件存放于', 'Files lie in'],
  folder: ['数据目录', 'the data folder'],
  objects: ['对象存储', 'an object store'],
  free: ['磁盘剩余', 'Free on the disc'],
  unknown: ['未知', 'unknown'],
  queues: ['队列', 'Queues'],
  waiting: ['等待', 'Waiting'],
  running: ['进行中', 'At work'],
  queue: ['工作', 'Work'],
  upkeep: ['维护', 'Upkeep'],
  check: ['审计校验', 'Check of the audit'],
  noFindings: ['未发现问题', 'Nothing found'],
  log: ['公开日志', 'Integrity log'],
  witnesses: ['日志见证方', 'Witnesses of the log'],
  witnessLate: ['未签署最新检查点', 'Has not signed the last checkpoint'],
  neverSigned: ['从未签署', 'Never signed'],
  logLate: ['检查点停滞', 'No checkpoint follows'],
  backup: ['最近备份', 'Last back-up'],
  none: ['无记录', 'None recorded'],
  late: [`已超过 ${backupDays} 天`, `More than ${backupDays} days ago`],
  archive: ['持续归档', 'Continuous archive'],
  notArchived: ['未开启', 'Switched off'],
  nothingArchived: ['尚无归档', 'Nothing archived yet'],
  archiveLate: ['归档停滞', 'Archiving has stopped'],
  drill: ['恢复演练', 'Trial restore'],
  drillGood: ['成功', 'Succeeded'],
  drillBad: ['失败', 'Failed'],
  maintenance: ['维护公告', 'Maintenance notice'],
  shows: ['正在显示', 'Shown now'],
  hidden: ['未在显示', 'Not shown now'],
  change: [
    `在参数配置的“${configClasses.system[0]}”中修改`,
    `Change these in the configuration, "${configClasses.system[1]}"`,
  ],
} as const satisfies Record<string, Phrase>

export const queueWords = {
  exports: ['后台导出', 'Exports'],
  imports: ['导入', 'Imports'],
  messages: ['短信与邮件', 'Messages by SMS and e-mail'],
} as const satisfies Record<QueueKey, Phrase>

/** Connections in use, open and allowed, and requests that wait for one. */
export const poolText = ({
  max,
  total,
  idle,
  waiting,
}: Record<'max' | 'total' | 'idle' | 'waiting', number>): Phrase => [
  `${total - idle} 使用 / ${total} 打开 / 上限 ${max}${waiting > 0 ? `，${waiting} 等待` : ''}`,
  `${total - idle} in use, ${total} open of ${max}${waiting > 0 ? `, ${waiting} waiting` : ''}`,
]

/** Commits that wait for a standby. */
export const awaitedText = (count: number): Phrase => [
  `${count} 项写入正在等待备用库确认`,
  count === 1 ? '1 write waits for a standby' : `${count} writes wait for a standby`,
]

export const outOf = (some: string, all: string): Phrase => [`${some} / ${all}`, `${some} of ${all}`]

/** The day of a release and its age in days. @param now in milliseconds */
export function sinceText(day: string, now: number): Phrase {
  const days = Math.max(0, Math.floor((now - Date.parse(day)) / 86_400_000))
  return [`${day} 发布，已 ${days} 天`, `of ${day}, ${days} days old`]
}

/** A newer release of the database server, with its day. */
export const newerText = ({ version, day }: { version: string; day: string }): Phrase => [
  `${version}（${day}）修补了其后发现的漏洞`,
  `${version} of ${day} mends what was found since`,
]

export const findingsText = (count: number): Phrase =>
  count === 0 ? words.noFindings : [`发现 ${count} 处问题`, count === 1 ? '1 problem' : `${count} problems`]

/** How much of the public log its last checkpoint covers. */
export const publishedText = (published: number, entries: number): Phrase => {
  const [some, all] = [published, entries].map((number) => number.toLocaleString('en'))
  return published === entries
    ? [`${all} 条，均已纳入检查点`, `${all} entries, all in the checkpoint`]
    : [`${all} 条，检查点至第 ${some} 条`, `${all} entries, the checkpoint covers ${some}`]
}

export const nameText = (name: string): Phrase => [`${name}：`, `${name}: `]

export const signedText = (size: number): Phrase => [
  `签署至第 ${size.toLocaleString('en')} 条`,
  `signed ${size.toLocaleString('en')} entries`,
]

/** Whole minutes, hours or days: enough to see a restart. */
export function upFor(ms: number): Phrase {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return [`${days} 天 ${hours % 24} 小时`, `${days} d ${hours % 24} h`]
  return hours > 0
    ? [`${hours} 小时 ${minutes % 60} 分`, `${hours} h ${minutes % 60} min`]
    : [`${minutes} 分`, `${minutes} min`]
}
