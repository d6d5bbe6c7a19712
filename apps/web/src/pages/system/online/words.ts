// Texts of the page of sessions.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/online'].title,
  text: [
    '每个会话一行；强制退出自对方下一次操作起生效',
    'One row per session; ending one takes effect at the user’s next step',
  ],
  end: ['强制退出', 'End'],
  endText: [
    '对方将在下一次操作时回到登录页，未保存的内容会丢失。',
    'Their next step leads to the sign-in page, and unsaved changes are lost.',
  ],
  ended: ['会话已结束', 'Ended'],
  own: ['本人', 'you'],
  empty: ['没有其他人在线。', 'Nobody is signed in.'],
} as const satisfies Record<string, Phrase>

export const askEnd = (name: string): Phrase => [`强制“${name}”退出？`, `End the session of "${name}"?`]
export const askEndAll = (count: number): Phrase => [`强制 ${count} 个会话退出？`, `End ${count} sessions?`]
