// Chooses a department by unfolding the tree or by typing; the value is its id.
import type { DeptNode } from '@register/contract/system/dept/tree'
import { TreeChoice } from '../../kit/input/tree/TreeChoice.tsx'
import type { InputProps } from '../../kit/input/inputProps.ts'
import { useDeptOptions } from './useDeptOptions.ts'

interface DeptChoiceProps extends InputProps {
  nodes: readonly DeptNode[] | undefined
  /** This department, and those below it, cannot be chosen. */
  without?: number | undefined
}

export function DeptChoice({ nodes, without, value, onChange, ...props }: DeptChoiceProps) {
  const options = useDeptOptions(nodes, without)
  return (
    <TreeChoice
      {...props}
      options={options}
      loading={nodes === undefined}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(next) => onChange(typeof next === 'string' ? Number(next) : null)}
    />
  )
}
