// Texts of the pages on which visitors report errors.
import { contactDays, type ErrorStatus } from '@register/contract/business/errorReport/fields'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['报告错误', 'Report an error'],
  lead: [
    '登记内容与证书或实物不符时，请告诉我们。由登记该证书的机构核对并答复。',
    'Tell us where the record differs from the certificate or the product. The body that registered it checks and answers.',
  ],
  loading: ['正在取得登记内容', 'Getting the record'],
  record: ['登记内容', 'the record'],
  missing: ['没有这条记录', 'There is no such record'],
  missingText: ['请从证书的查验页重新进入', 'Please start from the page of the certificate'],
  toAnswer: ['返回查验结果', 'Back to the answer'],
  choosePart: ['请选择', 'Please choose'],
  needPart: ['请选择有误的内容', 'Choose what is wrong'],
  needProposed: ['请填写正确的内容', 'Say what would be right'],
  needCaptcha: ['请输入验证码', 'Please input the captcha'],
  proposedHint: ['5 至 500 个字', '5 to 500 characters'],
  sourceHint: [
    '例如证书原件、铭牌、制造单位说明',
    'Such as the original certificate, the name plate, the manufacturer',
  ],
  contactHint: [
    `手机号或邮箱。仅用于核实本次纠错，加密保存，办结 ${contactDays} 天后删除`,
    `Telephone or e-mail. Used for this report alone, kept encrypted, and deleted ${contactDays} days after the decision`,
  ],
  optional: (label: Phrase): Phrase => [`${label[0]}（选填）`, `${label[1]} (optional)`],
  stated: (value: string): Phrase => [`现登记为：${value}`, `The record says: ${value}`],
  submit: ['提交', 'Submit'],
  sent: ['已收到，谢谢', 'Received, thank you'],
  storeLink: [
    '请保存下面的链接：凭它查询处理进度和答复，本页关闭后无法再次显示。',
    'Keep this link: it leads to the progress and the answer, and cannot be shown again once this page is closed.',
  ],
  copyLink: ['复制链接', 'Copy the link'],
  follow: ['查看进度', 'See the progress'],
  progress: ['纠错进度', 'Error report'],
  thisReport: ['纠错进度', 'the error report'],
  unknown: ['没有可显示的内容', 'Nothing to show'],
  unknownText: ['链接不正确。请核对是否完整复制。', 'This link is not valid. Please check that it was copied in full.'],
  part: ['有误的内容', 'What is wrong'],
  statedThen: ['报告时登记为', 'The record then said'],
  body: ['处理机构', 'Dealt with by'],
  answer: ['答复', 'Answer'],
  history: ['办理过程', 'History'],
  received: ['收到', 'Received'],
  taken: ['受理', 'Taken in hand'],
  correction: ['更正', 'Correction'],
  changeOf: (kind: Phrase, date: string, version: number): Phrase => [
    `${kind[0]}，${date}，第 ${version} 版`,
    `${kind[1]}, ${date}, version ${version}`,
  ],
} as const

/** What each status means for the reporter. */
export const meanings: Readonly<Record<ErrorStatus, Phrase>> = {
  received: ['已送达登记机构，等待处理', 'Received, not yet handled by the body'],
  inHand: ['登记机构正在核对', 'The body is checking it'],
  corrected: ['登记内容已按程序更正', 'The record has been corrected'],
  answered: ['登记机构已答复', 'The body has answered'],
  refused: ['经核对，登记内容不作更正', 'Checked: the record stays as it is'],
}
