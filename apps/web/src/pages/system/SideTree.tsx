// A tree next to a list: a click filters the list by a branch; branches fold, a keyword finds them. It scrolls independently.
import type { Phrase } from '@register/contract/phrase'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Fold } from '../../kit/action/Fold.tsx'
import { FindBox } from '../../kit/input/find/FindBox.tsx'
import { branchesOf, firstRows } from '../../kit/table/view/rowTree.ts'
import { moreRowsOf } from '../../kit/table/words.ts'
import styles from './sideTree.module.css'

export interface SideNode {
  id: number
  name: string
  /** Small text next to the name; the keyword finds it too. */
  note: string
  status: 'active' | 'stopped'
  children: readonly SideNode[]
}

interface SideTreeProps {
  nodes: readonly SideNode[]
  /** The label of the tree, of its search box, and of the row for everything. */
  words: { label: Phrase; find: Phrase; all: Phrase }
  /** Undefined: all. */
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** The matching branches with their ancestors; below a match every branch is shown. */
const fitting = (nodes: readonly SideNode[], word: string): SideNode[] =>
  nodes.flatMap((node) => {
    if (`${node.note} ${node.name}`.toLowerCase().includes(word)) return [node]
    const children = fitting(node.children, word)
    return children.length > 0 ? [{ ...node, children }] : []
  })

/** The page below its head: the tree where the width allows, the list with its filters in the rest. */
export const BesideTree = ({ tree, children }: { tree: ReactNode; children: ReactNode }) => (
  <div className="row gap-12 grow may-shorten">
    {tree}
    <div className="row column gap-8 grow may-narrow">{children}</div>
  </div>
)

/** So many branches are drawn, and as many more at each press: thousands would hold up the list beside them. */
const step = 200

export function SideTree({ nodes, words, chosen, onChoose }: SideTreeProps) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [most, setMost] = useState(step)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const word = text.trim().toLowerCase()
  const toggle = (id: number) =>
    setFolded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const found = fitting(nodes, word)
  const shown = firstRows(found, 'children', most)
  const left = shown === found ? 0 : branchesOf(found, 'children').length - most
  const branch = (node: SideNode) => {
    const { id, name, note, status, children } = node
    const open = word !== '' || !folded.has(id)
    return (
      <li key={id}>
        <div className={`row align-center rounded ${styles['line']}`} data-on={id === chosen}>
          <Fold branch={children.length > 0 && { name, open, onToggle: () => toggle(id) }} />
          <button
            type="button"
            className={`grow may-narrow plain break-words text-start no-border no-ground pressable ${styles['name']}`}
            aria-pressed={id === chosen}
            data-stopped={status === 'stopped'}
            title={name}
            onClick={() => onChoose(id === chosen ? undefined : id)}
          >
            {name}
            {note && <small>{note}</small>}
          </button>
        </div>
        {open && children.length > 0 && <ul>{children.map(branch)}</ul>}
      </li>
    )
  }
  return (
    <nav className={`row column gap-8 rigid may-shorten card ${styles['side']}`} aria-label={t(words.label)}>
      <FindBox label={words.find} value={text} onChange={setText} />
      <ul className={`grow may-shorten scroll ${styles['tree']}`}>
        <li>
          <div className={`row align-center rounded ${styles['line']}`} data-on={chosen === undefined}>
            <Fold branch={false} />
            <button
              type="button"
              className={`grow may-narrow plain break-words text-start no-border no-ground pressable ${styles['name']}`}
              aria-pressed={chosen === undefined}
              onClick={() => onChoose(undefined)}
            >
              {t(words.all)}
            </button>
          </div>
        </li>
        {shown.map(branch)}
      </ul>
      {left > 0 && (
        <Action kind="quiet" label={moreRowsOf(Math.min(step, left))} onPress={() => setMost(most + step)} />
      )}
    </nav>
  )
}
