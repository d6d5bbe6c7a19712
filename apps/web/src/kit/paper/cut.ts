// Splits long values, so that no piece of a document is higher than a page: the rest continues in a piece of its own.
import type { Phrase } from '@register/contract/phrase'

/** Characters and lines that always fit on a page. */
export interface Limit {
  characters: number
  lines: number
}
export const lineLimit: Limit = { characters: 500, lines: 12 }

/** The limit for the cells of a table: the more columns it has, the narrower they are. */
export const cellLimit = (columns: number): Limit => ({
  characters: Math.max(40, Math.floor(1000 / Math.max(columns, 2))),
  lines: 12,
})

/** The preferred places to cut after. */
const stops = ['\n', '。', '；', '. ', '; ', ', ', '，', '、', ' 或 ', ' or ']
const lastOf = (text: string, ends: readonly string[]): number =>
  Math.max(0, ...ends.map((end) => text.lastIndexOf(end) + (text.includes(end) ? end.length : 0)))

/** Where to cut a text so that the first part stays within the limit. */
function cutOf(text: string, { characters, lines }: Limit): number {
  const line = text.split('\n', lines).join('\n').length + 1
  const head = text.slice(0, Math.min(characters, line))
  const cut = lastOf(head, stops) || lastOf(head, [' ']) || head.length
  // Never cuts between the two halves of a surrogate pair.
  return /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut - 1 : cut
}

export function partsOf(text: string, limit: Limit): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > limit.characters || rest.split('\n').length > limit.lines) {
    const cut = cutOf(rest, limit)
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...parts, rest]
}

/** In both languages, part by part. */
export function phraseParts([zh, en]: Phrase, limit: Limit): Phrase[] {
  const [ones, others] = [partsOf(zh, limit), partsOf(en, limit)]
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, at) => [ones[at] ?? '', others[at] ?? ''])
}

/** Splits a row of a table into the rows it needs; shorter cells are empty in the later ones. */
export function rowsOf(cells: readonly Phrase[]): Phrase[][] {
  const parts = cells.map((cell) => phraseParts(cell, cellLimit(cells.length)))
  const rows = Math.max(1, ...parts.map(({ length }) => length))
  return Array.from({ length: rows }, (_, at) => parts.map((part) => part[at] ?? ['', '']))
}
