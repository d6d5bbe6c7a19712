// Texts of the page of sessions.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/online'].title,
  text: ['每个会话一行；强制退出自对方下一次操作起生效', 'One line for each session; ending one acts at its next step'],
  end: ['强制退出', 'End'],
  endText: [
    '对方将在下一次操作时回到登录页，未保存的内容会丢失。',
    'They are back at sign-in with their next step, and lose what is not saved.',
  ],
  ended: ['会话已结束', 'Ended'],
  own: ['本人', 'you'],
  empty: ['没有其他人在线。', 'Nobody is signed in.'],
} as const satisfies Record<string, Phrase>

export const askEnd = (name: string): Phrase => [`强制“${name}”退出？`, `End the session of "${name}"?`]
export const askEndAll = (count: number): Phrase => [`强制 ${count} 个会话退出？`, `End ${count} sessions?`]
