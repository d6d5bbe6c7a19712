// The pairs of neighbouring characters that a search term asks the index for; the SQL function search_pairs computes the same.

/** Pairs of a folded term as the numbers the index holds; every other one, since LIKE checks the rest. */
export function pairsOf(folded: string): number[] {
  const codes = [...folded].map((char) => char.codePointAt(0) ?? 0)
  const pair = (at: number) => ((codes[at] ?? 0) & 65_535) * 65_536 + ((codes[at + 1] ?? 0) & 65_535) - 2_147_483_648
  const starts = new Set<number>()
  for (let at = 0; at < codes.length - 1; at += 2) starts.add(at)
  if (codes.length > 1) starts.add(codes.length - 2)
  return [...new Set([...starts].map(pair))]
}

/** A LIKE pattern for any part, with the wildcards of the term taken literally. */
export const likePattern = (folded: string): string => `%${folded.replace(/[\\%_]/g, '\\$&')}%`
