// A choice among the values of a filter, or all of them; an unknown value from the address stays visible.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { UnknownOption } from '../../kit/plain/action/UnknownOption.tsx'

interface Props<K extends string> {
  label: Phrase
  /** The label of "all". */
  all: Phrase
  keys: readonly K[]
  names: Readonly<Record<K, Phrase>>
  value: string
  onChoose: (value: string) => void
}

export const ChoiceBox = <K extends string>({ label, all, keys, names, value, onChoose }: Props<K>) => {
  const t = useTranslate()
  return (
    <Field label={label}>
      {(tied) => (
        <select {...tied} className={inputClass} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{t(all)}</option>
          {keys.map((key) => (
            <option key={key} value={key}>
              {t(names[key])}
            </option>
          ))}
          <UnknownOption value={value} known={keys} />
        </select>
      )}
    </Field>
  )
}
