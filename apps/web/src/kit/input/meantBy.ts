// Which entry of a list a typed part of it means.

interface Entry {
  value: string
  label: string
}

/** How an entry is compared: without case and spaces, as standards are typed from paper. */
const bare = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** The one entry that contains the text; the text as written when none does, or several do. */
export function meantBy(text: string, entries: readonly Entry[]): string {
  const part = bare(text)
  const same = entries.find(({ label }) => bare(label) === part)
  if (same) return same.value
  const [found, another] = entries.filter(({ label }) => part !== '' && bare(label).includes(part))
  return found && !another ? found.value : text.trim()
}
