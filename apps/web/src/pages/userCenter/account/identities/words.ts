// Texts of the card of linked accounts.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['绑定的账号', 'Linked accounts'],
  text: ['用其他系统的账号登录本系统。', 'Sign in here with your accounts of other systems.'],
  linked: ['绑定于', 'linked'],
  used: ['最近使用', 'last used'],
  unused: ['尚未使用', 'not used yet'],
  unlink: ['解除绑定', 'Unlink'],
  unlinked: ['已解除绑定', 'Unlinked'],
  unlinkText: ['此后不能再用它登录。', 'You can then no longer sign in with it.'],
} as const satisfies Record<string, Phrase>

export const unlinkOf = (name: string): Phrase => [`解除“${name}”的绑定？`, `Unlink the account of "${name}"?`]
export const linkOf = (name: string): Phrase => [`绑定“${name}”`, `Link one of "${name}"`]
