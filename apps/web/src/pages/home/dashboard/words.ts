// Texts of the office's start page.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'
import { systemScreens } from '@register/contract/screens/system'
import { backupDays } from '@register/contract/system/state'

export const words = {
  morning: ['上午好', 'Good morning'],
  afternoon: ['下午好', 'Good afternoon'],
  evening: ['晚上好', 'Good evening'],
  waits: ['待办', 'To do'],
  glance: ['概况', 'At a glance'],
  oldestFirst: ['等待最久的', 'Waiting longest'],
  byKind: ['按类别', 'By kind'],
  customize: ['自定义', 'Customize'],
  finish: ['完成', 'Done'],
  cancel: ['取消', 'Cancel'],
  saved: ['首页布局已保存', 'Your home page is saved'],
  restore: ['恢复默认', 'Restore the default'],
  restored: ['首页已恢复默认布局', 'Your home page is reset to the default'],
  widgets: ['首页部件', 'Widgets of the home page'],
  noWidgets: ['首页还没有部件', 'There are no widgets on your home page'],
  addWidgets: ['添加部件', 'Add widgets'],
  unread: [
    '未能读取您保存的首页布局，这里显示默认布局',
    'Your own home page could not be read; this is the default one',
  ],
  savedElsewhere: [
    '首页布局刚在别处保存过；再按“完成”将以这里的为准，按“取消”则采用那里的',
    'Your home page was saved elsewhere meanwhile. Press Done again to keep this one, or Cancel to take the other',
  ],
  allChanges: ['全部变更公告', 'All change notices'],
  allNotices: ['全部公告', 'All notices'],
  noNotices: ['还没有公告', 'No notices yet'],
  noChanges: ['还没有变更公告', 'No change notices yet'],
  headQueue: ['待总局审核', 'With the head office'],
  expertQueue: ['待专家组审核', 'With the expert group'],
  returned: ['被退回的编码申请', 'Returned applications'],
  issued: ['可写报告的编码', 'Codes without a report'],
  ready: ['待发布的报告', 'Reports to publish'],
  returnedReports: ['被退回的报告', 'Returned reports'],
  proposals: ['待确认的修订', 'Revisions to confirm'],
  drafts: ['报告草稿', 'Draft reports'],
  suspended: ['暂停中的证书', 'Suspended certificates'],
  published: ['有效证书', 'Valid certificates'],
  hands: ['需要处理', 'Needs your hand'],
  setUp: ['前往设置', 'Set up'],
  check: systemScreens['settings/audit'].title,
  neverChecked: ['还没有校验过', 'Never made so far'],
  checkNow: ['开始校验', 'Begin'],
  log: ['公开日志', 'Integrity log'],
  backup: ['最近备份', 'Last back-up'],
  noBackup: ['无记录', 'None recorded'],
  archive: ['持续归档', 'Continuous archive'],
  archiveLate: ['归档停滞', 'Archiving has stopped'],
  drill: ['恢复演练', 'Trial restore'],
  drillBad: ['上次演练失败', 'The last one failed'],
  lateBackup: [`已超过 ${backupDays} 天`, `More than ${backupDays} days ago`],
  apply: businessScreens['business/codeApply/apply'].title,
  write: businessScreens['business/report/new'].title,
  import: businessScreens['business/report/import'].title,
  addRole: ['新建角色', 'Add a role'],
  addUser: ['新建用户', 'Add an account'],
  companies: ['待审核的企业账号', 'Companies to decide on'],
  errorReports: ['待处理的纠错', 'Error reports to decide'],
  allActs: ['全部操作记录', 'All activity'],
  noActs: ['还没有操作记录', 'You have not done anything yet'],
  steps: ['您可以在这里', 'What you can do here'],
  stepSearch: ['查询证书', 'Look up certificates'],
  stepSearchText: ['核对证书真伪、状态与覆盖范围。', 'Whether one is genuine and valid, and what it covers.'],
  stepAccount: ['完善账号', 'Complete your account'],
  stepAccountText: [
    '验证手机与邮箱，用于登录和找回密码。',
    'Confirm your mobile and e-mail, to sign in and to reset your password with them.',
  ],
  stepAccountAct: ['账号信息', 'My account'],
  stepCompany: ['成为企业账号', 'Act for a company'],
  stepCompanyText: [
    '提交营业执照，经总局审核后可查看本企业的报告与证书。',
    'Send the licence of your company. Once the head office approves, you see its reports and certificates.',
  ],
  stepCompanyAct: ['申请企业账号', 'Ask for it'],
  review: ['审核', 'Review'],
  handle: ['处理', 'Decide'],
  correct: ['编辑', 'Edit'],
  publish: ['核对并发布', 'Compare and publish'],
  confirm: ['确认', 'Confirm'],
  goOn: ['继续编写', 'Go on'],
  look: ['查看', 'View'],
  startWith: ['从这里开始', 'Where to begin'],
  stepDone: ['已开始', 'Begun'],
  stepApply: ['1. 申请编码', '1. Apply for a code'],
  stepApplyText: [
    '新证书的编号由登记系统给出：先为要试验的产品申请编码，总局和专家组审核。',
    'The register gives out the numbers of new certificates. Apply for one for the product to be tested; the head office and the expert group review it.',
  ],
  stepWrite: ['2. 编写报告', '2. Write the report'],
  stepWriteText: [
    '编码发放后编写型式试验报告，或导入本系统启用之前颁发的证书。',
    'Once the code is issued, write its report. Certificates from before this register are imported.',
  ],
  stepPublish: ['3. 发布', '3. Publish'],
  stepPublishText: [
    '本机构负责人核对并发布，公众即可查验。',
    'The manager of your body checks and publishes it. From then on anyone can look it up.',
  ],
  isSuspended: ['已暂停', 'Suspended'],
  suspendedOnes: ['暂停中', 'Suspended'],
  allSuspended: ['全部暂停中的', 'All suspended ones'],
  others: ['还有其他证书', 'There are others'],
  calm: ['没有暂停或即将到期的证书', 'No certificate is suspended or about to end'],
  labels: ['打印二维码标签', 'Print QR labels'],
  publicSearch: ['公众查询', 'Public search'],
  nothing: ['没有需要您处理的事项', 'Nothing waits for you'],
} as const satisfies Record<string, Phrase>

