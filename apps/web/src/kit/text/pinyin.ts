// Finds Chinese texts by their pinyin: whole, by initials or mixed. It needs a dictionary of 90 KB, so `useFinder` loads it late.
import { match } from 'pinyin-pro'

/** Each syllable may be shortened, and no character between two found ones may be skipped; ü is typed as v. */
const how = { precision: 'start', lastPrecision: 'start', continuous: true, v: true } as const

const reads = (text: string, typed: string): boolean => match(text, typed, how) !== null

/**
 * Whether `typed` is a part of the text's pinyin, in any case; letters and digits match themselves, other signs of the text are
 * ignored. What is written üe is typed as ue as well, as input methods take it: no other syllable ends so.
 */
export function readsAs(text: string, typed: string): boolean {
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const letters = typed.normalize('NFKC').replaceAll(/[\s']/g, '')
  const other = letters.replaceAll(/([nl])ue/gi, '$1ve')
  return reads(plain, letters) || (other !== letters && reads(plain, other))
}
