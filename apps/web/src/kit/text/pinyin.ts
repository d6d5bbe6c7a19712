// Finds Chinese texts by their pinyin: whole, by initials or mixed. Stands on a dictionary of 90 KB, so `useFinder` fetches it late.
import { match } from 'pinyin-pro'

/** Each character may be cut short, and none between two found ones is left out; ü is typed as v. */
const how = { precision: 'start', lastPrecision: 'start', continuous: true, v: true } as const

/** Whether `typed` is a part of the text's pinyin, in any case; letters and digits stand for themselves, other signs of the text are left out. */
export const readsAs = (text: string, typed: string): boolean =>
  match(text.replaceAll(/[^\p{L}\p{N}]/gu, ''), typed.replaceAll(/[\s']/g, ''), how) !== null
