// The one input of codes: it takes what a code can hold, from the keyboard and from the clipboard; telephones offer the code that has just arrived.
import { digitsTyped, recoveryTyped } from '@register/contract/input/codes'
import { inputClass, type Tied } from './Field.tsx'

interface Props {
  tied: Tied
  value: string
  onChange: (value: string) => void
  /** `recovery`: of an account whose telephone is lost; other codes have six digits. */
  kind?: 'digits' | 'recovery'
  focused?: boolean
}

const kinds = {
  digits: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const

export const CodeInput = ({ tied, value, onChange, kind = 'digits', focused = false }: Props) => {
  const typed = kind === 'digits' ? digitsTyped : recoveryTyped
  return (
    <input
      {...tied}
      {...kinds[kind]}
      key={kind}
      className={inputClass}
      name="code"
      autoCapitalize="none"
      spellCheck={false}
      // Only a step with this one input, which its reader is about to type into, asks for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={focused}
      value={value}
      onChange={(event) => onChange(typed(event.target.value))}
    />
  )
}
