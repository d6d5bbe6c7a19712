// Texts of the page of one's own certificates and of their page of codes.
import type { Phrase } from '@register/contract/phrase'
import { mostOwn } from '@register/contract/business/information/own'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/information/mine'].title,
  text: [
    '本单位的全部已公示证书；有效期截止前会通知您',
    'All published certificates of your company. You are notified before one of them expires',
  ],
  allCodes: ['全部二维码', 'All QR codes'],
  codes: businessScreens['business/information/codes'].title,
  codesText: [
    'A4 纸打印；扫码即可查验证书当前状态',
    'For A4 paper. Scanning one shows the current status of the certificate',
  ],
  code: ['二维码', 'QR code'],
  print: ['打印', 'Print'],
  back: ['返回我的证书', 'Back to my certificates'],
  more: [
    `一次最多 ${mostOwn.codes} 个，这里是最近的；其余请在列表中选择后打印`,
    `These are the newest ${mostOwn.codes}. Choose older ones in the list to print them`,
  ],
  empty: ['本单位还没有已公示的证书。', 'Your company has no published certificates yet.'],
} as const satisfies Record<string, Phrase>

export const codeOf = (name: string): Phrase => [`${name} 的二维码`, `QR code of ${name}`]
