// The scheduled check of the whole register: what a night reads, how far one under way is, and how the last one ended.
import { readNightly, type Nightly as State } from '@register/contract/log/check'
import { runStates } from '@register/contract/system/scheduledTask/scheduledTask'
import { isActive } from '@register/contract/system/tasks'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Facts } from '../../../../kit/display/fields/Facts.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Progress } from '../../../../kit/feedback/Progress.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { secondOf } from '../../../../kit/plain/beijing.ts'
import { count } from '../../../../kit/plain/format.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { readsOf, runningSince, words } from './words.ts'

const whileRunningMs = 1_500
const otherwiseMs = 10_000

export function Nightly() {
  const t = useTranslate()
  const reading = useRead(
    readNightly,
    {},
    { refetchInterval: ({ state }) => (state.data?.run && isActive(state.data.run) ? whileRunningMs : otherwiseMs) },
  )
  return (
    <Section title={words.nightly}>
      <p className="below-12 quiet">{t(words.nightlyText)}</p>
      <LoadState reading={reading}>
        {({ waypoint, run }) => (
          <>
            {run?.state === 'running' && (
              <div className="below-12">
                <Progress
                  label={run.step ? readsOf(run.step, secondOf(run.at)) : runningSince(secondOf(run.at))}
                  done={run.done}
                  total={run.total ?? 0}
                />
              </div>
            )}
            <Standing waypoint={waypoint} run={run} />
          </>
        )}
      </LoadState>
    </Section>
  )
}

function Standing({ waypoint, run }: State) {
  const [t, lang] = [useTranslate(), useLang()]
  if (!waypoint && !run) return <p>{t(words.nightlyNever)}</p>
  const last = run && !isActive(run) && (
    <>
      <StatusTag {...runStates[run.state]} /> {secondOf(run.at)}
      {run.text && <p className="above-4 break-words">{run.text}</p>}
    </>
  )
  return (
    <Facts
      facts={[
        [words.readsSince, waypoint ? secondOf(waypoint.at) : t(words.readsAll)],
        [words.wholeAt, waypoint && secondOf(waypoint.wholeAt)],
        [words.auditRows, waypoint && count(waypoint.rows, lang)],
        [words.entries, waypoint && count(waypoint.entries, lang)],
        [words.lastRun, last],
      ]}
      columns
    />
  )
}
