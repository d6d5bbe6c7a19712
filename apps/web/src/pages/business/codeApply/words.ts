// Texts of the pages of code applications.
import {
  applicationEvents,
  decisions,
  reviewSteps,
  type Application,
} from '@register/contract/business/codeApply/shape'
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  list: businessScreens['business/codeApply/list'].title,
  listText: [
    '申请证书编号，查看审核进度，用已发编码编写报告',
    'Apply for certificate numbers, follow the review, and write reports for issued codes',
  ],
  readText: ['查看编码申请及其审核进度', 'See code applications and the progress of their review'],
  copy: ['复制为新申请', 'Copy as new application'],
  copyText: [
    '未复制：编码、计划试验日期、附件、承诺和审核过程。',
    'Not copied: the code, the planned test date, files, the declaration and the review history.',
  ],
  new: businessScreens['business/codeApply/apply'].title,
  newText: [
    '提交后先由总局、再由专家组审核，通过后发码',
    'The head office reviews it first, then the expert group; then the code is issued',
  ],
  edit: ['修改并重新提交', 'Correct and re-submit'],
  editText: ['重新提交后回到退回的环节', 'It goes back to the step that returned it'],
  empty: ['这里将列出本机构的编码申请。', 'The applications of your body will appear here.'],
  noneYet: ['这里将列出编码申请。', 'Code applications will appear here.'],
  applicationNo: ['申请编号', 'Application No.'],
  code: ['编码', 'Code'],
  planned: ['计划试验', 'Planned test'],
  appliedAt: ['申请时间', 'Applied'],
  applied: ['申请日期', 'Applied on'],
  content: ['申请内容', 'What is applied for'],
  sectionFiles: ['附件', 'Attachments'],
  sectionPromise: ['承诺', 'Declaration'],
  agree: ['我已阅读并作出以上承诺', 'I have read this and declare so'],
  agreeNeeded: ['请先作出承诺', 'Please make the declaration first'],
  submit: ['提交申请', 'Submit the application'],
  resubmit: ['重新提交', 'Re-submit'],
  submitted: ['已提交，等待总局审核', 'Submitted. It is now with the head office'],
  overText: ['您输入的内容仍在下面，可以复制。', 'What you have typed stays below and can be copied.'],
  resubmitted: ['已重新提交', 'Re-submitted'],
  pastTitle: ['计划试验日期已过', 'The planned test date is past'],
  pastYes: ['日期无误，提交', 'The date is right: submit'],
  cancel: ['取消', 'Cancel'],
  opinionOfReturn: ['退回意见', 'Why it was returned'],
  withdraw: ['撤回申请', 'Withdraw'],
  withdrawText: ['撤回后该编码作废，且不再使用。', 'The reserved code is then void and never used again.'],
  withdrawn: ['已撤回', 'Withdrawn'],
  void: ['作废编码', 'Void the code'],
  voidText: [
    '作废后该编码不能再用于报告，也不会再次发放。',
    'The code can then not be used for a report and is never issued again.',
  ],
  voidWritten: [
    '作废后编码不能再使用。已用此编码编写的报告将不能发布，请告知编写人。',
    'A void code cannot be used again. The report written with it can no longer be published: inform its writer.',
  ],
  voided: ['编码已作废', 'The code is void'],
  report: ['报告', 'Report'],
  notWritten: ['未写报告', 'No report yet'],
  written: ['已有报告', 'Has a report'],
  write: ['编写报告', 'Write the report'],
  /** Short form for rows. */
  writeIt: ['编写报告', 'Write report'],
  correct: ['编辑', 'Edit'],
  readReport: ['查看报告', 'Open the report'],
  toReview: ['去审核', 'Review it'],
  takeBackText: [
    '申请回到您作决定之前的状态，重新等待审核；申请人若已收到结果，会另收到消息。',
    'The application waits for review again, as before your decision. An applicant who was notified of the decision is notified of this too.',
  ],
  takeBackTitle: ['撤回您的决定？', 'Take your decision back?'],
  takeBack: ['撤回决定', 'Take the decision back'],
  justDecided: ['刚作的决定', 'Decided just now'],
  company: ['制造单位', 'Manufacturer'],
  code_reserved: ['预留编码，审核通过后生效', 'Reserved; valid once both reviews have passed'],
  code_void: ['编码已失效', 'This code is void'],
  reservedCode: ['预留', 'reserved'],
  deadCode: ['作废', 'void'],
  code_issued: ['已发放', 'Issued'],
} as const satisfies Record<string, Phrase>

