// Texts of the answer to one certificate: its standing, and what to compare.
import { misprintMark } from '@register/contract/business/report/labels'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  loading: ['正在查验', 'Looking it up'],
  /** Without a date where the record has none. */
  validBy: (date: string, body: string): Phrase =>
    date ? [`${date} 由${body}颁发`, `Issued ${date} by ${body}`] : [`由${body}颁发`, `Issued by ${body}`],
  /** Of a test report that no certificate number is registered for. */
  reportBy: (date: string, body: string): Phrase =>
    date
      ? [`型式试验报告，${date} 由${body}出具`, `A test report issued ${date} by ${body}`]
      : [`型式试验报告，由${body}出具`, `A test report issued by ${body}`],
  noExpiry: ['无有效期限', 'no expiry'],
  validUntil: (date: string): Phrase => [`有效期至 ${date}`, `valid until ${date}`],
  since: {
    suspended: (date: string): Phrase => [`${date} 起暂停`, `Suspended since ${date}`],
    revoked: (date: string): Phrase => [`${date} 撤销`, `Revoked on ${date}`],
    cancelled: (date: string): Phrase => [
      `证书已于 ${date} 由持有人申请注销`,
      `Cancelled at its holder’s request on ${date}`,
    ],
    lapsed: (date: string): Phrase => [`自 ${date} 起依规失效`, `Ended by a rule from ${date} on`],
    superseded: (date: string): Phrase => [`${date} 被替代`, `Replaced on ${date}`],
  },
  advice: {
    suspended: ['恢复之前不应作为依据', 'Do not rely on it until it is restored'],
    revoked: ['请勿再以纸质证书为准', 'Do not rely on paper copies'],
    cancelled: ['不应再作为依据', 'Do not rely on it any more'],
    lapsed: ['不应再作为依据', 'Do not rely on it any more'],
    superseded: ['请以新证书为准', 'The newer certificate is the one in force'],
    expired: ['不应再作为依据', 'Do not rely on it any more'],
  },
  endedOn: (date: string): Phrase => [`有效期已于 ${date} 届满`, `It expired on ${date}`],
  reason: ['原因', 'Reason'],
  ground: ['注销原因', 'Reason of the holder'],
  replacedBy: ['现行证书', 'Now in force'],
  replacedByFallen: ['替代它的证书', 'Replaced by'],
  /** After the number of another certificate. */
  standsAs: ([zh, en]: Phrase): Phrase => [`（${zh}）`, ` (${en.toLowerCase()})`],
  noneInForce: [
    '替代它的证书现在也不能作为依据；本证书不因此恢复',
    'The certificate that replaced it is not to be relied on either, and this one stays replaced',
  ],
  replaces: ['替代的证书', 'Replaces'],
  misprinted: misprintMark,
  probableNo: (number: string): Phrase => [`可能的编号：${number}`, `Probable number: ${number}`],
  noReading: ['不能判断本应是哪个编号', 'Which number was meant cannot be told'],
  askedReading: (asked: string, printed: string): Phrase => [
    `所查编号 ${asked} 是这张证书可能的编号，原件上印的是 ${printed}，请与原件核对`,
    `The number you asked for, ${asked}, is the probable reading of this certificate; its original prints ${printed}. Compare it with the original`,
  ],
  isSuffixed: (base: string): Phrase => [
    `本编号带有后缀，与 ${base} 是不同的证书`,
    `This number has a suffix: it is another certificate than ${base}`,
  ],
  alike: {
    base: ['不带后缀的证书', 'The certificate without the suffix'],
    suffixed: ['另有带后缀的证书', 'There is also the certificate with a suffix'],
    misprint: [
      '另有原件编号印刷有误的证书，其可能的编号与本编号相同',
      'There is also a misprinted certificate whose probable number is this one',
    ],
    meant: ['另一张证书的编号就是上述可能的编号', 'Another certificate has this probable number as its own'],
  },
  existing: ['由机构从既有档案登记', 'Registered from existing records of the body'],
  toAsk: ['是否覆盖我的设备？', 'Does it cover my machine?'],
  ruleNeeds: ['要求', 'What is needed'],
  rule: ['依据', 'Source'],
  recall: (on: string): Phrase => [`部分产品已召回（${on} 公告）`, `Some products are recalled (announced ${on})`],
  liftedRecall: (on: string, until: string): Phrase => [
    `部分产品曾被召回（${on} 公告，${until} 解除）`,
    `Some products were recalled (announced ${on}, lifted ${until})`,
  ],
  liftedBecause: (reason: string): Phrase => [`解除原因：${reason}`, `Why it was lifted: ${reason}`],
  toParts: (n: number): Phrase => [
    `${n} 张部件证书已暂停、撤销、注销、依规失效或过期`,
    n === 1
      ? 'The certificate of a component is suspended, revoked, cancelled, ended by a rule or expired'
      : `${n} certificates of components are suspended, revoked, cancelled, ended by a rule or expired`,
  ],
  toCoverage: ['查看覆盖范围', 'See what it covers'],
  isThisMachine: ['是这台吗？', 'Is this the machine?'],
  isThisProduct: ['是这种产品吗？', 'Is this the product?'],
  isNot: ['不是，去报告', 'No, report it'],
  compare: ['与您的证书核对', 'Compare with your certificate'],
  /** Of a record that has no certificate. */
  compareReport: ['与您的报告核对', 'Compare with your report'],
  copyNumber: ['复制编号', 'Copy number'],
  parameters: ['技术参数', 'Technical parameters'],
} as const
