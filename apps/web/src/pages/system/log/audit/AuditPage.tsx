// Checks the audit and shows the result; below it the archives of past months.
import { listChecks, startCheck } from '@register/contract/log/check'
import { isActive } from '@register/contract/system/tasks'
import { useSay } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Archives } from './Archives.tsx'
import styles from './audit.module.css'
import { Outcome } from './Outcome.tsx'
import { Runs } from './Runs.tsx'
import { words } from './words.ts'

const lookAgainMs = 1_000

export function AuditPage() {
  const say = useSay()
  const reading = useRead(
    listChecks,
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isActive) ? lookAgainMs : false) },
  )
  const start = useWrite(startCheck, { refreshes: [listChecks] })
  return (
    <div className={styles['page']}>
      <PageHead title={say(words.title)} text={say(words.text)}>
        <Action
          kind="primary"
          icon="check"
          label={say(words.start)}
          disabled={reading.data?.some(isActive) ?? true}
          onPress={() => start.mutateAsync({})}
        />
      </PageHead>
      <LoadState reading={reading} page>
        {([newest, ...earlier]) => (
          <>
            <Section title={say(words.newest)}>
              {newest ? <Outcome run={newest} /> : <EmptyState icon="audit" text={say(words.never)} />}
              <p className={styles['quiet']}>{say(words.limits)}</p>
            </Section>
            {earlier.length > 0 && <Runs runs={earlier} />}
          </>
        )}
      </LoadState>
      <Archives />
    </div>
  )
}
