// The size of one watermark: as specified where the words fit, smaller where the edges of the tile would cut them.

/** Tiles of 150 by 150 pixels, turned by 45 degrees (docs/rules/office.md#figures-of-pieces). */
export const side = 150
/** Pixels of the text and of the line under it, as the earlier system had them. */
const largest = { text: 20, subtext: 14 }
const smallest = 8
/** Between the lines of one mark, as the component draws them. */
const leading = 3

/** The width of a bold text in units of its size, on the generous side: a Chinese character is one, the others less. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2E80' ? 1 : 0.64), 0)

const sizeOf = (text: string, wanted: number): number =>
  Math.max(smallest, Math.min(wanted, Math.floor(side / Math.max(1, widthOf(text)))))

export interface Tile {
  /** Pixels of the words before the rotation. */
  width: number
  height: number
  /** The gap between the rotated words, so that each tile is `side` wide and high. */
  gap: [number, number]
  /** The lines, each with its size. */
  lines: { text: string; font: { fontSize: number } }[]
}

export function tileOf(text: string, subtext?: string): Tile {
  const lines = [{ text, font: { fontSize: sizeOf(text, largest.text) } }]
  if (subtext !== undefined) lines.push({ text: subtext, font: { fontSize: sizeOf(subtext, largest.subtext) } })
  const height = lines.reduce((sum, { font }) => sum + font.fontSize + leading, 0)
  // Rotated by 45 degrees, a box is as wide and high as the sum of its sides times this factor.
  const gap = side - (side + height) * Math.SQRT1_2
  return { width: side, height, gap: [gap, gap], lines }
}
