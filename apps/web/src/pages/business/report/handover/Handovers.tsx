// The history of a draft before publication: handed over, taken back, returned, by whom and why.
import { handoverEvents } from '@register/contract/rules/status'
import type { Report } from '@register/contract/business/report/shape'
import { useTranslate } from '../../../../api/language.ts'
import { History } from '../../../../kit/display/History.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { minuteOf } from '../../../../kit/time/time.ts'
import { byAt } from '../../words.ts'
import { words } from './words.ts'

const tones = {
  submit: 'quiet',
  takeBack: 'quiet',
  return: 'bad',
  confirmBasis: 'quiet',
  confirmFile: 'quiet',
  confirmTakenOver: 'quiet',
} as const

export function Handovers({ report: { handovers } }: { report: Report }) {
  const t = useTranslate()
  if (handovers.length === 0) return null
  const items = handovers.map(({ event, reason, by, at }, n) => ({
    key: n,
    tone: tones[event],
    title: t(handoverEvents[event]),
    meta: t(byAt(by, minuteOf(at))),
    body: reason,
  }))
  return (
    <Section title={words.history}>
      <History label={words.history} items={items.toReversed()} />
    </Section>
  )
}
