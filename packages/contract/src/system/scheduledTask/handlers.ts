// What a scheduled task can do: the works that the register knows, each with the parameters that it takes.
import type { Field, ValueOf } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'

interface TaskHandler {
  readonly label: Phrase
  readonly about: Phrase
  /** Parameter keys are unique over all handlers, because the audit names them by key alone. */
  readonly params: readonly (Field & { type: 'integer'; required: true; example: string })[]
}

const days = { unit: ['天', 'days'], type: 'integer', required: true, min: 1 } as const

export const taskHandlers = {
  sweepFiles: {
    label: ['清理无用文件', 'Sweep files'],
    about: [
      '删除长时间没有任何记录使用的上传文件，以及没有登记的文件',
      'Deletes uploads that no record has used for this long, and files without a record',
    ],
    params: [
      {
        key: 'hours',
        label: ['未使用时长', 'Unused for'],
        unit: ['小时', 'hours'],
        type: 'integer',
        required: true,
        min: 24,
        max: 720,
        example: '24',
      },
    ],
  },
  archiveLogs: {
    label: ['归档操作日志', 'Archive logs'],
    about: [
      '将已结束月份的审计记录归档为文件；数据表中的记录保留不动',
      'Archives finished months of the audit as files. Their rows stay in the table',
    ],
    params: [
      {
        key: 'months',
        label: ['最近月份暂不归档', 'Latest months not archived'],
        unit: ['个月', 'months'],
        type: 'integer',
        required: true,
        min: 0,
        max: 120,
        example: '1',
      },
    ],
  },
  verify: {
    label: ['校验登记数据', 'Verify the register'],
    about: [
      '核对审计链、编码、报告、文件及各表之间的引用。定时执行时核对上次以来的新数据和较早数据的七分之一，由人员执行时核对全部数据；发现不符即记为失败并通知管理员',
      'Checks the audit chain, codes, reports, files and references between tables: at its set time what is new since the last check and one seventh of what is older, everything when a person starts it. If anything does not agree, the run fails and administrators are notified',
    ],
    params: [],
  },
  recount: {
    label: ['重新统计', 'Recount'],
    about: [
      '重新统计报告、检索词和参数的数量，使检索与筛选的估算和实际一致',
      'Recounts reports, search words and parameters, so that searches and filters are planned with the actual numbers',
    ],
    params: [],
  },
  cleanExports: {
    label: ['清理导出与任务记录', 'Clean exports'],
    about: [
      '删除到期的导出、导入和定时任务的运行记录，连同其文件',
      'Deletes expired exports, imports and runs of scheduled tasks, with their files',
    ],
    params: [
      { key: 'exportDays', label: ['导出保留', 'Exports are kept for'], max: 90, example: '7', ...days },
      { key: 'importDays', label: ['导入保留', 'Imports are kept for'], max: 365, example: '30', ...days },
      { key: 'runDays', label: ['运行日志保留', 'Runs are kept for'], max: 3650, example: '180', ...days },
    ],
  },
  expireSessions: {
    label: ['清理到期会话', 'Expire sessions'],
    about: [
      '删除到期的会话、验证码、令牌和其他一次性数据，已读的旧消息，以及办结已久的纠错中的联系方式',
      'Deletes expired sessions, codes, tokens and other one-time data, old read messages, and contacts of error reports decided long ago',
    ],
    params: [
      {
        key: 'sessionDays',
        label: ['已结束会话保留', 'Keep ended sessions for'],
        max: 365,
        example: '30',
        ...days,
      },
      {
        key: 'messageDays',
        label: ['已读消息保留', 'Keep read messages for'],
        max: 3650,
        example: '90',
        ...days,
      },
    ],
  },
  quality: {
    label: ['检查数据质量', 'Look at data quality'],
    about: [
      '按各项规则检查已发布的报告，更新数据质量的问题清单和当日数字',
      'Checks the published reports by every rule, and updates the problems of data quality and the figures of the day',
    ],
    params: [],
  },
  publishNotices: {
    label: ['发布到时的公告', 'Publish notices'],
    about: [
      '发布已到定时发布时间的公告；没有到时的公告时，运行日志只保留最近一次',
      'Publishes notices whose set time has come. Of runs that found none, the log keeps the latest',
    ],
    params: [],
  },
  tellSearches: {
    label: ['核对常用查询', 'Check favourite searches'],
    about: [
      '查看上次以后公示的报告是否符合常用查询，有新结果时通知保存的人员',
      'Checks whether newly published reports match favourite searches, and notifies the people who saved them',
    ],
    params: [],
  },
  remindExpiry: {
    label: ['提醒证书到期', 'Remind of expiring certificates'],
    about: [
      '在证书有效期截止前的设定天数，通知证书上的单位和关注证书的人员，每个天数只通知一次',
      'Notifies the companies on a certificate and the people who follow it, once for each number of days before it expires',
    ],
    params: [
      { key: 'firstDays', label: ['第一次提前', 'First reminder'], max: 730, example: '90', ...days },
      { key: 'secondDays', label: ['第二次提前', 'Second reminder'], max: 730, example: '30', ...days },
      { key: 'lastDays', label: ['最后一次提前', 'Last reminder'], max: 730, example: '7', ...days },
    ],
  },
  standingsDue: {
    label: ['预告的变更生效', 'Announced changes'],
    about: [
      '把已到生效日期的暂停、撤销、注销和单位更名预告写入证书，并发布变更公告',
      'Writes announced suspensions, revocations, cancellations and changes of name into their certificates on their day, with change notices',
    ],
    params: [],
  },
  dailyDigest: {
    label: ['每日消息汇总', 'Daily digest of messages'],
    about: [
      '向选择了每日汇总邮件的人员发送未读消息汇总',
      'Sends a summary of unread messages to the people who chose it in their notification settings',
    ],
    params: [],
  },
  lookAfterArchive: {
    label: ['照看归档与回收区', 'Look after the archive'],
    about: [
      '检查持续归档是否缺少片段，删除恢复窗口之前的归档和已删除文件；缺少片段即记为失败并通知管理员',
      'Checks that no piece of the continuous archive is missing, and removes what is older than the window of recovery: archives, and files that were deleted. If a piece is missing, the run fails and administrators are notified',
    ],
    params: [{ key: 'recoveryDays', label: ['恢复窗口', 'Window of recovery'], max: 3650, example: '35', ...days }],
  },
  drillRestore: {
    label: ['恢复演练', 'Trial restore'],
    about: [
      '将最新的备份恢复到随机一秒，放在单独的文件夹中校验后删除；失败时通知管理员',
      'Restores the newest back-up to a second chosen by chance, in a folder of its own, verifies it and removes it. Administrators are notified when it fails',
    ],
    params: [],
  },
} as const satisfies Record<string, TaskHandler>

export type HandlerName = keyof typeof taskHandlers
export const handlerNames = Object.keys(taskHandlers) as [HandlerName, ...HandlerName[]]

type ParamOf<N extends HandlerName> = (typeof taskHandlers)[N]['params'][number]
/** What the work of a handler gets. */
export type TaskParams<N extends HandlerName> = { readonly [P in ParamOf<N> as P['key']]: ValueOf<P> }

/** The parameters of a handler as declared fields. */
export const paramsOf = (handler: HandlerName): readonly Field[] => taskHandlers[handler].params
