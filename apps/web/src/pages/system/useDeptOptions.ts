// Departments as options of a choice: each can be chosen, also those with departments below them.
import type { DeptNode } from '@register/contract/system/dept/tree'
import { useMemo } from 'react'
import { useTranslate } from '../../api/language.ts'
import type { TreeOption } from '../../kit/input/tree/treeOptions.ts'
import { areaWords as words } from './words.ts'

/** The fields of a department that the choice needs; a branch of the page of departments has them too. */
type Node = Pick<DeptNode, 'id' | 'name' | 'bodyCode' | 'status'> & { children?: readonly Node[] }

/** `without`: the department that is being moved, which cannot be chosen, nor those below it. */
export function useDeptOptions(nodes: readonly Node[] | undefined, without?: number): TreeOption[] {
  const t = useTranslate()
  return useMemo(() => {
    const optionOf = ({ id, name, bodyCode, status, children = [] }: Node): TreeOption => {
      const shown = [bodyCode, name, status === 'stopped' ? `(${t(words.stopped)})` : ''].filter(Boolean).join(' ')
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
  }, [nodes, without, t])
}
