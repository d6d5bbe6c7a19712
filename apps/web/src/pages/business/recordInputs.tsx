// The inputs that applications and reports share: each offers what the register or the body's former reports know.
import { normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import { countryCodes, countryName } from '@register/contract/business/report/parties/countries'
import {
  formerApplicants,
  type FormerApplicant,
  type FormerProduct,
} from '@register/contract/business/report/parties/former'
import { makerNamed } from '@register/contract/business/report/parties/knownMaker'
import { findManufacturers, type Manufacturer } from '@register/contract/business/report/parties/manufacturer'
import type { Field } from '@register/contract/fields'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnInputs } from '../../kit/form/FieldsForm.tsx'
import type { InputProps } from '../../kit/input/inputProps.ts'
import { BasisInput } from './inputs/BasisInput.tsx'
import { CategorySelect } from './inputs/CategorySelect.tsx'
import { ModelInput, ProductNameInput, type ProductOf } from './inputs/ProductInput.tsx'
import { FieldInput } from '../../kit/input/FieldInput.tsx'
import { useRead } from '../../api/query.ts'
import { Suggest } from '../../kit/input/Suggest.tsx'
import { useRested } from '../../kit/input/useRested.ts'
import { useTranslate } from '../../api/language.ts'
import { Choice } from '../../kit/input/Choice.tsx'
import { reportsOf } from './words.ts'

// The input of a manufacturer's name; it offers what the register knows, and picking one fills in code, address and licence.
interface Props extends InputProps {
  onPick: (maker: Manufacturer) => void
  onKnown?: ((maker: Manufacturer) => void) | undefined
}

function MakerInput({ onPick, onKnown, ...props }: Props) {
  const t = useTranslate()
  const keyword = useRested(typeof props.value === 'string' ? props.value : '')
  const { data } = useRead(
    findManufacturers,
    { body: { keyword } },
    { enabled: keyword.length >= 2, placeholderData: keepPreviousData },
  )
  const makers = keyword.length >= 2 ? (data ?? []) : []
  function leave() {
    const maker = typeof props.value === 'string' ? makerNamed(makers, props.value) : undefined
    if (maker) onKnown?.(maker)
    props.onBlur()
  }
  return (
    <Suggest
      {...props}
      onBlur={leave}
      suggestions={makers.map((maker, at) => ({
        key: String(at),
        value: maker.name,
        detail: [maker.creditCode, maker.address, t(reportsOf(maker.reports))].filter(Boolean).join(' · '),
      }))}
      onPick={(key) => {
        const maker = makers[Number(key)]
        if (maker) onPick(maker)
      }}
    />
  )
}

// Chooses a country or region by its name in either language, or by its two letters.
function CountryInput({ id, label, value, invalid, describedBy, disabled, onChange, onBlur }: InputProps) {
  const t = useTranslate()
  const options = useMemo(
    () =>
      countryCodes.map((code) => {
        const name = countryName(code)
        return { value: code, label: `${t(name)} ${code}`, search: `${name[0]} ${name[1]} ${code}` }
      }),
    [t],
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

// The input of an applicant's name; it offers those of the body's former reports, and picking one fills in code and address.
function ApplicantInput({ onPick, ...props }: InputProps & { onPick: (applicant: FormerApplicant) => void }) {
  const keyword = useRested(typeof props.value === 'string' ? props.value : '')
  const { data } = useRead(
    formerApplicants,
    { body: { keyword } },
    { enabled: keyword.length >= 2, placeholderData: keepPreviousData },
  )
  const applicants = keyword.length >= 2 ? (data ?? []) : []
  return (
    <Suggest
      {...props}
      suggestions={applicants.map((applicant, at) => ({
        key: String(at),
        value: applicant.name,
        detail: [applicant.creditCode, applicant.address].filter(Boolean).join(' · '),
      }))}
      onPick={(key) => {
        const applicant = applicants[Number(key)]
        if (applicant) onPick(applicant)
      }}
    />
  )
}

// The input of a credit code: spaces, hyphens and small letters are corrected when the field is left.
function CreditCodeInput({ field, ...props }: InputProps & { field: Field }) {
  const { value, onChange, onBlur } = props
  function leave() {
    if (typeof value === 'string' && normalCreditCode(value) !== value) onChange(normalCreditCode(value))
    onBlur()
  }
  return <FieldInput field={field} {...props} onBlur={leave} />
}

const creditCode = (input: InputProps, field: Field) => <CreditCodeInput field={field} {...input} />

/** Called with the chosen entry of the register, to fill in its other data. */
interface Picks {
  maker: (maker: Manufacturer) => void
  /** Called when the name of a known manufacturer was typed and left. */
  knownMaker?: (maker: Manufacturer) => void
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
  testBasis: (input) => <BasisInput {...input} categoryCode={of.categoryCode} />,
  manufacturerName: (input) => <MakerInput {...input} onPick={pick.maker} onKnown={pick.knownMaker} />,
  applicantName: (input) => <ApplicantInput {...input} onPick={pick.applicant} />,
  country: (input) => <CountryInput {...input} />,
  manufacturerCreditCode: creditCode,
  applicantCreditCode: creditCode,
})
