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
    '按营业执照填写，上传营业执照和盖章授权书的清晰照片或扫描件；由总局审核，结果会通知您。',
    'Fill it in as on the licence and add clear pictures of the licence and the stamped authorisation. The head office decides, and you are notified.',
  ],
  licence: ['营业执照', 'Licence'],
  licenceHint: ['jpg 或 png，小于 10 MB，四角完整、文字清晰', 'jpg or png, below 10 MB, whole and readable'],
  authorisation: ['授权书', 'Authorisation'],
  authorisationHint: [
    '打印授权书，由企业盖章并由经办人签字后拍照；jpg 或 png，小于 10 MB',
    'Print the form, have the company stamp it and the person sign it, and take a picture: jpg or png, below 10 MB',
  ],
  needAuthorisation: ['授权书必须上传', 'Authorisation is required'],
  printForm: ['打印授权书样式', 'Print the form'],
  print: ['打印', 'Print'],
  formTitle: ['企业账号授权书', 'Authorisation for a company account'],
  formEnd: [
    '授权期间，上述人员在本系统所作的操作由本单位负责；人员变动时，本单位及时书面通知运营单位停用该账号。',
    'While the authorisation holds, the company answers for what this person does in the register. When the person leaves, the company tells the operator in writing at once to disable the account.',
  ],
  formSeal: ['单位（盖章）', 'Company (seal)'],
  formSigned: ['被授权人签字', 'Signature of the person'],
  formDay: ['日期', 'Date'],
  send: ['提交申请', 'Submit the application'],
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

/** The text of the authorisation. */
export const authorisationText = (of: { company: string; code: string; person: string; post: string }): Phrase => [
  `${of.company}（统一社会信用代码 ${of.code}）授权本单位 ${of.person}（职务：${of.post}）以企业账号查看以本单位名义登记的型式试验报告与证书，并接收其变更通知。`,
  `${of.company} (credit code ${of.code}) authorises ${of.person} (post: ${of.post}) to see, with a company account, the type test reports and certificates registered in its name, and to receive word of their changes.`,
]
