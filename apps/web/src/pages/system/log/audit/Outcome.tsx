// The newest check: its progress, or its result.
import type { CheckRun } from '@register/contract/log/check'
import { isActive } from '@register/contract/system/tasks'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { Facts } from '../../../../kit/display/fields/Facts.tsx'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { Progress } from '../../../../kit/feedback/Progress.tsx'
import { secondOf } from '../../../../kit/plain/beijing.ts'
import { count } from '../../../../kit/plain/format.ts'
import { lasted } from '../../../../kit/time/time.ts'
import { firstOf, foundOf, runningSince, words } from './words.ts'

export function Outcome({ run }: { run: CheckRun }) {
  if (isActive(run)) return <Progress label={runningSince(secondOf(run.at))} done={run.done} total={run.total ?? 0} />
  if (run.state === 'failed') return <Notice tone="warn" title={words.broken} text={run.msg} />
  const isGood = run.findingCount === 0
  return (
    <>
      <Notice
        tone={isGood ? 'good' : 'bad'}
        title={isGood ? words.good : foundOf(run.findingCount)}
        text={isGood ? undefined : words.what}
      />
      <Circumstances run={run} />
      {!isGood && <Findings run={run} />}
    </>
  )
}

function Circumstances({ run }: { run: CheckRun }) {
  const [t, lang] = [useTranslate(), useLang()]
  const { from, to } = run
  const facts = [
    [words.at, secondOf(run.at)],
    [words.took, run.took === null ? '' : t(lasted(run.took))],
    [words.rows, count(run.done, lang)],
    [words.range, from && to ? `${secondOf(from.at)} – ${secondOf(to.at)}` : ''],
    [words.archives, count(run.archives, lang)],
    [words.by, run.by || t(words.itself)],
  ] as const
  return (
    <div className="above-16">
      <Facts facts={facts} columns />
    </div>
  )
}

function Findings({ run: { findings, findingCount } }: { run: CheckRun }) {
  const t = useTranslate()
  return (
    <div className="above-16">
      <PlainTable
        label={words.findings}
        rows={findings}
        rowKey={(_, at) => at}
        columns={[
          { key: 'place', title: words.place, short: true, draw: ({ place }) => place },
          { key: 'text', title: words.finding, long: true, draw: ({ text }) => text },
        ]}
      />
      {findings.length < findingCount && <p className="above-16 quiet">{t(firstOf(findings.length))}</p>}
    </div>
  )
}
