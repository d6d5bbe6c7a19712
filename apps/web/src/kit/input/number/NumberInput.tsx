// A number input with its unit: the typed text stays as it is until another value comes from outside.
import type { Field, Value } from '@register/contract/fields'
import { Input, type InputProps } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { exampleOf } from '../words.ts'
import { numberFrom, numberText } from './numberText.ts'

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  field: Field
  value: Value | null | undefined
  /** The number as its original writes it: 2.60. */
  written?: string | undefined
  /** Receives the number, or the typed text when it is not a number, and the text. */
  onChange: (value: number | string | null, text: string) => void
}

export function NumberInput({ field, value, written, onChange, ...shape }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState({ text: '', value: numberFrom(field, '') })
  return (
    <Input
      {...shape}
      inputMode="decimal"
      autoComplete="off"
      placeholder={field.example === undefined ? '' : t(exampleOf(field.example))}
      value={typed.text !== '' && typed.value === (value ?? null) ? typed.text : (written ?? numberText(value))}
      onChange={({ target: { value: text } }) => {
        const next = numberFrom(field, text)
        setTyped({ text, value: next })
        onChange(next, text)
      }}
    />
  )
}
