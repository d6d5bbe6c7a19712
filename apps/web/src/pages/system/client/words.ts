// Texts of the pages of clients.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/client'].title,
  text: [
    '其他业务系统以应用身份调用接口：各有权限范围、每日配额和授权期限',
    'Other systems call the API as clients, each with its permissions, daily quota and last day',
  ],
  new: ['新建应用', 'Add a client'],
  edit: ['编辑应用', 'Edit a client'],
  saved: ['应用已保存', 'The client is saved'],
  empty: [
    '这里列出可以调用接口的其他系统，例如机构的检验业务系统。',
    'Other systems that may call the API are listed here, such as the system a body works with.',
  ],
  document: ['接口文档', 'API document'],
  removeText: [
    '其密钥和令牌立即失效，不能恢复；它登记的内容保留。',
    'Its secrets and tokens end at once and cannot be restored. What it has written stays.',
  ],
  rotate: ['更换密钥', 'New secret'],
  rotateAct: ['生成新密钥', 'Make the secret'],
  rotateText: [
    '新密钥立即可用。旧密钥在所选时间内仍然有效，以便对方系统完成更换；再早一代的密钥立即失效。',
    'The new secret is valid at once. The present one stays valid for the time chosen, so that the other system can change over; an older one ends at once.',
  ],
  overlap: ['旧密钥保留', 'The former secret stays valid for'],
  endFormer: ['停用旧密钥', 'End the former secret'],
  endAsk: ['立即停用旧密钥？', 'End the former secret now?'],
  endText: [
    '仍在使用旧密钥及其令牌的系统将立即被拒绝。',
    'Calls with the former secret, or with a token got with it, are refused from now on.',
  ],
  end: ['停用', 'Disable'],
  ended: ['旧密钥已停用', 'The former secret has ended'],
  secret: ['应用密钥', 'Client secret'],
  key: ['应用标识', 'Client ID'],
  made: ['密钥已生成', 'The secret is made'],
  once: [
    '密钥只显示这一次，关闭后无法再次查看。请立即交给对方系统的负责人妥善保存。',
    'The secret is shown only once. Hand it now to the operator of the other system.',
  ],
  keptIt: ['已保存，关闭', 'I have it. Close'],
  token: ['获取令牌', 'Getting a token'],
  formerUntil: ['旧密钥有效至', 'The former secret is valid until'],
  presentSince: ['现用密钥生成于', 'The present secret was made'],
  usage: ['用量', 'Usage'],
  usageText: [
    '最近 30 天，按北京时间。“被拒绝”包括超出配额、过于频繁、没有权限或密钥错误。',
    'The last 30 days, by Beijing time. Refused: over the quota, too often, without the right, or with a wrong secret.',
  ],
  day: ['日期', 'Date'],
  calls: ['调用', 'Calls'],
  refused: ['被拒绝', 'Refused'],
  share: ['比例', 'Share'],
  unused: ['最近 30 天没有调用。', 'No call in the last 30 days.'],
  noEnd: ['仅显示有调用的日期', 'Only days with calls are shown'],
} as const satisfies Record<string, Phrase>

/** Hours for which the former secret stays valid. */
export const overlaps: readonly (readonly [hours: number, label: Phrase])[] = [
  [0, ['不保留，立即失效', 'No time: it ends at once']],
  [1, ['1 小时', '1 hour']],
  [24, ['24 小时', '24 hours']],
  [72, ['3 天', '3 days']],
  [168, ['7 天', '7 days']],
]

export const rotateTitle = (name: string): Phrase => [`更换“${name}”的密钥`, `New secret for "${name}"`]
export const usageTitle = (name: string): Phrase => [`“${name}”的用量`, `Usage of "${name}"`]
