// The input of an applicant's name; it offers those of the body's former reports, and picking one fills in code and address.
import { formerApplicants, type FormerApplicant } from '@register/contract/business/parties/former'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../api/query.ts'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { Suggest } from '../../../kit/input/Suggest.tsx'
import { useRested } from '../../../kit/input/useRested.ts'

export function ApplicantInput({ onPick, ...props }: InputProps & { onPick: (applicant: FormerApplicant) => void }) {
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
