// The input of a six-digit code; telephones offer the code that has just arrived.
import { inputClass, type Tied } from '../../kit/plain/action/Field.tsx'

interface Props {
  tied: Tied
  value: string
  onChange: (value: string) => void
}

/** Accepts two characters more than a code has, because a copied code may contain blanks. */
export const CodeInput = ({ tied, value, onChange }: Props) => (
  <input
    {...tied}
    className={inputClass}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={8}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
