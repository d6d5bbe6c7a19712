// Texts of pieces that several pages of administration use.
import type { Phrase } from '@register/contract/phrase'

export const areaWords = {
  label: ['部门', 'Departments'],
  all: ['全部部门', 'All departments'],
  stopped: ['已停用', 'disabled'],
  find: ['查找部门', 'Find a department'],
  unlock: ['解锁', 'Unlock'],
  unlocked: ['账号已解锁', 'The account is unlocked'],
  unlockText: [
    '连续输错密码后，账号会自动锁定一段时间。请先确认是本人输错：解锁后可立即再次尝试。',
    'Wrong passwords lock an account for a while. Make sure that the person entered them: after unlocking, the next try is possible at once.',
  ],
} as const satisfies Record<string, Phrase>

export const unlockAsk = (name: string): Phrase => [`解锁账号“${name}”？`, `Unlock the account "${name}"?`]
