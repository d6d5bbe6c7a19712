// Finds the entry of a list that a typed part of it means.

interface Entry {
  value: string
  label: string
}

/** Entries are compared without case and spaces, because standards are typed from paper. */
const bare = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** The only entry that contains the text; the text itself when none or several do. */
export function meantBy(text: string, entries: readonly Entry[]): string {
  const part = bare(text)
  const same = entries.find(({ label }) => bare(label) === part)
  if (same) return same.value
  const [found, another] = entries.filter(({ label }) => part !== '' && bare(label).includes(part))
  return found && !another ? found.value : text.trim()
}
