// Schedules: valid ones, wrong ones, disabled, and the presets with their meanings.
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { CronInput } from '../../../kit/cron/CronInput.tsx'
import { describe } from '../../../kit/cron/describe.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { rows, words } from './words.ts'

export function CronPage() {
  const say = useSay()
  const [value, setValue] = useState('30 8 * * 1-5')
  const [wrong, setWrong] = useState('0 25 * * *')
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/cron')}>
      <Example title={words.basic} text={words.basicText}>
        <div className={styles['field']}>
          <CronInput runs label={say(words.rule)} value={value} onChange={setValue} />
        </div>
        <Outcome value={value} />
      </Example>
      <Example title={words.wrong} text={words.wrongText}>
        <div className={styles['charts']}>
          <CronInput label={say(words.broken)} value={wrong} onChange={setWrong} />
          <CronInput disabled label={say(words.disabled)} value="0 0 L * *" onChange={() => undefined} />
        </div>
      </Example>
      <Example title={words.table} text={words.tableText}>
        <PlainTable
          label={say(words.table)}
          columns={[
            { key: 'name', title: say(words.table), draw: ({ label }) => say(label) },
            { key: 'expression', title: say(words.expression), short: true, draw: (row) => <code>{row.value}</code> },
            { key: 'meaning', title: say(words.meaning), draw: (row) => say(describe(row.value)) },
          ]}
          rows={rows}
          rowKey={(row) => row.value}
        />
      </Example>
    </Showcase>
  )
}