export const greetingOf = (greeting: Phrase, name: string): Phrase => [
  `${name}，${greeting[0]}`,
  `${greeting[1]}, ${name}`,
]

/** Change notices dated yesterday or today; `more`: they were not counted further. */
export const changesLately = (n: number, more: boolean): Phrase => {
  if (n === 0) return ['昨天以来没有变更', 'No changes since yesterday']
  const [zh, en] = [n.toLocaleString('zh-CN'), n.toLocaleString('en')]
  return [
    `昨天以来${more ? '至少' : ''} ${zh} 项变更`,
    `${more ? 'At least ' : ''}${en} ${n === 1 ? 'change' : 'changes'} since yesterday`,
  ]
}

export const suspendedSince = (day: string): Phrase => [`${day} 暂停`, `Suspended on ${day}`]

export const endsOn = (day: string): Phrase => [`有效期至 ${day}`, `Valid to ${day}`]

export const endingOnes = (days: number): Phrase => [`${days} 天内到期`, `Ending within ${days} days`]

export const findingsOf = (n: number): Phrase => [`发现 ${n} 处问题`, n === 1 ? 'One finding' : `${n} findings`]

/** Why nothing of the public log is published. */
export const guardWords = {
  behind: ['落后于已公布的日志，不签署', 'Behind the public log: nothing is signed'],
  away: ['防护无法访问，不公布检查点', 'The guard is away: no checkpoint follows'],
} as const satisfies Record<string, Phrase>