export const reviewWords = {
  opening: ['申请刚刚打开，请稍候', 'It has just been opened. Wait a moment'],
  head: businessScreens['business/codeApply/head'].title,
  society: businessScreens['business/codeApply/expert'].title,
  headText: [
    '逐件审核机构的编码申请；通过后转专家组',
    'Decide on applications one by one; what passes goes on to the expert group',
  ],
  societyText: [
    '对总局已通过的申请作最终审核；通过即发码',
    'The final review of what the head office has passed; passing issues the code',
  ],
  waiting: ['待审核', 'Waiting for review'],
  reviewed: ['已审核', 'Reviewed'],
  queue: ['待办列表', 'Queue'],
  apart: ['不在下面的列表中', 'Not in the list below'],
  showAll: ['清除筛选', 'Clear filters'],
  goOn: ['清除筛选，继续审核', 'Clear filters and go on'],
  nothingWaits: ['没有待审核的申请', 'Nothing waits for a review'],
  nothingReviewed: ['还没有审核过的申请', 'Nothing has been reviewed yet'],
  pickOne: ['从左侧选择一件申请', 'Choose an application on the left'],
  decision: ['审核决定', 'Decision'],
  opinion: ['审核意见', 'Opinion'],
  opinionHint: ['退回和不予通过必须填写；申请机构可以看到', 'Required to return or reject; the applicant reads it'],
  opinionAlways: [
    '每种决定都必须填写，通过时写明认定的理由；申请机构可以看到',
    'Required for every decision: to approve, say why it is tested. The applicant reads it',
  ],
  groundNeeded: ['该品种须认定：通过时请写明理由', 'Please say why this product is tested when you approve'],
  opinionNeeded: ['退回或不予通过时请填写审核意见', 'Please give your opinion when you return or reject'],
  pass: ['通过', 'Approve'],
  passIssue: ['通过并发码', 'Pass and issue the code'],
  return: ['退回修改', 'Return for correction'],
  reject: ['不予通过', 'Reject'],
  rejectAsk: [
    '不予通过后编码作废，申请不能再提交。确定？',
    'The code is then void and the application cannot be submitted again. Go on?',
  ],
  decide: ['审核', 'Review'],
  done: ['已处理：', 'Done: '],
  alreadyDone: ['这件申请已不在本环节', 'This application is no longer at this step'],
  notGiven: ['您填写的意见没有提交：', 'The opinion you typed was not submitted:'],
  letGo: ['放弃这段意见', 'Discard it'],
  next: ['下一件', 'Next application'],
  previous: ['上一件', 'Previous application'],
  backToQueue: ['返回列表', 'Back to the list'],
  keyNext: ['下一件', 'Next application'],
  keyPrevious: ['上一件', 'Previous application'],
  keyOpinion: ['填写意见', 'Write the opinion'],
  keyHelp: ['显示快捷键', 'Show these keys'],
  showKeys: ['快捷键', 'Keyboard shortcuts'],
} as const satisfies Record<string, Phrase>

export const stillWaitingOf = (n: number): Phrase => [`还有 ${n} 件待审核`, `${n} still wait for a review`]
export const waitingOf = (n: number | undefined): Phrase => [`待审核 ${n ?? ''}`, `Waiting ${n ?? ''}`]
export const stepOf = (step: Phrase, event: Phrase): Phrase => [
  `${step[0]}${event[0]}`,
  `${step[1]}: ${event[1].toLowerCase()}`,
]
export const overOf = ([zh, en]: Phrase): Phrase => [
  `此申请现在为“${zh}”，不能再修改`,
  `This application is now "${en}" and can no longer be changed`,
]
export const pastOf = (day: string): Phrase => [
  `计划试验日期 ${day} 早于今天。请核对年份和日期。`,
  `The planned test date ${day} is before today. Check the year and the day.`,
]
export const copyTitle = (no: string): Phrase => [`内容复制自申请 ${no}`, `Copied from application ${no}`]

/** The latest decision of a review and who made it (总局退回); undefined before the first decision. */
export function decisionOf(history: Application['history']): Phrase | undefined {
  const last = history.findLast(({ event }) => event in decisions)
  return last?.step ? stepOf(reviewSteps[last.step], applicationEvents[last.event]) : undefined
}
/** Which decision, on which application. */
export const takenBackOf = (decision: Phrase, no: string): Phrase => [
  `已撤回“${decision[0]}”：${no} 重新等待审核`,
  `Taken back (${decision[1]}): ${no} waits for a review again`,
]
/** With the minutes left for taking it back, rounded up. */
export const takeBackFor = (minutes: number): Phrase => [
  `撤回决定（余 ${minutes} 分钟）`,
  `Take the decision back (${minutes} min left)`,
]
