// What the office's start page says.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  morning: ['上午好', 'Good morning'],
  afternoon: ['下午好', 'Good afternoon'],
  evening: ['晚上好', 'Good evening'],
  waits: ['等我处理', 'What waits for me'],
  oldestFirst: ['等待最久的', 'Waiting longest'],
  customize: ['自定义', 'Customize'],
  finish: ['完成', 'Done'],
  cancel: ['取消', 'Cancel'],
  saved: ['首页布局已保存', 'Your home page is saved'],
  restore: ['恢复默认', 'Restore the default'],
  restored: ['首页已恢复默认布局', 'Your home page is as shipped again'],
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
  noChanges: ['还没有变更公告', 'There are no change notices yet'],
  headQueue: ['待总局审核', 'For the head office to review'],
  expertQueue: ['待专家组审核', 'For the expert group to review'],
  returned: ['被退回的编码申请', 'Returned applications'],
  issued: ['可写报告的编码', 'Codes without a report'],
  ready: ['待发布的报告', 'Reports to publish'],
  returnedReports: ['被退回的报告', 'Returned reports'],
  proposals: ['待确认的修订', 'Revisions to confirm'],
  drafts: ['报告草稿', 'Draft reports'],
  suspended: ['暂停中的证书', 'Suspended certificates'],
  published: ['有效证书', 'Valid certificates'],
  setup: ['启用前待设置', 'Still to be set up'],
  apply: businessScreens['business/codeApply/apply'].title,
  write: businessScreens['business/report/new'].title,
  import: businessScreens['business/report/import'].title,
  companies: ['待审核的企业账号', 'Companies to decide on'],
  allActs: ['全部操作记录', 'All activity'],
  noActs: ['还没有操作记录', 'You have not done anything yet'],
  steps: ['您可以在这里', 'What you can do here'],
  stepSearch: ['查询证书', 'Look up certificates'],
  stepSearchText: ['核对证书真伪、状态与覆盖范围。', 'Whether one is genuine and valid, and what it covers.'],
  stepAccount: ['完善账号', 'Complete your account'],
  stepAccountText: [
    '验证手机与邮箱，用于登录和找回密码。',
    'Confirm mobile and e-mail, to sign in and to set a new password by.',
  ],
  stepAccountAct: ['账号信息', 'My account'],
  stepCompany: ['成为企业账号', 'Act for a company'],
  stepCompanyText: [
    '提交营业执照，经总局审核后可查看本企业的报告与证书。',
    'Send the licence of your company. Once the head office approves, you see its reports and certificates.',
  ],
  stepCompanyAct: ['申请企业账号', 'Ask for it'],
  publicSearch: ['公众查询', 'Public search'],
  nothing: ['没有需要您处理的事项', 'Nothing waits for you'],
} as const satisfies Record<string, Phrase>

export const greetingOf = (greeting: Phrase, name: string): Phrase => [
  `${name}，${greeting[0]}`,
  `${greeting[1]}, ${name}`,
]
