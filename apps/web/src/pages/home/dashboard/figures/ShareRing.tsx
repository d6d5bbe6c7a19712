// A share of something the reader may read, as a ring with both its numbers: decided applications, setting up, or valid certificates, by the reader's permissions.
import { applicationFigures, reportFigures } from '@register/contract/business/home/figures'
import { frontCount } from '@register/contract/business/publicReport/publicReport'
import { readChecklist } from '@register/contract/system/setup/setup'
import type { Phrase } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { count } from '../../../../kit/plain/format.ts'
import { LoadState, type Reading } from '../../../../kit/state/LoadState.tsx'
import { Frame } from '../Frame.tsx'
import { Ring } from './Ring.tsx'
import { decidedOf, figureWords as words, inForceOf, setUpOf } from './words.ts'

interface Share {
  part: number
  whole: number
}

export function ShareRing({ title }: { title: string }) {
  const may = useMay()
  const draw = () => {
    if (may(applicationFigures)) return <Decided />
    if (may(readChecklist)) return <SetUp />
    return may(reportFigures) ? <OwnInForce /> : <InForce />
  }
  return <Frame title={title}>{draw()}</Frame>
}

interface DrawnProps<T> {
  reading: Reading<T>
  share: (data: T) => Share
  text: (part: string, whole: string) => Phrase
  none: Phrase
}

function Drawn<T>({ reading, share, text, none }: DrawnProps<T>) {
  const t = useTranslate()
  const lang = useLang()
  return (
    <LoadState reading={reading} lines={3}>
      {(data) => {
        const { part, whole } = share(data)
        if (whole === 0) return <p className="above-4 quiet break-words">{t(none)}</p>
        return <Ring part={part} whole={whole} text={text(count(part, lang), count(whole, lang))} />
      }}
    </LoadState>
  )
}

const sum = (list: readonly { count: number }[]) => list.reduce((total, one) => total + one.count, 0)

/** Withdrawn applications need no decision. */
const Decided = () => (
  <Drawn
    reading={useRead(applicationFigures, {})}
    share={({ recent }) => ({
      part: sum(recent.filter(({ status }) => ['issued', 'used', 'rejected', 'voided'].includes(status))),
      whole: sum(recent.filter(({ status }) => status !== 'withdrawn')),
    })}
    text={decidedOf}
    none={words.noApplications}
  />
)

const SetUp = () => (
  <Drawn
    reading={useRead(readChecklist, {})}
    share={(list) => ({ part: list.filter(({ state }) => state !== 'open').length, whole: list.length })}
    text={setUpOf}
    none={words.noReports}
  />
)

const OwnInForce = () => (
  <Drawn
    reading={useRead(reportFigures, {})}
    share={({ byStatus }) => {
      const published = byStatus.filter(({ status }) => status !== 'draft' && status !== 'submitted')
      return { part: sum(published.filter(({ status }) => status === 'published')), whole: sum(published) }
    }}
    text={inForceOf(words.ofOwn)}
    none={words.noReports}
  />
)

const InForce = () => (
  <Drawn
    reading={useRead(frontCount, {})}
    share={({ total, byStatus }) => ({
      part: sum(byStatus.filter(({ key }) => key === 'published')),
      whole: total,
    })}
    text={inForceOf(words.ofRegister)}
    none={words.noReports}
  />
)
