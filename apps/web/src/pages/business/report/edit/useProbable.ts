// Whether a report asks what a misprinted number was meant to be, and the reading that is proposed.
import { fitsFormat } from '@register/contract/business/numbers/certificateNo'
import type { HeldCode } from '@register/contract/business/numbers/heldCodes'
import { probableReading } from '@register/contract/business/numbers/misprint'
import { shanghaiDay } from '@register/contract/dates'
import { textOf } from '@register/contract/fields'
import { useMemo } from 'react'
import { categoryOf, type Content } from '../content.ts'

interface Probable {
  /** Only for a number that is not written as numbers are; a reading that is there is shown in any case, so that it can be taken out. */
  isAsked: boolean
  /** Undefined where the codes of the body are not known, and where not exactly one number fits. */
  proposal: string | undefined
}

export function useProbable(content: Content, codes: readonly HeldCode[] | undefined): Probable {
  const printed = textOf(content.fields['certificateNo'])
  const issueDate = textOf(content.fields['issueDate'])
  const categoryCode = categoryOf(content)
  const proposal = useMemo(
    () => codes && probableReading(printed, { categoryCode, issueDate, codes, today: shanghaiDay() }),
    [printed, categoryCode, issueDate, codes],
  )
  const isAsked = textOf(content.fields['probableNo']) !== '' || (printed !== '' && !fitsFormat(printed))
  return { isAsked, proposal }
}
