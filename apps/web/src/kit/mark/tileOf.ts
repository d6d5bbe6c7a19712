// The size of one watermark: as large as the words allow without being cut where the tiles meet.

/** Tiles of 150 by 150 pixels, turned by 45 degrees. Specification section 9. */
export const side = 150
const largest = 18
/** Between the lines of one mark, as the component draws them. */
const leading = 3

/** The width of a bold text in units of its size, on the generous side: a Chinese character is one, the others less. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2E80' ? 1 : 0.64), 0)

export interface Tile {
  /** Pixels of the words before they are turned. */
  width: number
  height: number
  /** What is left free between the turned words, so that each tile is `side` wide and high. */
  gap: [number, number]
  fontSize: number
}

export function tileOf(lines: readonly string[]): Tile {
  const longest = Math.max(1, ...lines.map(widthOf))
  const fontSize = Math.max(8, Math.min(largest, Math.floor(side / longest)))
  const height = lines.length * (fontSize + leading)
  // Turned by 45 degrees, a box is as wide and high as its two sides together, times this.
  const gap = side - (side + height) * Math.SQRT1_2
  return { width: side, height, gap: [gap, gap], fontSize }
}
