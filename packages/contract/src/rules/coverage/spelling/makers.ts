// Names of makers: one company has several, so that two names are told equal or are not told apart.
import { storedText } from '../../../text/storedText.ts'
import { statedIn } from './placeholder.ts'

/** The words of a legal form in one spelling. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\bLIMITED\b/g, 'LTD'],
  [/\bCOMPANY\b/g, 'CO'],
  [/\bCORPORATION\b/g, 'CORP'],
  [/\bINCORPORATED\b/g, 'INC'],
  [/&/g, ' AND '],
]
/** A legal form with the points and commas that people write around it or leave out. */
const aroundForm = /[\s.,]*\b(LTD|CO|CORP|INC|LLC|PLC|GMBH)\b[\s.,]*/g
/** Spaces that part no two words: beside a Chinese character, and beside a sign. */
const idleSpace = /\s+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\s+|\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+/gu

/**
 * A name without case, with its legal form in one spelling: Co., Ltd. and CO LTD are one. Spaces and points between other
 * words stay, because AB C and A BC are two names.
 */
const spelledName = (name: string): string => {
  const plain = storedText(name)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'")
    .toUpperCase()
  return forms
    .reduce((text, [form, short]) => text.replaceAll(form, short), plain)
    .replaceAll(aroundForm, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(idleSpace, '')
}

/** Whether a name is one of these names of a company. Another text never shows another company (docs/rules/coverage.md#makers). */
export function isSameMaker(asked: string, names: readonly string[]): boolean {
  const wanted = spelledName(asked)
  return statedIn(names).some((name) => spelledName(name) === wanted)
}
