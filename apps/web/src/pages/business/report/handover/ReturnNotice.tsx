// Shows why a draft was returned, until it is handed over again.
import type { Report } from '@register/contract/business/report/shape'
import { useTranslate } from '../../../../api/language.ts'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { minuteOf } from '../../../../kit/time/time.ts'
import { byAt } from '../../words.ts'
import { words } from './words.ts'

export function ReturnNotice({ report: { returned, handovers } }: { report: Report }) {
  const t = useTranslate()
  const last = handovers.findLast(({ event }) => event === 'return')
  if (!returned || !last) return null
  return (
    <Notice
      tone="warn"
      title={`${t(words.returnedTitle)} · ${t(byAt(last.by, minuteOf(last.at)))}`}
      text={last.reason}
    />
  )
}
