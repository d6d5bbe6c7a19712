// Which kind of form a sheet is of: chosen by the person.
import { kindNames, type KindName } from '@register/contract/business/parameters/kindNames'
import { useSay } from '../../../api/language.ts'
import { Choice } from '../../../kit/input/Choice.tsx'
import { areaWords } from '../words.ts'
import styles from './kind.module.css'

export interface KindChoiceProps {
  value: KindName | undefined
  onChange: (kind: KindName | undefined) => void
}

export function KindChoice({ value, onChange }: KindChoiceProps) {
  const say = useSay()
  const label = say(areaWords.formKind)
  return (
    <div className={styles['kind']}>
      <span>{label}</span>
      <Choice
        label={label}
        value={value?.key ?? null}
        options={kindNames.map((kind) => ({ value: kind.key, label: say(kind.label) }))}
        onChange={(key) => onChange(kindNames.find((kind) => kind.key === key))}
      />
    </div>
  )
}
