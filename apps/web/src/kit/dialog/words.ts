// The texts about the size of dialogs.
import type { Phrase } from '@register/contract/phrase'

export const dialogWords = {
  full: ['全屏显示', 'Full screen'],
  smaller: ['退出全屏', 'Leave full screen'],
} as const satisfies Record<string, Phrase>
