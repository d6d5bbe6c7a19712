// Dictionaries as options of a choice.
import type { TypeBranch } from '@register/contract/system/dictionary/type'
import { useMemo } from 'react'
import type { TreeOption } from '../../../kit/input/tree/treeOptions.ts'

const optionsOf = (tree: readonly TypeBranch[], by: 'id' | 'type', without?: number): TreeOption[] =>
  tree
    .filter(({ id }) => id !== without)
    .map((one) => ({
      value: String(one[by]),
      title: one.name,
      name: one.name,
      search: `${one.name} ${one.type}`,
      selectable: true,
      children: optionsOf(one.children, by, without),
    }))

/** `by`: the value of an option, id or key. `without`: the dictionary that is being moved, which cannot be chosen, nor those below it. */
export const useTypeOptions = (tree: readonly TypeBranch[], by: 'id' | 'type', without?: number): TreeOption[] =>
  useMemo(() => optionsOf(tree, by, without), [tree, by, without])
