// The certificate numbers that the cell of a part names: often one, on some papers several, with numbers of other registers between them.
import { fitsFormat, numberKey } from '../../../rules/numbers/certificateNo.ts'
import { numbersInCell } from '../../../rules/numbers/inText.ts'

export interface CellPiece {
  /** As written; the pieces of a cell are the cell again. */
  text: string
  /** By which a certificate with this number is found; of text between numbers there is none. */
  key?: string
}

/** Signs are left out; a letter that is typed for a digit stays, because a number that only looks alike is another one. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z\p{Script=Han}]/gu, '')

/** What parts numbers that have no form of their own. */
const parting = /([、，,；;\n\r\t]+)/u

/** What is left next to the numbers: as a number of another form counts what stands alone between two signs. */
function others(text: string, { first, last }: { first: boolean; last: boolean }): CellPiece[] {
  const parts = text.split(parting)
  return parts.flatMap((one, at): CellPiece[] => {
    if (one === '') return []
    const isAlone = (at > 0 || first) && (at < parts.length - 1 || last)
    const key = at % 2 === 0 && isAlone ? numberKey(one) : ''
    return [key === '' ? { text: one } : { text: one, key }]
  })
}

/** The pieces of a cell in their order. */
export function piecesOf(cell: string): CellPiece[] {
  // Most parts have no certificate.
  if (cell === '') return []
  const numbers = numbersInCell(cell).filter(({ as, text, key }) => {
    return (as === 'certificate' || as === 'label') && fitsFormat(key) && numberKey(lettersOf(text)) === key
  })
  const [only] = numbers
  const whole = numberKey(cell)
  if (numbers.length < 2 && (only ? only.key === whole : !parting.test(cell.trim())))
    return whole === '' ? [] : [{ text: cell, key: whole }]
  const pieces: CellPiece[] = []
  let at = 0
  for (const { from, to, text, key } of numbers) {
    pieces.push(...others(cell.slice(at, from), { first: at === 0, last: false }), { text, key })
    at = to
  }
  return [...pieces, ...others(cell.slice(at), { first: at === 0, last: true })]
}

/** The keys of a cell, each once, as the database's cell_keys() finds them: of the whole cell, because a number of no form may hold any sign, of what stands between two signs, and of numbers. */
export const keysIn = (cell: string): string[] => [
  ...new Set(
    [cell, ...cell.split(parting).filter((_, at) => at % 2 === 0)]
      .map(numberKey)
      .concat(piecesOf(cell).flatMap(({ key }) => key ?? []))
      .filter((key) => key !== ''),
  ),
]
