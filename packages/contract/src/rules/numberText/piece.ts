// Whether a text is only a piece of a certificate number, as cells and broken lines leave it: no register can say of a piece that it is not there.
import { fold } from '../../fold.ts'

/** Shorter than this no body numbers its reports. */
const shortestWhole = 6
const year = '(?:19|20)[0-9]{2}'
/** Groups of a number with the last or the first of them missing. */
const groups = new RegExp(
  `^(?:[1-9F][0-9A-Z]{3} [0-9]{3,5}(?: ${year})?|(?:(?:[1-9F][0-9A-Z]{3} )?[0-9]{3,5} )?${year}(?: [0-9]{1,4})?)$`,
)
/** The head of a number without its end. */
const beginning = /^(?:TSX[0-9A-Z]{0,14}|TX[0-9A-Z]{0,12})$/

/** For texts that the register does not know as they are; a short report number that it knows is no piece. */
export function isPieceOfNumber(text: string): boolean {
  const folded = fold(text)
  if (!/\d/.test(folded)) return false
  if (/^[0-9A-Z]+$/.test(folded) && folded.length < shortestWhole) return true
  return (
    beginning.test(folded) ||
    groups.test(
      text
        .normalize('NFKC')
        .toUpperCase()
        .trim()
        .split(/[\s\-‐-―−_·./]+/u)
        .join(' '),
    )
  )
}
