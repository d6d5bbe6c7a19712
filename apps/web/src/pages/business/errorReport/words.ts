// Texts of the office's pages of error reports.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/errorReport/list'].title,
  text: [
    '公众报告的登记内容错误：核对后更正、答复或说明不予更正的理由。',
    'Errors that anyone reported in public records: correct, answer, or refuse with a reason.',
  ],
  empty: ['没有纠错', 'There are no error reports'],
  yes: ['未办结', 'Open'],
  no: ['已办结', 'Decided'],
  progress: ['办理', 'Progress'],
  receivedOn: ['收到日期', 'Received on'],
  reported: ['报告的内容', 'What was reported'],
  record: ['相关记录', 'The record'],
  stated: ['收到时登记为', 'The record then said'],
  statedNow: ['现登记为', 'The record says now'],
  contact: ['联系方式', 'Contact'],
  noContact: ['未留，或已到期删除', 'None was left, or it has been erased'],
  showContact: ['查看完整联系方式', 'See contact data in full'],
  outcome: ['处理结果', 'Outcome'],
  answer: ['答复', 'Answer'],
  answerHint: ['报告人凭链接看到全文', 'The reporter reads it by the link'],
  correction: ['更正的变更公告', 'Correction'],
  correctionHint: ['收到纠错之后该记录的变更', 'Changes of the record since the report came'],
  noCorrection: [
    '收到之后该记录没有变更。需要更正的，请先修订报告，修订生效后再办结',
    'The record has not changed since. To correct it, revise the report first and decide then',
  ],
  take: ['受理', 'Take in hand'],
  taken: ['已由您处理', 'You are now handling it'],
  decide: ['办结', 'Decide'],
  decided: ['已办结，报告人可以看到答复', 'Decided. The reporter can read the answer'],
  toReport: ['查看报告', 'Open the report'],
  revise: ['修订报告', 'Revise the report'],
  publicPage: ['公众页面', 'Public page'],
  received: ['收到', 'Received'],
  takenInHand: ['受理', 'Taken in hand'],
  anybody: ['公众', 'The public'],
} as const satisfies Record<string, Phrase>

export const correctionText = (kind: Phrase, date: string, version: number, reason: string): Phrase => [
  `${kind[0]}，${date}，第 ${version} 版${reason && `：${reason}`}`,
  `${kind[1]}, ${date}, version ${version}${reason && `: ${reason}`}`,
]
