// One spelling for every comparison and search: what people type, print and scan differently reads the same.

import { capitals } from './text/capitals.ts'

/** Characters that are drawn as nothing: soft hyphens, joiners, marks of direction, fillers, variation selectors, byte order marks. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** NFKC, upper case, without white space, hyphens, dashes, underscores, middle dots, and what is drawn as nothing. */
export const fold = (text: string): string =>
  capitals(text.replace(unseen, '').normalize('NFKC')).replace(/[\s\-‐-―−_·]/gu, '')

/** The fewest folded characters that a search by keyword takes. */
export const minKeyword = 2
