// One spelling for every comparison and search: what people type, print and scan differently reads the same.

/** NFKC, upper case, without white space, hyphens, dashes, underscores and middle dots. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―−_·]/gu, '')

/** The shortest keyword a search takes, in folded characters. */
export const minKeyword = 2
