// The result of an import: how many rows came in, and why the others did not.
import { useSay } from '../../api/language.ts'
import { Figures } from '../display/Figures.tsx'
import { PlainTable } from '../display/PlainTable.tsx'
import { StatusTag } from '../display/StatusTag.tsx'
import { Notice } from '../feedback/Notice.tsx'
import styles from './exchange.module.css'
import { cameIn, type ImportOutcome } from './importOutcome.ts'
import { firstOf, importWords as words } from './words.ts'

/** `keyName`: what the rows are known by, 样品编号. */
export function ImportResult({ outcome, keyName }: { outcome: ImportOutcome; keyName: string }) {
  const say = useSay()
  const { total, added, changed, failed, rows } = outcome
  const some = cameIn(outcome)
  return (
    <div className={styles['result']}>
      <Notice
        tone={!some ? 'bad' : failed > 0 ? 'warn' : 'good'}
        title={say(some ? words.done : words.failed)}
        text={some ? undefined : say(words.nothing)}
      />
      <Figures
        figures={[
          { label: say(words.total), value: total },
          { label: say(words.added), value: added, tone: 'good' },
          { label: say(words.changed), value: changed, tone: 'good' },
          { label: say(words.wrong), value: failed, ...(failed > 0 && { tone: 'bad' as const }) },
        ]}
      />
      {rows.length > 0 && (
        <div className={styles['rows']}>
          <PlainTable
            label={say(words.rows)}
            rows={rows}
            rowKey={(_, at) => at}
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
          />
        </div>
      )}
      {failed > rows.length && <p className={styles['quiet']}>{say(firstOf(rows.length, failed))}</p>}
    </div>
  )
}
