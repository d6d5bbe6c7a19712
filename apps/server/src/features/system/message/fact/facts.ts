// The facts that messages report, each with its topic, its object and its texts: rendered in the reader's language when read.
import type { Phrase } from '@register/contract/phrase'
import { certificateFacts } from './certificates.ts'
import { called, productOf, reasonOf, same, titled, type Fact, type About } from './wording.ts'

// The facts about ends by rule: one message tells each person of all their certificates.
const ruled = ({ date, zh, en }: About): Phrase => [
  [date && `自 ${date} 起`, zh].filter(Boolean).join(' · '),
  [date && `From ${date}`, en].filter(Boolean).join(' · '),
]

const topic = 'certificate' as const

const ruleFacts = {
  ruleEnded: {
    topic,
    title: ({ title = '', count = 1 }: About): Phrase => [
      `依“${title}”，${count} 张证书失效`,
      count === 1
        ? `A certificate was ended by a rule: ${title}`
        : `${count} certificates were ended by a rule: ${title}`,
    ],
    text: ruled,
  },
  ruleEndAnnounced: {
    topic,
    title: ({ title = '', count = 1 }: About): Phrase => [
      `依“${title}”，${count} 张证书将失效`,
      count === 1
        ? `A certificate will be ended by a rule: ${title}`
        : `${count} certificates will be ended by a rule: ${title}`,
    ],
    text: ruled,
  },
  ruleEndReversed: {
    topic,
    title: ({ title = '', count = 1 }: About): Phrase => [
      `“${title}”的依规失效已撤销，涉及 ${count} 张证书`,
      count === 1
        ? `The end by rule of a certificate was reversed: ${title}`
        : `The end by rule of ${count} certificates was reversed: ${title}`,
    ],
  },
}

