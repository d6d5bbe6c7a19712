// Chooses the form kind of a worksheet.
import { kindNames, type KindName } from '@register/contract/rules/parameters/kindNames'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Choice } from '../../../kit/input/Choice.tsx'
import { areaWords } from '../words.ts'
import styles from './kind.module.css'

/** The value of the choice of all kinds; no kind has this key. */
const everyKind = '*'

export interface KindChoiceProps {
  value: KindName | undefined
  /** The label of a first choice that means every kind; without it there is no such choice. */
  all?: Phrase
  onChange: (kind: KindName | undefined) => void
}

export function KindChoice({ value, all, onChange }: KindChoiceProps) {
  const t = useTranslate()
  return (
    <div className={`row wrap gap-8 align-center ${styles['kind']}`}>
      <span>{t(areaWords.formKind)}</span>
      <Choice
        label={areaWords.formKind}
        value={value?.key ?? (all ? everyKind : null)}
        options={[
          ...(all ? [{ value: everyKind, label: all }] : []),
          ...kindNames.map(({ key, label: name }) => ({ value: key, label: name })),
        ]}
        onChange={(key) => onChange(kindNames.find((kind) => kind.key === key))}
      />
    </div>
  )
}
