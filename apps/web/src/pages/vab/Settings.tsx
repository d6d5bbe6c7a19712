// The props of a piece as a form, itself a configured one, so that each can be tried where it is shown.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { ConfigForm } from '../../showcase/config/ConfigForm.tsx'
import type { ConfigItem, FormValues } from '../../showcase/config/formConfig.ts'

const label: Phrase = ['属性', 'Properties']

export interface SettingsProps<V extends FormValues> {
  items: readonly ConfigItem[]
  value: V
  onChange: (value: V) => void
}

export function Settings<V extends FormValues>({ items, value, onChange }: SettingsProps<V>) {
  return (
    <div className="below-16 tinted rounded pad-12-16">
      <ConfigForm
        label={useTranslate()(label)}
        config={{ formItems: items }}
        value={value}
        // The items write the values of their components, which match the type of the value.
        onChange={(next) => onChange(next as V)}
      />
    </div>
  )
}

/** A boolean prop. */
export const flag = (name: string, span = 6): ConfigItem => ({ component: 'switch', name, label: name, span })
