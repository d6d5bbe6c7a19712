// One spelling for every comparison and search: what people type, print and scan differently reads the same.

/** Characters that are drawn as nothing: soft hyphens, joiners, marks of direction, fillers, variation selectors, byte order marks. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Capitals that came with Unicode 16 and 17, which a database, a server or a browser may not know yet: they are written small. */
const newest = '\uA7DC\uA7CB\u1C89\uA7CC\uA7CE\uA7D2\uA7D4\uA7DA'
const small = '\u019B\u0264\u1C8A\uA7CD\uA7CF\uA7D3\uA7D5\uA7DB'
const newestCapitals = new RegExp(`[${newest}]`, 'gu')

/** Upper case that is the same whatever version of Unicode is there: as upper() of the database followed by translate() with the same letters. */
export const capitals = (text: string): string =>
  text.toUpperCase().replace(newestCapitals, (one) => small.charAt(newest.indexOf(one)))

/** Texts that stay as they are: most numbers, as they are stored. */
const folded = /^[0-9A-Z]*$/

/** NFKC, upper case, without white space, hyphens, dashes, underscores, middle dots, and what is drawn as nothing. */
export const fold = (text: string): string =>
  folded.test(text) ? text : capitals(text.replace(unseen, '').normalize('NFKC')).replace(/[\s\-‐-―−_·]/gu, '')

/** The fewest folded characters that a search by keyword takes. */
export const minKeyword = 2
