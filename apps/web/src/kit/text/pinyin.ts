// Finds Chinese texts by their pinyin: whole, by initials or mixed. It needs a dictionary of 90 KB, so `useFinder` loads it late.
import { match } from 'pinyin-pro'

/** Each syllable may be shortened, and no character between two found ones may be skipped; ü is typed as v. */
const how = { precision: 'start', lastPrecision: 'start', continuous: true, v: true } as const

/** Whether `typed` is a part of the text's pinyin, in any case; letters and digits match themselves, other signs of the text are ignored. */
export const readsAs = (text: string, typed: string): boolean =>
  match(text.replaceAll(/[^\p{L}\p{N}]/gu, ''), typed.replaceAll(/[\s']/g, ''), how) !== null
