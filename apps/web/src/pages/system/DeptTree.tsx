// Departments beside a list: one press shows its people and those of all below it; branches fold, a word finds them. It scrolls by itself.
import type { DeptNode } from '@register/contract/system/dept/tree'
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Fold } from '../../kit/action/Fold.tsx'
import { FindBox } from '../../kit/input/find/FindBox.tsx'
import styles from './deptTree.module.css'
import { areaWords as words } from './words.ts'

interface DeptTreeProps {
  nodes: readonly DeptNode[]
  /** Undefined: all. */
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** The branches that fit, with what they stand under; one that fits brings all below it. */
const fitting = (nodes: readonly DeptNode[], word: string): DeptNode[] =>
  nodes.flatMap((node) => {
    if (`${node.bodyCode} ${node.name}`.toLowerCase().includes(word)) return [node]
    const children = fitting(node.children, word)
    return children.length > 0 ? [{ ...node, children }] : []
  })

export function DeptTree({ nodes, chosen, onChoose }: DeptTreeProps) {
  const say = useSay()
  const [text, setText] = useState('')
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const word = text.trim().toLowerCase()
  const toggle = (id: number) =>
    setFolded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const branch = (node: DeptNode) => {
    const { id, name, bodyCode, status, children } = node
    const open = word !== '' || !folded.has(id)
    return (
      <li key={id}>
        <div className={styles['line']} data-on={id === chosen}>
          <Fold branch={children.length > 0 && { name, open, onToggle: () => toggle(id) }} />
          <button
            type="button"
            className={styles['name']}
            aria-pressed={id === chosen}
            data-stopped={status === 'stopped'}
            title={name}
            onClick={() => onChoose(id === chosen ? undefined : id)}
          >
            {name}
            {bodyCode && <small>{bodyCode}</small>}
          </button>
        </div>
        {open && children.length > 0 && <ul>{children.map(branch)}</ul>}
      </li>
    )
  }
  return (
    <nav className={styles['side']} aria-label={say(words.departments)}>
      <FindBox label={say(words.find)} value={text} onChange={setText} />
      <ul className={styles['tree']}>
        <li>
          <div className={styles['line']} data-on={chosen === undefined}>
            <Fold branch={false} />
            <button
              type="button"
              className={styles['name']}
              aria-pressed={chosen === undefined}
              onClick={() => onChoose(undefined)}
            >
              {say(words.all)}
            </button>
          </div>
        </li>
        {fitting(nodes, word).map(branch)}
      </ul>
    </nav>
  )
}
