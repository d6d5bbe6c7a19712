// The box of a six-digit code; telephones offer the one that has just come.
import { inputClass, type Tied } from '../../kit/plain/action/Field.tsx'

interface Props {
  tied: Tied
  value: string
  onChange: (value: string) => void
}

/** Two more characters than a code has, for one that was copied with blanks. */
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
