// What waits for the signed-in person: figures linked to the lists they count, and the oldest entries below. Visitors see what they can do here.
import { generateCode } from '@register/contract/business/codeApply'
import { readChecklist } from '@register/contract/system/setup/setup'
import { useLang, useSay } from '../../../../api/language.ts'
import { useMay, useSession } from '../../../../api/session.ts'
import { Stat } from '../../../../kit/display/Stat.tsx'
import { total } from '../../../../kit/plain/format.ts'
import { late } from '../../../../kit/plain/late.tsx'
import { Loading } from '../../../../kit/state/Loading.tsx'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'
import { FirstSteps, FirstWork } from './FirstSteps.tsx'
import { OldestFirst } from './OldestFirst.tsx'
import { useWaiting, worksOnQueues } from './useWaiting.ts'

/** For administrators alone. */
const Hands = late(async () => (await import('./Hands.tsx')).Hands)

export function Welcome() {
  const say = useSay()
  const { info } = useSession()
  const may = useMay()
  const works = worksOnQueues.some(may) || may(readChecklist)
  const isVisitor = info?.roles.includes('registered') === true && info.permissions.length === 0
  if (isVisitor)
    return (
      <Frame title={say(words.steps)}>
        <FirstSteps />
      </Frame>
    )
  return (
    <Frame title={say(works ? words.waits : words.glance)}>
      <Waits />
    </Frame>
  )
}

function Waits() {
  const say = useSay()
  const lang = useLang()
  const may = useMay()
  const setsUp = may(readChecklist)
  const { counts, lines } = useWaiting()
  const isNew = counts.length > 0 && counts.every(({ waiting }) => waiting?.total === 0)
  if (counts.length === 0 && !setsUp) return <p className={styles['quiet']}>{say(words.nothing)}</p>
  if (isNew && !setsUp && may(generateCode))
    return (
      <>
        <h3>{say(words.startWith)}</h3>
        <FirstWork />
      </>
    )
  return (
    <>
      {setsUp && <Hands waiting={<Loading lines={3} />} />}
      {counts.length > 0 && (
        <div className={styles['cards']}>
          {counts.map(({ key, label, icon, to, isWork, waiting }) => (
            <Stat
              key={key}
              label={say(label)}
              icon={icon}
              to={to}
              value={waiting && total(waiting.total, waiting.totalIsLowerBound, lang)}
              strong={isWork && (waiting?.total ?? 0) > 0}
            />
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <>
          <h3>{say(words.oldestFirst)}</h3>
          <OldestFirst label={say(words.oldestFirst)} items={lines} />
        </>
      )}
    </>
  )
}
