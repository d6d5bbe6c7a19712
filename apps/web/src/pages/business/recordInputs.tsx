// The inputs that applications and reports share: the category, by which rules it is tested, the manufacturer, credit codes.
import type { Manufacturer } from '@register/contract/business/parties/manufacturer'
import type { Field } from '@register/contract/fields'
import type { OwnInputs } from '../../kit/form/FieldsForm.tsx'
import type { InputProps } from '../../kit/input/inputProps.ts'
import { BasisInput } from './BasisInput.tsx'
import { CategorySelect } from './CategorySelect.tsx'
import { CreditCodeInput } from './CreditCodeInput.tsx'
import { MakerInput } from './MakerInput.tsx'

const creditCode = (input: InputProps, field: Field) => <CreditCodeInput field={field} {...input} />

/** For `FieldsForm`; `onMaker` hears of a manufacturer that the register knows. */
export const recordInputs = (onMaker: (maker: Manufacturer) => void): OwnInputs => ({
  categoryCode: (input) => <CategorySelect {...input} />,
  testBasis: (input) => <BasisInput {...input} />,
  manufacturerName: (input) => <MakerInput {...input} onPick={onMaker} />,
  manufacturerCreditCode: creditCode,
  applicantCreditCode: creditCode,
})
