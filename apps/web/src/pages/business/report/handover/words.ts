// Texts about handing a draft over and what happens to it then.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  submit: ['提交发布', 'Submit for publication'],
  submitTitle: ['提交这份报告发布？', 'Submit this report for publication?'],
  submitAsk: [
    '提交后不能再修改，直到机构负责人发布或退回；在此之前可以撤回。',
    'It cannot be changed until the manager publishes or returns it. You can take it back before that.',
  ],
  submitted: ['已提交，等待机构负责人发布', 'Submitted. It waits for the manager'],
  takeBack: ['撤回提交', 'Take back'],
  takeBackTitle: ['撤回这份报告？', 'Take this report back?'],
  takeBackAsk: ['撤回后可以继续修改，并需重新提交。', 'It can then be changed again, and has to be submitted again.'],
  takenBack: ['已撤回，可以继续修改', 'Taken back. You can go on writing'],
  return: ['退回', 'Return'],
  returnTitle: ['退回这份报告', 'Return this report'],
  returnText: ['编写人将看到理由，修改后可重新提交。', 'The writer reads the reason and may submit it again.'],
  returnReason: ['退回理由', 'Reason for returning'],
  returned: ['已退回', 'Returned'],
  returnedTitle: ['报告被退回', 'This report was returned'],
  locked: ['已提交发布，不能修改', 'Submitted for publication: it cannot be changed'],
  lockedMeanwhile: [
    '这份报告已被提交或发布，现在不能保存',
    'The report was submitted or published meanwhile: nothing can be saved now',
  ],
  lockedMeanwhileText: [
    '您输入而未保存的内容仍在下面，可以复制；报告退回后重新打开即可继续填写。',
    'What you typed and did not save is still below, to copy. Once the report is returned, open it again to go on.',
  ],
  lockedText: [
    '等待机构负责人发布或退回。提交人可以在报告页撤回。',
    'It waits for the manager. Whoever submitted it may take it back on the report’s page.',
  ],
  toReport: ['查看报告', 'Open the report'],
  history: ['提交与退回', 'Submissions'],
  ready: businessScreens['business/report/ready'].title,
  readyText: [
    '本机构人员提交的报告；可逐份查看，也可勾选后一并发布或退回',
    'Reports that the people of your body submitted. Open one, or choose several to publish or return at once',
  ],
  nothingReady: ['没有等待发布的报告。', 'No report waits for publication.'],
  submittedAt: ['提交时间', 'Submitted'],
  submittedBy: ['提交人', 'Submitted by'],
  publish: ['发布', 'Publish'],
  basisTitle: ['未列入目录的试验依据', 'Test basis that is not in the list'],
  filesTitle: ['证书文件的编号不同', 'The certificate file has another number'],
  basisYes: ['确认并继续', 'Confirm and go on'],
  publishAsk: [
    '发布后立即对公众可见，之后的任何修改都会公示。有问题的报告不会发布，将逐份说明原因。',
    'They are public at once, and every later change is published too. Those that cannot be published stay, each with what stops it.',
  ],
  publishedAll: ['已发布，公众现在可以查到', 'Published. The public can find them now'],
  returnedAll: ['已退回', 'Returned'],
  outcome: ['处理结果', 'Outcome'],
  notPublished: ['没有发布，原因如下', 'Not published, for these reasons'],
  notReturned: ['没有退回，原因如下', 'Not returned, for these reasons'],
  close: ['关闭', 'Close'],
  unknown: ['报告', 'Report'],
} as const satisfies Record<string, Phrase>

export const publishTitle = (n: number): Phrase => [
  `发布所选的 ${n} 份报告？`,
  n === 1 ? 'Publish the chosen report?' : `Publish the ${n} chosen reports?`,
]
export const returnTitle = (n: number): Phrase => [
  `退回所选的 ${n} 份报告`,
  n === 1 ? 'Return the chosen report' : `Return the ${n} chosen reports`,
]
export const doneOf = (n: number): Phrase => [`已发布 ${n} 份`, n === 1 ? '1 published' : `${n} published`]
export const returnedOf = (n: number): Phrase => [`已退回 ${n} 份`, n === 1 ? '1 returned' : `${n} returned`]
export const stoppedOf = (n: number): Phrase => [`${n} 份未能处理`, n === 1 ? '1 was not' : `${n} were not`]
