// The departments of a scope of chosen departments, ticked in the tree of those in the reader's scope.
import { readRoleDepts, type DeptChoice } from '@register/contract/system/role/rights'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { CheckTree } from '../tree/CheckTree.tsx'
import { useChecks, type TreeItem } from '../tree/useChecks.ts'
import styles from './rights.module.css'
import { words } from './words.ts'

const itemOf = ({ id, label, children }: DeptChoice): TreeItem => ({
  key: String(id),
  label,
  box: true,
  children: children.map(itemOf),
})

interface DeptTicksProps {
  roleId: number
  value: readonly number[]
  disabled?: boolean
  onChange: (ids: number[]) => void
}

export function DeptTicks({ roleId, ...rest }: DeptTicksProps) {
  const reading = useRead(readRoleDepts, { params: { id: roleId } })
  return <LoadState reading={reading}>{({ depts }) => <Ticks items={depts.map(itemOf)} {...rest} />}</LoadState>
}

function Ticks({ items, value, disabled, onChange }: Omit<DeptTicksProps, 'roleId'> & { items: readonly TreeItem[] }) {
  const t = useTranslate()
  const { toggle } = useChecks(items, false)
  const checked = new Set(value.map(String))
  if (items.length === 0) return <p className="below-12 quiet">{t(words.noDepts)}</p>
  return (
    <div className={`framed rounded scroll ${styles['depts']}`}>
      <CheckTree
        label={words.depts}
        items={items}
        checked={checked}
        disabled={disabled ?? false}
        onToggle={(item, on) => onChange([...toggle(checked, item, on)].map(Number))}
      />
    </div>
  )
}
