// The entries of a tree, and which of them match a typed text.

export interface TreeOption {
  value: string
  /** The text shown in the tree. */
  title: string
  /** The text shown in the input once chosen. */
  name: string
  /** The text that typing is compared with. */
  search: string
  selectable: boolean
  disabled?: boolean
  children: TreeOption[]
}

/** The entries that typing searches, in the order of the tree: its leaves, including those that cannot be chosen now, and the branches that can be chosen. */
export const entriesOf = (options: readonly TreeOption[]): TreeOption[] =>
  options.flatMap((option) =>
    option.children.length === 0
      ? [option]
      : [...(option.selectable ? [{ ...option, children: [] }] : []), ...entriesOf(option.children)],
  )

const choosable = ({ selectable, disabled }: TreeOption): boolean => selectable && !disabled

/** Whether the tree has an entry or a branch of this value. */
export const hasOption = (options: readonly TreeOption[], value: string): boolean =>
  options.some((option) => option.value === value || hasOption(option.children, value))

/** The branches that are unfolded at first: those around the chosen entry, and the only branch with choosable entries. Of several branches the reader sees the names first, and not a hundred entries. */
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

/** The entry whose code is exactly the typed text. */
export const entryOf = (entries: readonly TreeOption[], text: string): TreeOption | undefined =>
  entries.find((entry) => choosable(entry) && entry.value === text.trim().toUpperCase())
