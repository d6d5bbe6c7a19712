// Counts in one pass how many texts contain each of many terms, as `LIKE '%term%'` would for each alone.

/**
 * @param {readonly string[]} terms of two characters or more
 * @returns {{ add: (text: string) => void, counts: () => Map<string, number> }}
 */
export function counter(terms) {
  const counts = new Map(terms.map((term) => [term, 0]))
  /** By the first two characters, so that each text is read once for all terms. @type {Map<string, string[]>} */
  const byStart = new Map()
  for (const term of counts.keys()) {
    const start = term.slice(0, 2)
    byStart.set(start, [...(byStart.get(start) ?? []), term])
  }
  return {
    add(text) {
      /** @type {Set<string>} */
      const held = new Set()
      for (let at = 0; at < text.length - 1; at++)
        for (const term of byStart.get(text.slice(at, at + 2)) ?? []) if (text.startsWith(term, at)) held.add(term)
      for (const term of held) counts.set(term, (counts.get(term) ?? 0) + 1)
    },
    counts: () => counts,
  }
}
