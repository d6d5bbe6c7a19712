// Departments as entries of a choice: each can be chosen, also those that others stand under.
import type { DeptNode } from '@register/contract/system/dept/tree'
import { useMemo } from 'react'
import { useSay } from '../../api/language.ts'
import type { TreeOption } from '../../kit/input/tree/treeOptions.ts'
import { areaWords as words } from './words.ts'

/** What the choice needs of a department; a branch of the screen of departments has it too. */
type Node = Pick<DeptNode, 'id' | 'name' | 'bodyCode' | 'status'> & { children?: readonly Node[] }

/** `without`: a department that cannot be chosen, nor anything below it: it is being moved. */
export function useDeptOptions(nodes: readonly Node[] | undefined, without?: number): TreeOption[] {
  const say = useSay()
  return useMemo(() => {
    const optionOf = ({ id, name, bodyCode, status, children = [] }: Node): TreeOption => {
      const shown = [bodyCode, name, status === 'stopped' ? `(${say(words.stopped)})` : ''].filter(Boolean).join(' ')
      return {
        value: String(id),
        title: shown,
        name: shown,
        search: shown,
        selectable: status === 'active',
        disabled: status === 'stopped',
        children: children.filter((child) => child.id !== without).map(optionOf),
      }
    }
    return (nodes ?? []).filter(({ id }) => id !== without).map(optionOf)
  }, [nodes, without, say])
}
