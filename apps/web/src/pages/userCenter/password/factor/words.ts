// Texts of the card of one's own second factor.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['两步验证', 'Second factor'],
  offered: [
    '尚未启用。启用后，登录时除密码外还需输入手机上的验证码，他人得到密码也无法登录。',
    'Not set up. With it, signing in needs a code from your telephone in addition to the password, so a stolen password alone is useless.',
  ],
  setUp: ['启用两步验证', 'Set it up'],
  isOn: ['已启用', 'On'],
  since: ['启用于', 'since'],
  anew: ['更换手机', 'Change the telephone'],
  renew: ['重新生成恢复码', 'New recovery codes'],
  askRenew: ['重新生成恢复码？', 'Make new recovery codes?'],
  renewText: ['原有的恢复码将全部失效。', 'Your present codes are then void.'],
  off: ['关闭', 'Turn it off'],
  askOff: ['关闭两步验证？', 'Turn the second factor off?'],
  offText: [
    '此后仅凭密码即可登录，恢复码同时失效。',
    'The password alone is then enough to sign in, and the recovery codes are void.',
  ],
  offRequired: [
    '您的账号管理本系统，必须启用两步验证：关闭后须立即重新设置，才能继续使用。',
    'Your account administers the register and must have one: you cannot continue until you set it up again.',
  ],
  isOff: ['两步验证已关闭', 'The second factor is off'],
  codesTitle: ['恢复码', 'Recovery codes'],
  codesText: [
    '只显示这一次。手机丢失时用它登录，每个只能用一次。',
    'They are shown only once. Each signs you in once when you have lost your telephone.',
  ],
  copyAll: ['复制全部', 'Copy all'],
} as const satisfies Record<string, Phrase>

export const codesLeftOf = (left: number): Phrase => [
  `剩余 ${left} 个恢复码`,
  left === 1 ? '1 recovery code left' : `${left} recovery codes left`,
]