export const facts = {
  codeIssued: { topic: 'code', title: titled('编码已发放', 'Code issued'), text: productOf },
  codeReturned: { topic: 'code', title: titled('编码申请被退回', 'Application returned'), text: reasonOf },
  codeRejected: { topic: 'code', title: titled('编码申请未予通过', 'Application rejected'), text: reasonOf },
  codeTakenBack: {
    topic: 'code',
    title: titled('审核决定已被撤回', 'Decision taken back'),
    text: () => ['申请重新等待审核', 'The application waits for review again'],
  },
  reportSubmitted: {
    topic: 'report',
    title: (about) => [
      `${about.by ?? ''} 提交发布：${called(about)}`,
      `${about.by ?? ''} submitted for publication: ${called(about)}`,
    ],
    text: productOf,
  },
  reportReturned: { topic: 'report', title: titled('报告被退回', 'Report returned'), text: reasonOf },
  reportPublished: { topic: 'report', title: titled('报告已发布', 'Report published'), text: productOf },
  revisionProposed: {
    topic: 'report',
    title: (about) => [
      `${about.by ?? ''} 提出修订：${called(about)}`,
      `${about.by ?? ''} proposed a revision: ${called(about)}`,
    ],
    text: reasonOf,
  },
  revisionConfirmed: { topic: 'report', title: titled('修订已确认生效', 'Revision confirmed, in effect') },
  revisionDismissed: { topic: 'report', title: titled('修订被驳回', 'Revision dismissed'), text: reasonOf },
  ...certificateFacts,
  ...ruleFacts,
  errorReported: {
    topic: 'certificate',
    title: titled('收到纠错', 'Error reported'),
    text: ({ zh = '', en = '' }) => [`有误的内容：${zh}`, `Reported as wrong: ${en}`],
  },
  errorsPiled: {
    topic: 'certificate',
    title: titled('纠错堆积', 'Error reports pile up'),
    text: ({ count = 1 }) => [
      `这条记录有 ${count} 条纠错等待处理，请在纠错列表中一并查看`,
      `${count} error reports on this record wait. See them together in the list of error reports`,
    ],
  },
  makerCertificate: {
    topic: 'certificate',
    title: titled('关注的单位有新证书', 'New certificate of a manufacturer you follow'),
    text: ({ company, product, model }) => same([company, product, model].filter(Boolean).join(' · ')),
  },
  makerCertificates: {
    topic: 'certificate',
    title: ({ company = '' }) => [
      `关注的单位有新登记的证书：${company}`,
      `Certificates of a manufacturer you follow were registered: ${company}`,
    ],
    text: ({ count = 1 }) => [`${count} 张`, count === 1 ? '1 certificate' : `${count} certificates`],
  },
  searchFound: {
    topic: 'certificate',
    title: ({ title = '' }) => [`常用查询有新结果：${title}`, `New results of a favourite search: ${title}`],
    text: ({ count = 1 }) => [
      `新公示 ${count} 张证书`,
      count === 1 ? '1 certificate was published' : `${count} certificates were published`,
    ],
  },
  exportReady: { topic: 'task', title: ({ file }) => [`导出完成：${file ?? ''}`, `Export ready: ${file ?? ''}`] },
  exportFailed: { topic: 'task', title: ({ file }) => [`导出失败：${file ?? ''}`, `Export failed: ${file ?? ''}`] },
  importDone: {
    topic: 'task',
    title: ({ file }) => [`导入完成：${file ?? ''}`, `Import finished: ${file ?? ''}`],
    text: ({ count = 0 }) => [`已导入 ${count} 份报告`, count === 1 ? '1 report came in' : `${count} reports came in`],
  },
  importFailed: {
    topic: 'task',
    title: ({ file }) => [
      `导入失败，没有导入任何内容：${file ?? ''}`,
      `Import failed, nothing was imported: ${file ?? ''}`,
    ],
  },
  scheduledTaskFailed: {
    topic: 'task',
    title: ({ zh = '', en = '' }) => [`定时任务失败：${zh}`, `Scheduled task failed: ${en}`],
    text: ({ count = 1 }) =>
      count > 1
        ? [`已连续失败 ${count} 次，原因见运行日志`, `Failed ${count} times in a row. The run log gives the reason`]
        : ['原因见运行日志', 'The run log gives the reason'],
  },
  workHandedOver: {
    topic: 'task',
    title: ({ by = '', title = '' }) => [
      `${by} 将 ${title} 的工作移交给您`,
      `${by} handed the work of ${title} over to you`,
    ],
    text: ({ zh = '', en = '' }) => [zh, en],
  },
  noticePublished: {
    topic: 'task',
    title: ({ title = '' }) => [`公告已按时发布：${title}`, `Notice published at its time: ${title}`],
  },
  enterpriseApplied: {
    topic: 'account',
    title: ({ company = '' }) => [`企业账号申请：${company}`, `Request for a company account: ${company}`],
    text: ({ by = '' }) => [`申请人：${by}`, `By ${by}`],
  },
  enterpriseApproved: {
    topic: 'account',
    title: ({ company = '' }) => [`企业账号已开通：${company}`, `Your account now acts for ${company}`],
    text: reasonOf,
  },
  enterpriseRejected: {
    topic: 'account',
    title: ({ company = '' }) => [`企业账号申请未通过：${company}`, `Company account refused: ${company}`],
    text: reasonOf,
  },
  contactChanged: {
    topic: 'account',
    title: () => ['您的手机或邮箱已更改', 'Your mobile or e-mail has been changed'],
    text: () => ['如果不是您本人，请立即修改密码', 'If it was not you, change your password at once'],
  },
  accountLocked: {
    topic: 'account',
    title: () => ['有人多次输错您的密码', 'Several wrong passwords were entered for your account'],
    // Messages from before the duration was configurable were about half an hour.
    text: ({ count = 30 }) => [
      `登录已被锁定 ${count} 分钟。如果不是您本人，请修改密码`,
      `Signing in was locked for ${count} minutes. If it was not you, change your password`,
    ],
  },
  factorRemoved: {
    topic: 'account',
    title: ({ by }) => [`${by ?? ''} 解除了您的两步验证`, `${by ?? 'An administrator'} turned off your second factor`],
    text: () => [
      '现在仅凭密码即可登录。请尽快重新启用；如果不是您要求的，请联系管理员',
      'Your password alone is now enough to sign in. Set the second factor up again soon, and contact an administrator if you did not ask for this',
    ],
  },
} as const satisfies Record<string, Fact>

export type FactKind = keyof typeof facts

/** Kinds are stored as texts: for one that a later version wrote this gives undefined. */
export const factOf = (kind: string): Fact | undefined => (facts as Record<string, Fact>)[kind]
