// A range as one Excel cell and back: 20～150, ≥ 20, ≤ 150; a single number is both ends.
import type { Range } from '@register/contract/fieldTypes/range'
import { endsIn } from '@register/contract/fieldTypes/rangeText'
import type { CellValue } from '../excel.ts'

/** The cell of a range that has at least one end. */
export function rangeToCell({ from, to }: Range): CellValue {
  if (from !== null && to !== null) return from === to ? from : `${from}～${to}`
  return from === null ? `≤ ${to}` : `≥ ${from}`
}

/** Full-width digits and signs as plain ones; the minus sign as a hyphen. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('−', '-').trim()

/**
 * The ends of the range in a cell, each as `read` understands it; undefined when the cell has no range. `read` returns
 * undefined for what is no number.
 */
export function rangeFromCell(
  cell: string | number,
  read: (end: string | number) => number | undefined,
): Range | undefined {
  if (typeof cell === 'number') return bothEnds(read(cell), read(cell))
  const text = plain(cell)
  const [, sign, bound] = /^(≥|>=|≧|≤|<=|≦)(.*)$/su.exec(text) ?? []
  if (bound !== undefined) {
    const end = read(bound)
    if (end === undefined) return undefined
    return '≥>=≧'.includes(sign ?? '') ? { from: end, to: null } : { from: null, to: end }
  }
  const [from = text, to = text] = endsIn(text) ?? []
  return bothEnds(read(from), read(to))
}

const bothEnds = (from: number | undefined, to: number | undefined): Range | undefined =>
  from === undefined || to === undefined ? undefined : { from, to }
