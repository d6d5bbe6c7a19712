// Finds the entry of a list that a typed part of it means.

interface Entry {
  value: string
  label: string
}

/** Entries are compared without case and spaces, because standards are typed from paper. */
const bare = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Whether the text is a part of the label; an empty one is a part of all. */
export const contains = (label: string, text: string): boolean => bare(label).includes(bare(text))

/** The entry that is the text. */
export const entryOf = (text: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ value, label }) => [value, label].some((one) => bare(one) === bare(text)))

/** The only entry that contains the text; the text itself when none or several do. */
export function meantBy(text: string, entries: readonly Entry[]): string {
  const same = entryOf(text, entries)
  if (same) return same.value
  const [found, another] = entries.filter(({ label }) => contains(label, text))
  return found && !another && text.trim() !== '' ? found.value : text.trim()
}
