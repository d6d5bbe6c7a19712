// Texts of the figures of the home page.
import { recentDays, ageDays, type ages } from '@register/contract/business/home/figures'
import type { Phrase } from '@register/contract/phrase'

export const figureWords = {
  allFindings: ['全部问题', 'All findings'],
  notLooked: ['还没有检查过', 'Not checked yet'],
  allReports: ['全部报告', 'All reports'],
  noReports: ['还没有报告', 'There are no reports yet'],
  allApplications: ['全部申请', 'All applications'],
  noApplications: [`最近 ${recentDays} 天没有编码申请`, `No codes were applied for in the last ${recentDays} days`],
  ofOwn: ['本单位的证书', 'of your certificates'],
  ofRegister: ['登记的证书', 'of the certificates in the register'],
} as const satisfies Record<string, Phrase>

export const ageWords = {
  fresh: [`${ageDays.fresh} 天内`, `Up to ${ageDays.fresh} days`],
  week: [`${ageDays.fresh + 1}-${ageDays.week} 天`, `${ageDays.fresh + 1} to ${ageDays.week} days`],
  older: [`超过 ${ageDays.week} 天`, `Over ${ageDays.week} days`],
} as const satisfies Record<(typeof ages)[number], Phrase>

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** For `2026-11`; with the year in January, and for the first month. */
export function monthOf(month: string, isFirst: boolean): Phrase {
  const [year = '', number = ''] = month.split('-')
  const n = Number(number)
  const withYear = isFirst || n === 1
  return [withYear ? `${year}年${n}月` : `${n}月`, withYear ? `${months[n - 1]} ${year}` : `${months[n - 1]}`]
}

export const thisMonth = (now: string, last: string): Phrase => [
  `本月至今签发 ${now} 份，上月 ${last} 份`,
  `${now} issued this month so far, ${last} last month`,
]
export const decidedOf = (part: string, whole: string): Phrase => [
  `最近 ${recentDays} 天的 ${whole} 件编码申请中，${part} 件已办结`,
  `${part} of ${whole} applications of the last ${recentDays} days are decided`,
]
export const setUpOf = (part: string, whole: string): Phrase => [
  `启用前的 ${whole} 项设置中，${part} 项已完成`,
  `${part} of ${whole} things are set up`,
]
export const cleanOf = (part: string, whole: string): Phrase => [
  `${whole} 份已发布报告中，${part} 份没有待处理问题`,
  `${part} of ${whole} published reports have no pending problem`,
]
export const cleanTrend = (from: string, to: string, days: number): Phrase => [
  `没有待处理问题的报告：最近 ${days} 次检查由 ${from} 变为 ${to}`,
  `Reports without pending problems: from ${from} to ${to} over the last ${days} checks`,
]
export const inForceOf =
  (of: Phrase) =>
  (part: string, whole: string): Phrase => [
    `${of[0]}共 ${whole} 张，其中 ${part} 张有效`,
    `${part} ${of[1]} are valid, out of ${whole}`,
  ]
