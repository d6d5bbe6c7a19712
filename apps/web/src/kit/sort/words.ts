// The texts announced while things are reordered.
import type { Phrase } from '@register/contract/phrase'

export const sortWords = {
  move: ['移动', 'Move'],
  sortable: ['可排序项', 'sortable'],
  how: [
    '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消',
    'Press space to pick up, arrow keys to move, space to put down, escape to cancel',
  ],
  cancelled: ['已取消，顺序不变', 'Cancelled; the order is as before'],
} as const satisfies Record<string, Phrase>

export const at = (place: number, of: number): Phrase => [
  `已拿起第 ${place} 项，共 ${of} 项`,
  `Picked up ${place} of ${of}`,
]
export const moved = (place: number, of: number): Phrase => [
  `移到第 ${place} 位，共 ${of} 位`,
  `Moved to ${place} of ${of}`,
]
export const dropped = (place: number, of: number): Phrase => [
  `已放到第 ${place} 位，共 ${of} 位`,
  `Put down at ${place} of ${of}`,
]
