// Checks the audit and shows the result; below it the archives of past months.
import { listChecks, startCheck, type CheckRun } from '@register/contract/log/check'
import { isActive } from '@register/contract/system/tasks'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Archives } from './Archives.tsx'
import styles from './audit.module.css'
import { Nightly } from './Nightly.tsx'
import { Outcome } from './Outcome.tsx'
import { foundOf, words } from './words.ts'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { secondOf } from '../../../../kit/plain/beijing.ts'
import { count } from '../../../../kit/plain/format.ts'
import { lasted } from '../../../../kit/time/time.ts'

// The checks before the newest one.
function Runs({ runs }: { runs: readonly CheckRun[] }) {
  const [t, lang] = [useTranslate(), useLang()]
  return (
    <Section title={words.runs}>
      <PlainTable
        label={words.runs}
        rows={runs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', title: words.at, short: true, draw: ({ at }) => secondOf(at) },
          { key: 'outcome', title: words.outcome, long: true, draw: (run) => <RunTag run={run} /> },
          { key: 'rows', title: words.rows, short: true, align: 'end', draw: ({ done }) => count(done, lang) },
          { key: 'archives', title: words.archives, short: true, align: 'end', draw: (run) => run.archives },
          {
            key: 'took',
            title: words.took,
            short: true,
            align: 'end',
            draw: ({ took }) => (took === null ? '—' : t(lasted(took))),
          },
          { key: 'by', title: words.by, short: true, draw: ({ by }) => by || t(words.itself) },
        ]}
      />
    </Section>
  )
}

function RunTag({ run }: { run: CheckRun }) {
  if (isActive(run)) return <StatusTag tone="warn" label={words.running} />
  if (run.state === 'failed') return <StatusTag tone="quiet" label={words.broken} />
  return run.findingCount === 0 ? (
    <StatusTag tone="good" label={words.good} />
  ) : (
    <StatusTag tone="bad" label={foundOf(run.findingCount)} />
  )
}

const lookAgainMs = 1_000

export function AuditPage() {
  const t = useTranslate()
  const reading = useRead(
    listChecks,
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isActive) ? lookAgainMs : false) },
  )
  const start = useWrite(startCheck, { refreshes: [listChecks] })
  return (
    <div className={`stack fit gap-16 ${styles['page']}`}>
      <PageHead title={words.title} text={words.text}>
        <Action
          kind="primary"
          icon="check"
          label={words.start}
          disabled={(reading.data?.some(isActive) ?? true) && words.running}
          onPress={() => start.mutateAsync({})}
        />
      </PageHead>
      <LoadState reading={reading} page>
        {([newest, ...earlier]) => (
          <>
            <Section title={words.newest}>
              {newest ? <Outcome run={newest} /> : <EmptyState icon="audit" text={words.never} />}
              <p className="above-16 quiet">{t(words.limits)}</p>
            </Section>
            {earlier.length > 0 && <Runs runs={earlier} />}
          </>
        )}
      </LoadState>
      <Nightly />
      <Archives />
    </div>
  )
}
