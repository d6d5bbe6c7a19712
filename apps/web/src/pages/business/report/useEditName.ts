// Names the tab of an editor after its report: by its number, or by its product while it has no number.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { type Report } from '@register/contract/business/report/shape'
import { useTabName } from '../../../kit/tabs/useTab.ts'
import { editOf } from '../words.ts'

export function useEditName({ certificateNo, productName, model }: Report): void {
  const what = printNo(certificateNo) || [productName, model].filter(Boolean).join(' ')
  useTabName(what && editOf(what))
}
