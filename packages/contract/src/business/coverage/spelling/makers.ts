// Names of makers: one company has several, so that two names are told equal or are not told apart.
import { statedIn } from './placeholder.ts'

/** The words of a legal form in one spelling. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\bLIMITED\b/g, 'LTD'],
  [/\bCOMPANY\b/g, 'CO'],
  [/\bCORPORATION\b/g, 'CORP'],
  [/\bINCORPORATED\b/g, 'INC'],
  [/&/g, ' AND '],
]

/** A name without case, spaces, points and commas, with its legal form in one spelling: Co., Ltd. and CO LTD are one. */
const spelledName = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toUpperCase()
  return forms.reduce((text, [form, short]) => text.replaceAll(form, short), plain).replaceAll(/[\s.,·'’]/g, '')
}

/** Whether a name is one of these names of a company. Another text never shows another company: decision 78. */
export function isSameMaker(asked: string, names: readonly string[]): boolean {
  const wanted = spelledName(asked)
  return statedIn(names).some((name) => spelledName(name) === wanted)
}
