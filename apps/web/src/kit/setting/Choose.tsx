// A drop-down list of a few options for settings, where a choice takes effect at once.
import { Select } from 'antd'
import { usePopupWidth } from '../input/usePopupWidth.ts'

export interface ChooseProps<V extends string | number> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

export function Choose<V extends string | number>({ label, value, options, onChange }: ChooseProps<V>) {
  const popupWidth = usePopupWidth('content')
  return (
    <Select<V>
      aria-label={label}
      value={value}
      options={[...options]}
      popupMatchSelectWidth={popupWidth}
      onChange={onChange}
    />
  )
}
