// The conclusion in the words of the paper against the registered result: they may not contradict each other.
import type { FieldError } from '../../errors.ts'

const saysNo = /不合格|不符合|不满足|未通过|不予|\bnot\s+(?:qualified|conform|comply|meet|pass)|\bdoes\s+not\b|\bfail/i

/** A paper that says no is registered as not qualified: such a report is kept and never published. */
export const conclusionErrors = (content: {
  conclusion?: string | null | undefined
  conclusionPrinted?: string | null | undefined
}): FieldError[] =>
  content.conclusion === 'qualified' && saysNo.test(content.conclusionPrinted ?? '')
    ? [
        {
          field: 'conclusionPrinted',
          phrase: [
            '结论原文写明不合格或不符合，与“试验结论：合格”矛盾，请核对原件',
            'Conclusion as printed says that the sample did not pass, which contradicts the conclusion "Qualified". Compare it with the original',
          ],
        },
      ]
    : []
