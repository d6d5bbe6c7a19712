// Texts of the public page of data quality.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  title: siteScreens.data_quality.title,
  lead: [
    '登记系统每日按下列规则检查已发布的报告，并在此公布结果。这些数字说明登记内容的完整程度，不评价任何单位或产品。',
    'Every day the register checks its published reports by these rules and publishes the result here. The figures show how complete the register is. They judge no company and no product.',
  ],
  theFigures: ['数据质量数字', 'the figures of data quality'],
  loading: ['正在读取数字', 'Reading the figures'],
  notYet: ['还没有检查过', 'Not checked yet'],
  notYetHint: ['首次检查后，数字会出现在这里。', 'The figures appear here after the first check.'],
  rule: ['问题', 'Problem'],
  reports: ['报告数', 'Reports'],
  shareOfAll: ['占比', 'Share'],
  trend: ['近期变化', 'Lately'],
  byDay: ['按日查看数字', 'The figures by day'],
  day: ['日期', 'Day'],
  clean: ['无待处理问题', 'Without open findings'],
  note: [
    '机构已按原件核对并说明理由的内容不计入报告数，单独列出。发现证书登记有误，请在该证书的查验页点“报告错误”。',
    'Findings that a body has compared with the original and accepted with a reason are not counted but listed separately. If a record is wrong, press “Report an error” on its own page.',
  ],
} as const satisfies Record<string, Phrase>

export const cleanOf = (day: string, clean: string, total: string, share: string): Phrase => [
  `${day} 检查了 ${total} 份已发布报告，其中 ${clean} 份（${share}）没有待处理问题。`,
  `On ${day}, ${clean} of ${total} published reports (${share}) had no open finding.`,
]
export const acceptedOf = (n: string): Phrase => [`另有 ${n} 份已核对并说明理由`, `${n} more accepted with a reason`]
export const trendOf = (name: Phrase, from: string, to: string, days: number): Phrase => [
  `${name[0]}：最近 ${days} 次检查由 ${from} 变为 ${to}`,
  `${name[1]}: from ${from} to ${to} over the last ${days} looks`,
]
