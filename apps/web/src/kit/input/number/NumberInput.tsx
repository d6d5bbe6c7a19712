// A number with its unit, as plain text: what is typed stays as it was typed until another value comes from outside.
import type { Field, Value } from '@register/contract/fields'
import { Input, type InputProps } from 'antd'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { exampleOf } from '../words.ts'
import { numberFrom, numberText } from './numberText.ts'

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  field: Field
  value: Value | null | undefined
  /** Hears the number; the text itself when it is none. */
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
