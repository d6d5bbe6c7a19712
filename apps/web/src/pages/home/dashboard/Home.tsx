// The office's start page: a greeting, what waits, what one often does, what changed.
import { useSay } from '../../../api/language.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import { useNow } from '../../../kit/time/useNow.ts'
import styles from './dashboard.module.css'
import { LatestChanges } from './LatestChanges.tsx'
import { WaitingCards } from './WaitingCards.tsx'
import { greetingOf, words } from './words.ts'

const greetingAt = (hour: number) => (hour < 12 ? words.morning : hour < 18 ? words.afternoon : words.evening)

export function Home() {
  const say = useSay()
  const may = useMay()
  const { info } = useSession()
  return (
    <div className={styles['page']}>
      <PageHead
        title={say(greetingOf(greetingAt(new Date(useNow()).getHours()), info?.user.nickname ?? ''))}
        text={info?.user.deptName}
      />
      <section aria-label={say(words.waits)}>
        <WaitingCards />
      </section>
      <Section title={say(words.quick)}>
        <div className={styles['quick']}>
          {may('business:codeApply:apply') && (
            <LinkAction icon="number" label={say(words.apply)} to={paths.applicationNew} />
          )}
          {may('business:report:add') && <LinkAction icon="form" label={say(words.write)} to={paths.reportNew} />}
          {may('business:report:import') && (
            <LinkAction icon="import" label={say(words.import)} to={paths.reportImport} />
          )}
          <LinkAction icon="search" label={say(words.search)} to={paths.search()} />
        </div>
      </Section>
      {may('business:changeNotice:list') && <LatestChanges />}
    </div>
  )
}
