// Letters of other scripts that look like Latin ones: a number with one is another text, and a person is told which letter it is.
import { numbersIn, type NamedNumber } from '../../../rules/numbers/inText.ts'

const [cyrillic, greek] = ['АВЕКМНОРСТУХЅІЈавекмнорстухѕіј', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ']
const latin: ReadonlyMap<string, string> = new Map(
  [...`${cyrillic}${greek}`].map((letter, at) => [
    letter,
    [...'ABEKMHOPCTYXSIJABEKMHOPCTYXSIJABEZHIKMNOPTYX'][at] ?? '',
  ]),
)
const foreign = new RegExp(`[${[...latin.keys()].join('')}]`, 'gu')

/** The text with Latin letters for those that look like them. */
export const asLatin = (text: string): string => text.replace(foreign, (one) => latin.get(one) ?? one)

export interface ForeignLetter {
  letter: string
  latin: string
  script: 'cyrillic' | 'greek'
  /** The number that the text would have with Latin letters. */
  number: NamedNumber
}

/** The first foreign letter in what would otherwise be a number; nothing where no number has one. */
export function foreignLetterIn(text: string): ForeignLetter | undefined {
  for (const number of numbersIn(asLatin(text))) {
    const [letter] = text.slice(number.from, number.to).match(foreign) ?? []
    if (letter !== undefined)
      return { letter, latin: asLatin(letter), script: cyrillic.includes(letter) ? 'cyrillic' : 'greek', number }
  }
  return undefined
}
