// The last four characters of a certificate number, typed from the paper to confirm a revocation.
import { fold } from '../../fold.ts'

interface Numbered {
  certificateNo: string | null
  reportNo: string | null
}

/** The number that is asked for: the certificate's, or the report's where there is none. */
export const askedNo = ({ certificateNo, reportNo }: Numbered): string => certificateNo || reportNo || ''

/** Without spaces, hyphens and case; a shorter number is asked for whole. */
export const lastFourOf = (numbered: Numbered): string => [...fold(askedNo(numbered))].slice(-4).join('')

export const isLastFour = (typed: string, numbered: Numbered): boolean => fold(typed) === lastFourOf(numbered)
