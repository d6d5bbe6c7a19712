// Texts of the pages of data quality.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/quality'].title,
  text: [
    '已发布报告中不完整或互相矛盾的内容，每日检查，报告修订后立即更新。下方先列出须更正且待处理的问题',
    'What is incomplete or contradictory in published reports, checked every night and whenever one is revised. Pending problems that have to be corrected come first',
  ],
  notYet: [
    '还没有检查过。每日的定时任务运行后，数字会出现在这里',
    'Not checked yet. Figures appear here once the nightly task has run',
  ],
  byRule: ['各项问题的数字与走势', 'Figures and progress of each problem'],
  byDay: ['按日查看数字', 'The figures by day'],
  day: ['日期', 'Date'],
  clean: ['无待处理问题', 'Without pending problems'],
  problem: ['问题', 'Problem'],
  detail: ['说明', 'Details'],
  since: ['发现日期', 'Found since'],
  open: ['待处理', 'Pending'],
  accepted: ['已接受', 'Accepted'],
  reason: ['接受理由', 'Reason for accepting'],
  acceptedBy: ['接受人', 'Accepted by'],
  accept: ['接受', 'Accept'],
  acceptTitle: ['接受这个问题', 'Accept this problem'],
  acceptText: [
    '报告不作修改，问题不再列为待处理；发现的内容有变化时会重新列出。',
    'The report stays as it is, and this is no longer listed as open. It comes back when something else is found.',
  ],
  acceptYes: ['接受问题', 'Accept the problem'],
  done: ['已接受，不再列为待处理', 'Accepted. It is no longer listed as open'],
  reopen: ['取消接受', 'Take back'],
  reopened: ['已重新列为待处理', 'It is listed as open again'],
  empty: ['没有待处理的问题。', 'There are no pending problems.'],
} as const satisfies Record<string, Phrase>

export const cleanOf = (day: string, clean: string, total: string, share: string): Phrase => [
  `${day} 检查了 ${total} 份已发布报告，其中 ${clean} 份（${share}）没有待处理问题`,
  `On ${day}, ${clean} of ${total} published reports (${share}) had no pending problem`,
]
/** An option of the filter by problem, with how many findings there are. */
export const ruleOf = (name: Phrase, found: string): Phrase => [`${name[0]}（${found}）`, `${name[1]} (${found})`]
export const trendOf = (name: Phrase, from: string, to: string, days: number): Phrase => [
  `${name[0]}：最近 ${days} 次检查由 ${from} 变为 ${to}`,
  `${name[1]}: from ${from} to ${to} over the last ${days} checks`,
]
