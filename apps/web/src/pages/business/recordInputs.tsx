// The inputs that applications and reports share: each offers what the register or the body's former reports know.
import type { FormerApplicant, FormerProduct } from '@register/contract/business/parties/former'
import type { Manufacturer } from '@register/contract/business/parties/manufacturer'
import type { Field } from '@register/contract/fields'
import type { OwnInputs } from '../../kit/form/FieldsForm.tsx'
import type { InputProps } from '../../kit/input/inputProps.ts'
import { ApplicantInput } from './inputs/ApplicantInput.tsx'
import { BasisInput } from './inputs/BasisInput.tsx'
import { CategorySelect } from './inputs/CategorySelect.tsx'
import { CountryInput } from './inputs/CountryInput.tsx'
import { CreditCodeInput } from './inputs/CreditCodeInput.tsx'
import { MakerInput } from './inputs/MakerInput.tsx'
import { ModelInput, ProductNameInput, type ProductOf } from './inputs/ProductInput.tsx'

const creditCode = (input: InputProps, field: Field) => <CreditCodeInput field={field} {...input} />

/** Called with the chosen entry of the register, to fill in its other data. */
interface Picks {
  maker: (maker: Manufacturer) => void
  applicant: (applicant: FormerApplicant) => void
  product: (product: Partial<FormerProduct>) => void
}

const longest = ({ maxLength }: Field) => maxLength ?? 200

/** For `FieldsForm`; `of`: the manufacturer and category of the product, as far as the form has them. */
export const recordInputs = (of: ProductOf, pick: Picks): OwnInputs => ({
  categoryCode: (input) => <CategorySelect {...input} />,
  productName: (input, field) => (
    <ProductNameInput {...input} of={of} maxLength={longest(field)} onPick={pick.product} />
  ),
  model: (input, field) => <ModelInput {...input} of={of} maxLength={longest(field)} onPick={pick.product} />,
  testBasis: (input) => <BasisInput {...input} />,
  manufacturerName: (input) => <MakerInput {...input} onPick={pick.maker} />,
  applicantName: (input) => <ApplicantInput {...input} onPick={pick.applicant} />,
  country: (input) => <CountryInput {...input} />,
  manufacturerCreditCode: creditCode,
  applicantCreditCode: creditCode,
})
