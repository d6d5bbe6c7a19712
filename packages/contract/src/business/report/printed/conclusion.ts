// The conclusion in the words of the paper against the registered result: they may not contradict each other.
import type { FieldError } from '../../../errors.ts'
import type { Phrase } from '../../../phrase.ts'

/** Why a published certificate is not revised to it. */
export const neverQualified: Phrase = [
  '试验结论不合格的报告不公示；已发布的证书有误的，请由总局撤销或暂停',
  'A report that is not qualified is never public. A published certificate that is wrong is revoked or suspended by the head office',
]

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
