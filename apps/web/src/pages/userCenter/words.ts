// Texts that all pages of the user centre share.
import type { Phrase } from '@register/contract/phrase'

export const centreWords = {
  centre: ['个人中心', 'User centre'],
  basic: ['基本设置', 'Settings'],
  upgrade: ['账号升级', 'Upgrade'],
  data: ['数据管理', 'Data'],
} as const satisfies Record<string, Phrase>
