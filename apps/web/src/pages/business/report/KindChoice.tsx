// Which kind of form a sheet is of: chosen by the person, or by itself while the register holds a single kind.
import type { FormKind, FormKinds } from '@register/contract/business/parameters/formKind'
import { useSay } from '../../../api/language.ts'
import { Choice } from '../../../kit/input/Choice.tsx'
import { areaWords } from '../words.ts'
import styles from './kind.module.css'

export interface KindChoiceProps {
  kinds: FormKinds
  value: FormKind | undefined
  onChange: (kind: FormKind | undefined) => void
}

export function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  const say = useSay()
  const label = say(areaWords.formKind)
  return (
    <div className={styles['kind']}>
      <span>{label}</span>
      {kinds.length > 1 ? (
        <Choice
          label={label}
          value={value?.key ?? null}
          options={kinds.map((kind) => ({ value: kind.key, label: say(kind.label) }))}
          onChange={(key) => onChange(kinds.find((kind) => kind.key === key))}
        />
      ) : (
        <strong>{value && say(value.label)}</strong>
      )}
    </div>
  )
}
