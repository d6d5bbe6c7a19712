// The labelled inputs of the drawer: one entry of a list, several entries, and a whole number.
import type { Wording } from '@register/contract/phrase'
import { InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { usePopupWidth } from '../../../kit/input/usePopupWidth.ts'
import styles from '../flow.module.css'
import type { Named } from '../summary.ts'

export const Labelled = ({
  label,
  inline = false,
  children,
}: {
  label: Wording
  inline?: boolean
  children: ReactNode
}) => {
  const t = useTranslate()
  return (
    // The label contains its input.
    <label className={inline ? styles['inline'] : 'stack gap-4 may-narrow'}>
      <span>{t(label)}</span>
      {children}
    </label>
  )
}

interface PickProps<V extends string> {
  label: Wording
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

export function Pick<V extends string>({ label, value, options, onChange }: PickProps<V>) {
  const t = useTranslate()
  const popupWidth = usePopupWidth('content')
  return (
    <Labelled label={label}>
      <Select<V>
        aria-label={t(label)}
        value={value}
        popupMatchSelectWidth={popupWidth}
        options={[...options]}
        onChange={onChange}
      />
    </Labelled>
  )
}

interface PickManyProps {
  label: Wording
  value: readonly string[]
  options: readonly Named[]
  placeholder?: Wording
  onChange: (value: string[]) => void
}

export const PickSeveral = ({ label, value, options, placeholder, onChange }: PickManyProps) => {
  const t = useTranslate()
  return (
    <Labelled label={label}>
      <Select
        mode="multiple"
        aria-label={t(label)}
        value={[...value]}
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t(placeholder)}
        onChange={onChange}
      />
    </Labelled>
  )
}

interface WholeProps {
  label: Wording
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

export const Whole = ({ label, value, least, most, onChange }: WholeProps) => {
  const t = useTranslate()
  return (
    <Labelled label={label}>
      <InputNumber
        aria-label={t(label)}
        min={least}
        max={most}
        precision={0}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </Labelled>
  )
}
