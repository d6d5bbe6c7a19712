// Capital letters that are the same whatever version of Unicode a database, a server or a browser has: those that came with Unicode 16 and 17 are written small.
const newest = '\uA7DC\uA7CB\u1C89\uA7CC\uA7CE\uA7D2\uA7D4\uA7DA'
const small = '\u019B\u0264\u1C8A\uA7CD\uA7CF\uA7D3\uA7D5\uA7DB'
const newestCapitals = new RegExp(`[${newest}]`, 'gu')

/** As upper() of the database followed by translate() with the same letters. */
export const capitals = (text: string): string =>
  text.toUpperCase().replace(newestCapitals, (one) => small.charAt(newest.indexOf(one)))
