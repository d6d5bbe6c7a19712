// Shows what the check found, and the choice of what to import.
import { markedImport, runImport, type ImportJob } from '@register/contract/business/reportImport'
import { queryList } from '@register/contract/business/report/report'
import { titled } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { download } from '../../../../api/transfer.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { ImportFindings } from '../../../../kit/exchange/ImportFindings.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { useBasis } from '../handover/useBasis.ts'
import { publishOf, words } from './words.ts'

export interface CheckedImportProps {
  job: ImportJob
  onStarted: () => Promise<unknown>
  onAgain: () => void
}

export function CheckedImport({ job, onStarted, onAgain }: CheckedImportProps) {
  const t = useTranslate()
  const { ask } = useFeedback()
  const basis = useBasis()
  const run = useWrite(runImport, { refreshes: [queryList] })
  /** Drafts can be deleted again; certificates stay public. */
  const agreed = () =>
    ask({
      title: publishOf(job.goodRows),
      text: words.publishText,
      yes: words.publish,
      must: basis.must(job.unlistedBasis),
    })
  async function start(rows: 'all' | 'good') {
    if (job.existing && !(await agreed())) return
    await run.mutateAsync({ body: { id: job.id, rows, confirmedBasis: job.unlistedBasis } })
    await onStarted()
  }
  const { total, goodRows, badRows, problems, problemCount } = job
  return (
    <Section title={titled(words.result, job.fileName)}>
      <ImportFindings
        figures={[
          { label: words.rows, value: total },
          { label: words.good, value: goodRows, tone: 'good' },
          { label: words.bad, value: badRows, ...(badRows > 0 && { tone: 'bad' as const }) },
        ]}
        label={`${t(words.problems)} · ${t(words.sheet)} “${job.sheet}”`}
        rows={problems}
        notes={job.notes}
        all={problemCount}
        columns={[
          { key: 'row', title: words.row, align: 'end', short: true, draw: ({ row }) => row },
          {
            key: 'column',
            title: words.column,
            short: true,
            draw: ({ column }) => column || t(words.wholeRow),
          },
          { key: 'field', title: words.field, short: true, draw: ({ label }) => label },
          { key: 'value', title: words.value, draw: ({ value }) => value },
          { key: 'right', title: words.right, long: true, draw: ({ msg }) => msg },
        ]}
      >
        {job.existing && <p className="quiet">{t(words.existingText)}</p>}
        <div className="row wrap gap-8 above-16">
          {badRows === 0 && goodRows > 0 && (
            <Action kind="primary" icon="import" label={words.runAll} onPress={() => start('all')} />
          )}
          {badRows > 0 && goodRows > 0 && (
            <Action kind="primary" icon="import" label={words.runGood} onPress={() => start('good')} />
          )}
          {job.isMarked && (
            <Action
              icon="download"
              label={words.marked}
              onPress={() => download(markedImport, { query: { id: job.id } }, job.fileName)}
            />
          )}
          <Action icon="reload" label={words.again} onPress={onAgain} />
        </div>
        {job.isMarked && <p className="quiet">{t(words.markedText)}</p>}
      </ImportFindings>
    </Section>
  )
}
