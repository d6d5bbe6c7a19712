// What waits for the signed-in person: the oldest entries, and below them each list with its number. Visitors see what they can do here.
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { readChecklist } from '@register/contract/system/setup/setup'
import { useTranslate } from '../../../../api/language.ts'
import { useMay, useSession } from '../../../../api/session.ts'
import { late } from '../../../../kit/plain/late.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { Loading } from '../../../../kit/state/Loading.tsx'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'
import { FirstSteps, FirstWork } from './FirstSteps.tsx'
import { OldestFirst } from './OldestFirst.tsx'
import { Queues } from './Queues.tsx'
import { useWaiting, worksOnQueues } from './useWaiting.ts'

/** For administrators alone. */
const Hands = late(async () => (await import('./Hands.tsx')).Hands)

export function Welcome() {
  const { info } = useSession()
  const may = useMay()
  const works = worksOnQueues.some(may) || may(readChecklist)
  const isVisitor = info?.roles.includes('registered') === true && info.permissions.length === 0
  if (isVisitor)
    return (
      <Frame title={words.steps}>
        <FirstSteps />
      </Frame>
    )
  return (
    <Frame title={works ? words.waits : words.glance}>
      <Waits />
    </Frame>
  )
}

/** What waits comes first, each with its verb; then every list with its number. What is only told stands apart from it. */
function Waits() {
  const t = useTranslate()
  const may = useMay()
  const setsUp = may(readChecklist)
  const { counts, lines } = useWaiting()
  const [work, told] = [counts.filter(({ isWork }) => isWork), counts.filter(({ isWork }) => !isWork)]
  const isNew = counts.length > 0 && counts.every(({ waiting }) => waiting?.total === 0)
  const isDone = work.every(({ waiting }) => waiting?.total === 0)
  if (counts.length === 0 && !setsUp) return <p className={`quiet ${styles['quiet']}`}>{t(words.nothing)}</p>
  if (isNew && !setsUp && may(generateCode))
    return (
      <>
        <h3>{t(words.startWith)}</h3>
        <FirstWork />
      </>
    )
  return (
    <>
      {setsUp && <Hands isAlone={isDone} waiting={<Loading lines={3} />} />}
      {lines.length > 0 && <OldestFirst label={words.oldestFirst} items={lines} />}
      {work.length > 0 && isDone && !setsUp && <EmptyState icon="check" text={words.nothing} />}
      {work.length > 0 && (
        <>
          <h3>{t(words.byKind)}</h3>
          <Queues label={words.byKind} counts={work} />
        </>
      )}
      {told.length > 0 && (
        <>
          {work.length > 0 && <h3>{t(words.glance)}</h3>}
          <Queues label={words.glance} counts={told} />
        </>
      )}
    </>
  )
}
