// The labelled inputs of the drawer: one entry of a list, several entries, and a whole number.
import { InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { usePopupWidth } from '../../../kit/input/usePopupWidth.ts'
import styles from '../flow.module.css'
import type { Named } from '../summary.ts'

export const Labelled = ({
  label,
  inline = false,
  children,
}: {
  label: string
  inline?: boolean
  children: ReactNode
}) => (
  // The label contains its input.
  <label className={inline ? styles['inline'] : 'stack gap-4 may-narrow'}>
    <span>{label}</span>
    {children}
  </label>
)

interface PickProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

export function Pick<V extends string>({ label, value, options, onChange }: PickProps<V>) {
  const popupWidth = usePopupWidth('content')
  return (
    <Labelled label={label}>
      <Select<V>
        aria-label={label}
        value={value}
        popupMatchSelectWidth={popupWidth}
        options={[...options]}
        onChange={onChange}
      />
    </Labelled>
  )
}

interface PickManyProps {
  label: string
  value: readonly string[]
  options: readonly Named[]
  placeholder?: string
  onChange: (value: string[]) => void
}

export const PickSeveral = ({ label, value, options, placeholder, onChange }: PickManyProps) => (
  <Labelled label={label}>
    <Select
      mode="multiple"
      aria-label={label}
      value={[...value]}
      options={[...options]}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={placeholder}
      onChange={onChange}
    />
  </Labelled>
)

interface WholeProps {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

export const Whole = ({ label, value, least, most, onChange }: WholeProps) => (
  <Labelled label={label}>
    <InputNumber
      aria-label={label}
      min={least}
      max={most}
      precision={0}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  </Labelled>
)
