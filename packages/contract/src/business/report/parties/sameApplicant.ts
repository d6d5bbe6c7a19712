// The applicant that is the manufacturer itself, as of most certificates: stated once, instead of its name, code and address a second time.
import { isEmpty, textOf, type Value, type Values } from '../../../fields.ts'

/** From each field of the applicant to the manufacturer's field of the same meaning. */
export const applicantOf = {
  applicantName: 'manufacturerName',
  applicantCreditCode: 'manufacturerCreditCode',
  applicantAddress: 'manufacturerAddress',
} as const

export const isOfApplicant = (key: string): key is keyof typeof applicantOf => key in applicantOf

const pairs = Object.entries(applicantOf)

/**
 * Whether the statement holds for a draft as it is opened: every field of the applicant is empty, or equal to the
 * manufacturer's. `asOnPaper`: an old certificate that names no applicant does not say that it is the manufacturer.
 */
export const isSameByDefault = (fields: Values, asOnPaper: boolean): boolean =>
  (!asOnPaper || !isEmpty(fields['applicantName'])) &&
  pairs.every(([own, makers]) => isEmpty(fields[own]) || textOf(fields[own]) === textOf(fields[makers]))

/** The fields with the manufacturer as the applicant; the same object where it is that already. */
export function withSameApplicant<F extends Readonly<Record<string, Value | null>>>(fields: F): F {
  const differs = pairs.some(([own, makers]) => (fields[own] ?? null) !== (fields[makers] ?? null))
  return differs
    ? { ...fields, ...Object.fromEntries(pairs.map(([own, makers]) => [own, fields[makers] ?? null])) }
    : fields
}
