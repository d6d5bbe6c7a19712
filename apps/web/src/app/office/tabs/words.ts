// The texts of the row of tabs.
import type { Phrase } from '@register/contract/phrase'

export const tabWords = {
  open: ['打开的页面', 'Open pages'],
  missing: ['页面不存在', 'Page not found'],
  unsaved: ['有未保存的内容', 'not saved'],
  refresh: ['刷新', 'Refresh'],
  close: ['关闭标签', 'Close'],
  closeOthers: ['关闭其他标签', 'Close the others'],
  left: ['左移', 'Move left'],
  right: ['右移', 'Move right'],
  maximise: ['最大化', 'Maximise'],
  restore: ['退出最大化', 'Leave the maximised page'],
  window: ['在新的窗口中打开', 'Open in a new window'],
  turnBack: ['向前滚动标签', 'Earlier tabs'],
  turnOn: ['向后滚动标签', 'Later tabs'],
} as const satisfies Record<string, Phrase>

export const closeOf = (title: string): Phrase => [`关闭 ${title}`, `Close ${title}`]
export const allOf = (n: number): Phrase => [`全部 ${n} 个标签`, `All ${n} tabs`]
export const limitOf = (n: number): Phrase => [
  `已打开 ${n} 个标签。再打开新的页面时，最久未查看且没有未保存内容的标签会关闭。`,
  `${n} tabs are open. The next page closes the tab that was viewed longest ago, unless it has unsaved changes.`,
]
