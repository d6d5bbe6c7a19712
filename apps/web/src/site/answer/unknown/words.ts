// Texts where there is no answer: the register has no such certificate, or what was asked is no number.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  alikeHere: (number: string): Phrase => [
    `与 ${number} 只有后缀之差的其他证书`,
    `Other certificates, whose numbers differ from ${number} by their suffix`,
  ],
  missing: ['登记中没有这张证书', 'This certificate is not in the register'],
  noNumber: ['这不是证书编号', 'This is no certificate number'],
  missingMeaning: ['请勿将其视为有效证书。', 'Do not take it for a valid certificate.'],
  unreadable: ['这段文字不能作为编号查验', 'This text cannot be looked up as a number'],
  several: ['有多张证书使用这个编号', 'Several certificates have this number'],
  brokenLink: ['链接不完整，无法查验', 'The link is not whole, so nothing could be checked'],
  brokenLinkText: [
    '二维码或链接中的标识被截断或改动。请重新扫码，或按证书编号查询。',
    'The id in the code or link was cut or changed. Scan again, or search by the certificate number.',
  ],
  missingCode: ['这个二维码没有对应的登记', 'This QR code leads to no record'],
  asked: ['您查询的编号', 'You asked for'],
  askedText: ['您查询的文字', 'You asked for this text'],
  checkDigits: [
    '编号都含有数字：请照证书上印的编号填写，例如 TSX 3110 901 2026 0001。',
    'Every number has digits: enter it as the certificate prints it, for example TSX 3110 901 2026 0001.',
  ],
  checkNumber: [
    '对照证书逐位核对编号：0 与 O、1 与 I、8 与 B 容易混淆。',
    'Compare the number with the certificate character by character: 0 and O, 1 and I, 8 and B are easily mixed up.',
  ],
  checkSite: [
    '核对网址是否为登记机关公布的网址，谨防仿冒页面。',
    'Make sure the web address is the one the authority publishes; beware of look-alike pages.',
  ],
  checkWhole: [
    '二维码可能残缺或被替换，请改用证书编号查询。',
    'The code may be damaged or replaced. Search by the certificate number instead.',
  ],
  checkBody: [
    '仍查不到时，请联系证书上的型式试验机构核实。',
    'If it still cannot be found, ask the type-testing body named on the certificate.',
  ],
  searchIt: ['按关键词查询', 'Search by keyword'],
} as const
