// Departments in the shape that the tree next to a list needs.
import type { DeptNode } from '@register/contract/system/dept/tree'
import { useMemo } from 'react'
import type { SideNode } from './SideTree.tsx'

const asSide = (nodes: readonly DeptNode[]): SideNode[] =>
  nodes.map(({ id, name, bodyCode, status, children }) => ({
    id,
    name,
    note: bodyCode,
    status,
    children: asSide(children),
  }))

export const useSideDepts = (nodes: readonly DeptNode[] | undefined): SideNode[] =>
  useMemo(() => asSide(nodes ?? []), [nodes])
