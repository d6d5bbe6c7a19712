// The input of a credit code: spaces, hyphens and small letters are corrected when the field is left.
import { normalCreditCode } from '@register/contract/business/numbers/creditCode'
import type { Field } from '@register/contract/fields'
import { FieldInput } from '../../../kit/input/FieldInput.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'

export function CreditCodeInput({ field, ...props }: InputProps & { field: Field }) {
  const { value, onChange, onBlur } = props
  function leave() {
    if (typeof value === 'string' && normalCreditCode(value) !== value) onChange(normalCreditCode(value))
    onBlur()
  }
  return <FieldInput field={field} {...props} onBlur={leave} />
}
