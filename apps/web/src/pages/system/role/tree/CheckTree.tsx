// A tree of checkboxes: branches fold and count their checked entries, a keyword filters entries, and an entry may have more content.
import type { Phrase, Wording } from '@register/contract/phrase'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Fold } from '../../../../kit/action/Fold.tsx'
import styles from './tree.module.css'
import { below, fitting, type TreeItem } from './useChecks.ts'

// Texts of a tree of checkboxes.
const countOf = (held: number, all: number): Phrase => [`已选 ${held} / ${all}`, `${held} of ${all} chosen`]

const treeWords = {
  none: ['没有符合的条目', 'Nothing fits'],
} as const satisfies Record<string, Phrase>

interface CheckTreeProps {
  label: Wording
  items: readonly TreeItem[]
  checked: ReadonlySet<string>
  onToggle: (item: TreeItem, on: boolean) => void
  /** Filters the entries, which are shown with their ancestors. */
  sought?: string
  disabled?: boolean
  /** Drawn at the right of an entry that is ticked. */
  aside?: (item: TreeItem) => ReactNode
}

export function CheckTree({ label, items, sought = '', ...rest }: CheckTreeProps) {
  const t = useTranslate()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const shown = fitting(items, sought)
  const toggleFold = (key: string) =>
    setFolded((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  if (shown.length === 0) return <p className={styles['none']}>{t(treeWords.none)}</p>
  return (
    <ul className={styles['tree']} aria-label={t(label)}>
      {shown.map((item) => (
        <Branch
          key={item.key}
          {...rest}
          item={item}
          level={0}
          isOpen={(key) => sought.trim() !== '' || !folded.has(key)}
          onFold={toggleFold}
        />
      ))}
    </ul>
  )
}

interface BranchProps extends Pick<CheckTreeProps, 'checked' | 'onToggle' | 'disabled' | 'aside'> {
  item: TreeItem
  level: number
  isOpen: (key: string) => boolean
  onFold: (key: string) => void
}

function Branch(props: BranchProps) {
  const { item, level, checked, isOpen, onFold, aside } = props
  const t = useTranslate()
  const hasBelow = item.children.length > 0
  const open = hasBelow && isOpen(item.key)
  const all = below(item)
  const held = all.filter((key) => checked.has(key)).length
  const on = item.box ? checked.has(item.key) : all.length > 0 && held === all.length
  return (
    <li>
      <div
        className={`row wrap gap-0-8 align-center rounded anchor ${styles['line']}`}
        data-level={Math.min(level, 3)}
        data-branch={hasBelow}
      >
        <Fold branch={hasBelow && { name: item.label, open, onToggle: () => onFold(item.key) }} />
        <Name {...props} on={on} some={!item.box && held > 0 && !on} all={all} />
        {hasBelow && all.length > 0 && (
          <span className="quiet small regular tabular" title={t(countOf(held, all.length))}>
            {held}/{all.length}
          </span>
        )}
        {item.note && <code className={`quiet small regular mono one-line clip ${styles['note']}`}>{item.note}</code>}
        {on && item.box && aside && (
          <span className={`inline-row gap-8 align-center regular ${styles['aside']}`}>{aside(item)}</span>
        )}
      </div>
      {open && (
        <ul>
          {item.children.map((child) => (
            <Branch key={child.key} {...props} item={child} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface NameProps extends Pick<BranchProps, 'item' | 'onToggle' | 'disabled'> {
  on: boolean
  some: boolean
  all: readonly string[]
}

/** An entry without a checkbox in it or below it is only text. */
function Name({ item, onToggle, disabled = false, on, some, all }: NameProps) {
  if (!item.box && all.length === 0)
    return (
      <span className={`inline-row gap-8 align-center break-words ${styles['name']}`}>
        {item.label}
        {item.remark && <span className="quiet small regular tabular">{item.remark}</span>}
      </span>
    )
  return (
    <label className={`inline-row gap-8 align-center break-words ${styles['name']}`}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        checked={on}
        disabled={disabled}
        onChange={(event) => onToggle(item, event.target.checked)}
      />
      <span>{item.label}</span>
    </label>
  )
}
