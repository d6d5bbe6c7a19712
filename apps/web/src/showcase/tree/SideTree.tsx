// A tree next to a list: its branches fold, and a click on an entry filters the list.
import type { Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Fold } from '../../kit/action/Fold.tsx'
import { useWide } from '../../kit/layout/useWide.ts'
import styles from './tree.module.css'

export interface TreeNode {
  value: string
  label: string
  children: readonly TreeNode[]
}

export interface SideTreeProps {
  label: Wording
  nodes: readonly TreeNode[]
  /** The label of the row for everything, above the branches. */
  all: Wording
  value: string | undefined
  onPick: (value: string | undefined) => void
}

export function SideTree({ label, nodes, all, value, onPick }: SideTreeProps) {
  const t = useTranslate()
  // Where the tree is above the list instead of next to it, its branches are folded at first.
  const beside = useWide('lg')
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const toggle = (branch: string) =>
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(branch)) after.add(branch)
      return after
    })
  return (
    <nav aria-label={t(label)} className={styles['tree']}>
      <ul>
        <li>
          <div className="row gap-4 align-center">
            <button
              type="button"
              className={`grow may-narrow plain break-words text-start no-border no-ground rounded pressable ${styles['pick']}`}
              aria-current={value === undefined}
              onClick={() => onPick(undefined)}
            >
              {t(all)}
            </button>
          </div>
        </li>
        {nodes.map((node) => (
          <Branch
            key={node.value}
            node={node}
            value={value}
            isOpen={(branch) => beside !== toggled.has(branch)}
            onToggle={toggle}
            onPick={onPick}
          />
        ))}
      </ul>
    </nav>
  )
}

interface BranchProps {
  node: TreeNode
  value: string | undefined
  isOpen: (branch: string) => boolean
  onToggle: (branch: string) => void
  onPick: (value: string) => void
}

function Branch({ node, ...rest }: BranchProps) {
  const { value, isOpen, onToggle, onPick } = rest
  const open = isOpen(node.value)
  const below = node.children.length > 0
  return (
    <li>
      <div className="row gap-4 align-center">
        {below && <Fold branch={{ name: node.label, open, onToggle: () => onToggle(node.value) }} />}
        <button
          type="button"
          className={`grow may-narrow plain break-words text-start no-border no-ground rounded pressable ${styles['pick']}`}
          aria-current={value === node.value}
          onClick={() => onPick(node.value)}
        >
          {node.label}
        </button>
      </div>
      {below && open && (
        <ul>
          {node.children.map((child) => (
            <Branch key={child.value} node={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}
