// Dictionaries as entries of a choice.
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

/** `by`: what is chosen, the id or the key. `without`: one that cannot be chosen, nor anything below it: it is being moved. */
export const useTypeOptions = (tree: readonly TypeBranch[], by: 'id' | 'type', without?: number): TreeOption[] =>
  useMemo(() => optionsOf(tree, by, without), [tree, by, without])
