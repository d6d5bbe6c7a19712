// What a person quotes about a page that failed in their browser: the kind of the error in words, the version, the page and the second.
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { Quote } from '../../../kit/plain/state/Quote.tsx'
import type { Fault } from './faultKind.ts'

export function FaultQuote({
  page,
  fault,
  at = '',
}: {
  page: string
  fault: Fault | undefined
  at: string | undefined
}) {
  const t = useTranslate()
  const version = useSite().data?.version
  const what = fault && `${t(fault.title)} (${fault.text})`
  return <Quote number={[what, version, page, at && secondOf(at)].filter(Boolean).join(' · ')} />
}
