// A number input with its unit: the typed text stays as it is until another value comes from outside.
import type { Field, Value } from '@register/contract/fields'
import { Input, type InputProps } from 'antd'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { exampleOf } from '../words.ts'
import { numberFrom, numberText } from './numberText.ts'

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  field: Field
  value: Value | null | undefined
  /** Receives the number, or the typed text when it is not a number. */
  onChange: (value: number | string | null) => void
}

export function NumberInput({ field, value, onChange, ...shape }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState({ text: '', value: numberFrom(field, '') })
  return (
    <Input
      {...shape}
      inputMode="decimal"
      autoComplete="off"
      placeholder={field.example === undefined ? '' : say(exampleOf(field.example))}
      value={typed.value === (value ?? null) ? typed.text : numberText(value)}
      onChange={({ target: { value: text } }) => {
        const next = numberFrom(field, text)
        setTyped({ text, value: next })
        onChange(next)
      }}
    />
  )
}
