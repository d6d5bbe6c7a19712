// The texts of the grid of widgets.
import type { Phrase } from '@register/contract/phrase'
import type { GridLayout } from '@register/contract/grid'

export const gridWords = {
  add: ['添加部件', 'Add widgets'],
  layout: ['布局', 'Layout'],
  none: ['没有部件啦', 'No widgets left'],
  empty: ['把部件拖到这里', 'Drag widgets here'],
  nothing: ['还没有部件', 'No widgets yet'],
  restored: ['已恢复默认布局', 'The default is restored'],
  reset: ['恢复默认', 'Restore the default'],
  widget: ['部件', 'widget'],
  how: [
    '按空格键拿起，用方向键在栏内和栏间移动，再按空格键放下，按 Esc 取消',
    'Press space to pick up, arrow keys to move within and between columns, space to put down, escape to cancel',
  ],
  cancelled: ['已取消', 'Cancelled'],
} as const satisfies Record<string, Phrase>

export const layoutWords = {
  '12,6,6': ['一宽两窄', 'One wide, two narrow'],
  '24,16,8': ['通栏加两栏', 'A full row above two'],
  '24': ['单栏', 'One column'],
} as const satisfies Record<GridLayout, Phrase>

export const moveOf = (name: string): Phrase => [`移动 ${name}`, `Move ${name}`]
export const removeOf = (name: string): Phrase => [`移除 ${name}`, `Remove ${name}`]
export const addOf = (name: string): Phrase => [`添加 ${name}`, `Add ${name}`]
export const addedTo = (name: string, column: number): Phrase => [
  `已添加 ${name}，在第 ${column} 栏`,
  `${name} added to column ${column}`,
]
export const removedFrom = (name: string): Phrase => [`已移除 ${name}`, `${name} removed`]
export const columnOf = (n: number): Phrase => [`第 ${n} 栏`, `Column ${n}`]
export const atPlace = (name: string, column: number, place: number): Phrase => [
  `${name}：第 ${column} 栏第 ${place} 位`,
  `${name}: column ${column}, place ${place}`,
]
