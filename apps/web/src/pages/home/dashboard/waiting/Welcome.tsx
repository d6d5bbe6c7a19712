// What waits for the signed-in person: figures linked to the lists they count, and the oldest entries below. Visitors see what they can do here.
import { readChecklist } from '@register/contract/system/setup/setup'
import { useLang, useSay } from '../../../../api/language.ts'
import { useMay, useSession } from '../../../../api/session.ts'
import { Stat } from '../../../../kit/display/Stat.tsx'
import { total } from '../../../../kit/plain/format.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { OldestFirst } from './OldestFirst.tsx'
import { SetupCard } from './SetupCard.tsx'
import { useWaiting, worksOnQueues } from './useWaiting.ts'

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
  const setsUp = useMay()(readChecklist)
  const { counts, lines } = useWaiting()
  if (counts.length === 0 && !setsUp) return <p className={styles['quiet']}>{say(words.nothing)}</p>
  return (
    <>
      <div className={styles['cards']}>
        {setsUp && <SetupCard />}
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
      {lines.length > 0 && (
        <>
          <h3>{say(words.oldestFirst)}</h3>
          <OldestFirst label={say(words.oldestFirst)} items={lines} />
        </>
      )}
    </>
  )
}
