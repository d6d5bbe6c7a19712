// A choice between a few views of the same thing, moved through with the arrow keys.
import { Segmented } from 'antd'

export interface TabsProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

export function Tabs<V extends string>({ label, value, options, onChange }: TabsProps<V>) {
  return <Segmented<V> block aria-label={label} value={value} options={[...options]} onChange={onChange} />
}
