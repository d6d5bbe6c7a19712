// The entries of a tree, and which of them a typed text means.

export interface TreeOption {
  value: string
  /** As it stands in the tree. */
  title: string
  /** As it stands in the input once chosen. */
  name: string
  /** What typing is compared with. */
  search: string
  selectable: boolean
  disabled?: boolean
  children: TreeOption[]
}

/** What typing lists, in the order of the tree: its ends, those that cannot be chosen now among them, and the branches that can be chosen themselves. */
export const entriesOf = (options: readonly TreeOption[]): TreeOption[] =>
  options.flatMap((option) =>
    option.children.length === 0
      ? [option]
      : [...(option.selectable ? [{ ...option, children: [] }] : []), ...entriesOf(option.children)],
  )

const choosable = ({ selectable, disabled }: TreeOption): boolean => selectable && !disabled

/** The branches that lie open at first: those around what is chosen, and one beside which nothing else could be chosen from. Of several the reader sees the names first, and not a hundred entries. */
export function openBranches(options: readonly TreeOption[], chosen?: string): string[] {
  const within = options.filter(({ children }) => entriesOf(children).some(choosable))
  const open = within.filter(
    ({ children }) => within.length === 1 || entriesOf(children).some(({ value }) => value === chosen),
  )
  return open.flatMap(({ value, children }) => [value, ...openBranches(children, chosen)])
}

/** The first entry whose words contain the text. */
export const firstFit = (entries: readonly TreeOption[], text: string): TreeOption | undefined =>
  text.trim() === ''
    ? undefined
    : entries.find((entry) => choosable(entry) && entry.search.toUpperCase().includes(text.trim().toUpperCase()))

/** The entry whose very code was typed. */
export const entryOf = (entries: readonly TreeOption[], text: string): TreeOption | undefined =>
  entries.find((entry) => choosable(entry) && entry.value === text.trim().toUpperCase())
