// Texts of the facts next to an application under review.
import { mostCounted } from '@register/contract/business/review/dossier'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  facts: ['核对资料', 'What is known'],
  resubmitted: ['重新提交', 'Re-submitted'],
  changes: ['申请机构改了什么', 'What the applicant changed'],
  noChanges: ['内容和附件与退回时相同', 'Content and files are as they were when it was returned'],
  changesUnknown: [
    '退回时的内容当时没有留存，无法对比',
    'What it said when it was returned was not stored at that time, so it cannot be compared',
  ],
  alike: ['同单位同型号', 'Same company and model'],
  alikeNone: ['没有同单位同型号的申请或证书', 'No application or certificate of the same company and model'],
  alikeMore: ['还有更多，请在列表中搜索', 'There are more: search the lists'],
  company: ['制造单位', 'Manufacturer'],
  firstSeen: ['最早的证书', 'First certificate'],
  firstApplied: ['最早的申请', 'First application'],
  newcomer: ['登记系统中首次出现', 'New to this register'],
  certificates: ['证书', 'Certificates'],
  noCertificates: ['没有已公示的证书', 'None is public'],
  openErrors: ['未处理的纠错', 'Open error reports'],
  none: ['无', 'None'],
  ended: ['暂停或撤销的证书', 'Suspended or revoked'],
  approval: ['机构核准范围', 'Approval of the body'],
  approvalAll: ['登记为核准全部品种', 'Registered for every category'],
  approvalOutside: ['核准范围不含本品种', 'The approval does not hold this category'],
  stopped: ['该机构已停用', 'This body is disabled'],
  allApproved: ['全部核准范围', 'All approved categories'],
  noNumber: ['无编号', 'No number'],
} as const satisfies Record<string, Phrase>

/** The head of the notice on a correction. */
export const returnedOf = (step: Phrase, by: string, at: string): Phrase => [
  `重新提交（${step[0]}退回：${by}，${at}）`,
  `Re-submitted (returned by the ${step[1].toLowerCase()}: ${by}, ${at})`,
]
export const shortReturned = (step: Phrase): Phrase => [
  `${step[0]}退回后重新提交`,
  `Re-submitted to the ${step[1].toLowerCase()}`,
]
export const approvedBy = (name: string, code: string): Phrase => [
  `已核准：${code} ${name}`,
  `Approved: ${code} ${name}`,
]
export const newestCounted: Phrase = [`只统计最新的 ${mostCounted} 份`, `Only the newest ${mostCounted} are counted`]
