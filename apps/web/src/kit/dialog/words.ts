// The texts about the size of dialogs, and of the dialog that gives a new name.
import type { Phrase } from '@register/contract/phrase'

export const dialogWords = {
  full: ['全屏显示', 'Full screen'],
  smaller: ['退出全屏', 'Leave full screen'],
  name: ['名称', 'Name'],
  rename: ['重命名', 'Rename'],
  renamed: ['已重命名', 'It has its new name'],
} as const satisfies Record<string, Phrase>
