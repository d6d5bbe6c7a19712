// Computes the width of the column of actions: that of the widest row, in the language that is shown.
import type { Translate } from '../../../../api/language.ts'
import { visibleActs, type RowAction } from './rowActs.ts'

/** Pixels, as in the style sheet. */
const gap = 12
const menu = 24
const padding = { large: 32, medium: 16, small: 16 } as const
/** The word in the head fits in this. */
const least = 80
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

function widthOf(label: string): number {
  const known = widths.get(label)
  if (known !== undefined) return known
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = getComputedStyle(document.body).font
  const width = Math.ceil(pen.measureText(label).width)
  widths.set(label, width)
  return width
}

/** Pixels that the actions of these rows need side by side. */
export function actsWidth(acts: Iterable<readonly RowAction[]>, size: keyof typeof padding, t: Translate): number {
  let widest = least
  for (const of of acts) {
    const { first, rest } = visibleActs(of)
    const parts = [...first.map(({ label }) => widthOf(t(label))), ...(rest.length > 0 ? [menu] : [])]
    const width = parts.reduce((sum, part) => sum + part, gap * Math.max(0, parts.length - 1))
    widest = Math.max(widest, width + padding[size])
  }
  return widest
}
