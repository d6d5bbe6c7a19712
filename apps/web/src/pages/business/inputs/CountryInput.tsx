// Chooses a country or region by its name in either language, or by its two letters.
import { countryCodes, countryName } from '@register/contract/business/parties/countries'
import { useMemo } from 'react'
import { useSay } from '../../../api/language.ts'
import { Choice } from '../../../kit/input/Choice.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'

export function CountryInput({ id, label, value, invalid, describedBy, disabled, onChange, onBlur }: InputProps) {
  const say = useSay()
  const options = useMemo(
    () =>
      countryCodes.map((code) => {
        const name = countryName(code)
        return { value: code, label: `${say(name)} ${code}`, search: `${name[0]} ${name[1]} ${code}` }
      }),
    [say],
  )
  const code = typeof value === 'string' && value !== '' ? value : null
  return (
    <Choice
      clearable
      id={id}
      label={label}
      value={code}
      // A value that an import stored before the list of countries existed must stay visible.
      options={
        code === null || options.some((one) => one.value === code)
          ? options
          : [{ value: code, label: code }, ...options]
      }
      invalid={invalid}
      describedBy={describedBy}
      disabled={disabled}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
