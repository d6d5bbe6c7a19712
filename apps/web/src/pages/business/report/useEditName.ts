// Names the tab of an editor after the report in it: by its number, and by its product while it has none.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { type Report } from '@register/contract/business/reportShape'
import { useSay } from '../../../api/language.ts'
import { useTabName } from '../../../kit/tabs/useTab.ts'
import { editOf } from '../words.ts'

export function useEditName({ certificateNo, productName, model }: Report): void {
  const say = useSay()
  const what = printNo(certificateNo) || [productName, model].filter(Boolean).join(' ')
  useTabName(what && say(editOf(what)))
}
