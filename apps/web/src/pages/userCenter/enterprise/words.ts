// Texts of the page of acting for a company.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: [
    '代表企业的账号可以查看本企业的报告与证书。',
    'An account that acts for a company sees the reports and certificates of that company.',
  ],
  state: ['当前账号', 'This account'],
  isOne: ['已开通企业账号', 'It acts for a company'],
  isNone: ['尚未开通企业账号', 'It acts for no company yet'],
  creditCode: ['统一社会信用代码', 'Credit code'],
  toReports: ['查看本企业报告', 'Reports of the company'],
  ask: ['申请开通', 'Ask for it'],
  askText: [
    '按营业执照填写，并上传清晰的照片或扫描件；由总局审核，结果会通知您。',
    'Fill it in as on the licence and add a clear picture of it. The head office decides, and you are notified.',
  ],
  licence: ['营业执照', 'Licence'],
  licenceHint: ['jpg 或 png，小于 10 MB，四角完整、文字清晰', 'jpg or png, below 10 MB, whole and readable'],
  send: ['提交申请', 'Send the request'],
  sent: ['申请已提交，等待总局审核', 'The request is with the head office now'],
  needLicence: ['营业执照必须上传', 'Licence is required'],
  requests: ['申请记录', 'Requests'],
  withdraw: ['撤回申请', 'Withdraw'],
  withdrawAsk: ['撤回这份申请？', 'Withdraw this request?'],
  withdrawText: ['撤回后可以重新申请。', 'You can send a new one afterwards.'],
  withdrawn: ['申请已撤回', 'The request is withdrawn'],
  reason: ['理由', 'Reason'],
  applied: ['申请于', 'Asked for'],
  decided: ['审核于', 'Decided'],
} as const satisfies Record<string, Phrase>
