// The office's start page: a greeting, what waits, what one often does, what changed.
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { generateCode } from '@register/contract/business/codeApply'
import { insertReport } from '@register/contract/business/report'
import { checkImport } from '@register/contract/business/reportImport'
import { useSay } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import { useNow } from '../../../kit/time/useNow.ts'
import styles from './dashboard.module.css'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { OwnActs } from './OwnActs.tsx'
import { WaitingCards } from './WaitingCards.tsx'
import { greetingOf, words } from './words.ts'

const greetingAt = (hour: number) => (hour < 12 ? words.morning : hour < 18 ? words.afternoon : words.evening)

export function Home() {
  const say = useSay()
  const { info } = useSession()
  const isVisitor = info?.roles.includes('registered') === true && info.permissions.length === 0
  return (
    <div className={styles['page']}>
      <PageHead
        title={say(greetingOf(greetingAt(new Date(useNow()).getHours()), info?.user.nickname ?? ''))}
        text={info?.user.deptName}
      />
      {isVisitor ? (
        <FirstSteps />
      ) : (
        <section aria-label={say(words.waits)}>
          <WaitingCards />
        </section>
      )}
      {!isVisitor && (
        <Section title={say(words.quick)}>
          <div className={styles['quick']}>
            <Allow may={generateCode}>
              <LinkAction icon="number" label={say(words.apply)} to={paths.applicationNew} />
            </Allow>
            <Allow may={insertReport}>
              <LinkAction icon="form" label={say(words.write)} to={paths.reportNew} />
            </Allow>
            <Allow may={checkImport}>
              <LinkAction icon="import" label={say(words.import)} to={paths.reportImport} />
            </Allow>
            <LinkAction icon="search" label={say(words.search)} to={paths.search()} />
          </div>
        </Section>
      )}
      <Allow may={listChangeNotices}>
        <LatestChanges />
      </Allow>
      <OwnActs />
    </div>
  )
}
