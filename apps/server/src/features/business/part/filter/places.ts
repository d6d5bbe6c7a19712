// The parameters that say which model a part of a machine is, and tables of parts: what they are called.
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import type { Phrase } from '@register/contract/phrase'
import { searchedText } from '@register/contract/text/searchedText'

/** By their keys, which have one meaning in all forms. */
const labels: ReadonlyMap<string, Phrase> = new Map(
  formKinds.flatMap(({ fields }) =>
    fields.flatMap(({ key, label, type }) => (type === 'text' || type === 'table' ? [[key, label] as const] : [])),
  ),
)

/** What the part at a place in a record is called: the name of its parameter without the word for model; its key where this version does not declare it. */
export function placeLabel(place: string): Phrase {
  const [zh, en] = labels.get(place) ?? [place, place]
  return [zh.replace(/(?<=.)型号$/, ''), en.replace(/(?<=.) models?$/i, '')]
}

/** The keys, in the form of searches, of parameters whose name in one of the languages, with or without the word for model, has this word, or is it. */
export const placesNamed = (word: string, whole: boolean): string[] =>
  [...labels].flatMap(([key, label]) =>
    [...label, ...placeLabel(key)].map(searchedText).some((name) => (whole ? name === word : name.includes(word)))
      ? [searchedText(key)]
      : [],
  )
