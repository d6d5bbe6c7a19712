// A drop-down list of a few options for settings, where a choice takes effect at once.
import type { Wording } from '@register/contract/phrase'
import { Select } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { saidOptions } from '../text/saidOptions.ts'
import { usePopupWidth } from '../input/usePopupWidth.ts'

export interface ChooseProps<V extends string | number> {
  label: Wording
  value: V
  options: readonly { value: V; label: Wording }[]
  onChange: (value: V) => void
}

export function Choose<V extends string | number>({ label, value, options, onChange }: ChooseProps<V>) {
  const t = useTranslate()
  const popupWidth = usePopupWidth('content')
  return (
    <Select<V>
      aria-label={t(label)}
      value={value}
      options={saidOptions(options, t)}
      popupMatchSelectWidth={popupWidth}
      onChange={onChange}
    />
  )
}
