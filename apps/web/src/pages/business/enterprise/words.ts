// Texts of the head office's page of company accounts.
import { businessScreens } from '@register/contract/screens/business'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: businessScreens['business/enterprise/review'].title,
  text: [
    '核对营业执照和盖章授权书后通过：账号获得该企业报告的查看权限。',
    'Compare with the licence and the stamped authorisation. An approved account sees the reports of that company.',
  ],
  open: ['审核', 'Review'],
  look: ['查看', 'View'],
  empty: ['没有企业账号申请', 'There are no requests'],
  licence: ['营业执照', 'Licence'],
  noLicence: ['执照已随申请撤回而删除', 'The licence was deleted with the request'],
  authorisation: ['授权书', 'Authorisation'],
  noAuthorisation: [
    '没有授权书：申请早于此要求，或已随申请撤回而删除。请不予通过，申请人可以补齐后重新申请',
    'There is none: the request is older than this duty, or was withdrawn. Reject it, and the applicant can ask again with one',
  ],
  claimed: ['申请内容', 'What is applied for'],
  known: ['平台已知', 'What the register has'],
  username: ['用户名', 'User name'],
  knownAs: ['该代码证书上的名称', 'Name on certificates of this code'],
  neverSeen: ['没有该代码的证书', 'There is no certificate of this code'],
  certificates: ['已发布证书', 'Published certificates'],
  accounts: ['已代表该企业的账号', 'Accounts that act for it'],
  differs: [
    '申请的名称与证书上的不同，请核对执照',
    'The name differs from that on certificates. Compare with the licence',
  ],
  approve: ['通过', 'Approve'],
  reject: ['不通过', 'Reject'],
  rejectText: ['申请人会看到理由，可以修改后重新申请。', 'The applicant reads the reason and can ask again.'],
  approved: ['已通过，账号已获得企业权限', 'Approved. The account acts for the company now'],
  rejected: ['已告知申请人未通过', 'Rejected. The applicant is notified'],
  reason: ['理由', 'Reason'],
  decidedBy: ['审核人', 'Decided by'],
} as const satisfies Record<string, Phrase>

export const approveAsk = (nickname: string, company: string): Phrase => [
  `允许 ${nickname} 代表 ${company}？`,
  `Let ${nickname} act for ${company}?`,
]
export const approveText = (code: string): Phrase => [
  `该账号将看到信用代码 ${code} 的全部报告与证书。`,
  `The account will see all reports and certificates of ${code}.`,
]
