// The checks before the newest one.
import type { CheckRun } from '@register/contract/log/check'
import { isActive } from '@register/contract/system/tasks'
import { useLang, useSay } from '../../../../api/language.ts'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { count, instant } from '../../../../kit/plain/format.ts'
import { lasted } from '../../../../kit/time/time.ts'
import { foundOf, words } from './words.ts'

export function Runs({ runs }: { runs: readonly CheckRun[] }) {
  const [say, lang] = [useSay(), useLang()]
  return (
    <Section title={say(words.runs)}>
      <PlainTable
        label={say(words.runs)}
        rows={runs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', title: say(words.at), short: true, draw: ({ at }) => instant(at) },
          { key: 'outcome', title: say(words.outcome), long: true, draw: (run) => <RunTag run={run} /> },
          { key: 'rows', title: say(words.rows), short: true, align: 'end', draw: ({ done }) => count(done, lang) },
          { key: 'archives', title: say(words.archives), short: true, align: 'end', draw: (run) => run.archives },
          {
            key: 'took',
            title: say(words.took),
            short: true,
            align: 'end',
            draw: ({ took }) => (took === null ? '—' : say(lasted(took))),
          },
          { key: 'by', title: say(words.by), short: true, draw: ({ by }) => by || say(words.itself) },
        ]}
      />
    </Section>
  )
}

function RunTag({ run }: { run: CheckRun }) {
  const say = useSay()
  if (isActive(run)) return <StatusTag tone="warn" label={say(words.running)} />
  if (run.state === 'failed') return <StatusTag tone="quiet" label={say(words.broken)} />
  return run.findingCount === 0 ? (
    <StatusTag tone="good" label={say(words.good)} />
  ) : (
    <StatusTag tone="bad" label={say(foundOf(run.findingCount))} />
  )
}
