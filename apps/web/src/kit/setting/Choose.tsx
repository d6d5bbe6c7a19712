// One of a few ways, in a list that opens; for settings, where what is chosen takes effect at once.
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
