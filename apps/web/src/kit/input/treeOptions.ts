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

/** The ends of a tree in its order, those that cannot be chosen now among them. */
export const entriesOf = (options: readonly TreeOption[]): TreeOption[] =>
  options.flatMap((option) => (option.children.length > 0 ? entriesOf(option.children) : [option]))

const choosable = ({ selectable, disabled }: TreeOption): boolean => selectable && !disabled

/** The branches under which something can be chosen: they lie open, the others are only there to be seen. */
export const openBranches = (options: readonly TreeOption[]): string[] =>
  options.flatMap((option) =>
    entriesOf(option.children).some(choosable) ? [option.value, ...openBranches(option.children)] : [],
  )

/** The first entry whose words contain the text. */
export const firstFit = (entries: readonly TreeOption[], text: string): TreeOption | undefined =>
  text.trim() === ''
    ? undefined
    : entries.find((entry) => choosable(entry) && entry.search.toUpperCase().includes(text.trim().toUpperCase()))

/** The entry whose very code was typed. */
export const entryOf = (entries: readonly TreeOption[], text: string): TreeOption | undefined =>
  entries.find((entry) => choosable(entry) && entry.value === text.trim().toUpperCase())
