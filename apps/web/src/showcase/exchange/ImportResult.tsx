// The result of an import: how many rows were imported, and why the others were not.
import { useSay } from '../../api/language.ts'
import { StatusTag } from '../../kit/display/StatusTag.tsx'
import { ImportFindings } from '../../kit/exchange/ImportFindings.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { cameIn, type ImportOutcome } from './importOutcome.ts'
import { importWords as words } from './words.ts'

/** `keyName`: the name of the column that identifies a row, 样品编号. */
export function ImportResult({ outcome, keyName }: { outcome: ImportOutcome; keyName: string }) {
  const say = useSay()
  const { total, added, changed, failed, rows } = outcome
  const some = cameIn(outcome)
  return (
    <ImportFindings
      figures={[
        { label: say(words.total), value: total },
        { label: say(words.added), value: added, tone: 'good' },
        { label: say(words.changed), value: changed, tone: 'good' },
        { label: say(words.wrong), value: failed, ...(failed > 0 && { tone: 'bad' as const }) },
      ]}
      head={
        <Notice
          tone={!some ? 'bad' : failed > 0 ? 'warn' : 'good'}
          title={say(some ? words.done : words.failed)}
          text={some ? undefined : say(words.nothing)}
        />
      }
      label={say(words.rows)}
      rows={rows}
      all={failed}
      columns={[
        { key: 'row', title: say(words.row), align: 'end', short: true, draw: ({ row }) => row },
        { key: 'key', title: keyName, short: true, draw: ({ key }) => key || '—' },
        {
          key: 'state',
          title: say(words.state),
          short: true,
          draw: ({ ok }) => <StatusTag tone={ok ? 'good' : 'bad'} label={say(ok ? words.good : words.wrong)} />,
        },
        { key: 'reason', title: say(words.reason), draw: ({ msg }) => msg },
      ]}
      low
    />
  )
}
