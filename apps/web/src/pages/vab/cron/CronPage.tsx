// Schedules: valid ones, wrong ones, disabled, and the presets with their meanings.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { CronInput } from '../../../kit/cron/CronInput.tsx'
import { describe } from '../../../kit/cron/describe.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { presets } from '../../../kit/cron/words.ts'

// Texts of the page on schedules.
const words = {
  basic: ['输入、常用规则与自定义', 'Typed, preset or put together'],
  basicText: [
    '五段：分钟 小时 日 月 周，按北京时间；可用 L、W、#。右侧按钮列出常用规则，“自定义”逐段设置，并给出含义和接下来五次运行时间。',
    'Five parts: minute hour day month weekday, in Beijing time, with L, W and #. The button lists presets; Custom sets each part and shows the meaning and the next five times.',
  ],
  rule: ['定时规则', 'Schedule'],
  wrong: ['写错时', 'When it is wrong'],
  wrongText: ['说明哪一段不对，应当怎样写。', 'The message names the wrong part and gives a correct example.'],
  broken: ['有误的规则', 'A wrong one'],
  disabled: ['禁用', 'Disabled'],
  table: ['常用规则', 'Presets'],
  tableText: ['名称、表达式和含义。', 'Names, expressions and meanings.'],
  expression: ['表达式', 'Expression'],
  meaning: ['含义', 'Meaning'],
} as const satisfies Record<string, Phrase>

const rows = presets

export function CronPage() {
  const t = useTranslate()
  const [value, setValue] = useState('30 8 * * 1-5')
  const [wrong, setWrong] = useState('0 25 * * *')
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/cron')}>
      <Example title={words.basic} text={words.basicText}>
        <div className={styles['field']}>
          <CronInput runs label={words.rule} value={value} onChange={setValue} />
        </div>
        <Outcome value={value} />
      </Example>
      <Example title={words.wrong} text={words.wrongText}>
        <div className={styles['charts']}>
          <CronInput label={words.broken} value={wrong} onChange={setWrong} />
          <CronInput disabled label={words.disabled} value="0 0 L * *" onChange={() => undefined} />
        </div>
      </Example>
      <Example title={words.table} text={words.tableText}>
        <PlainTable
          label={words.table}
          columns={[
            { key: 'name', title: words.table, draw: ({ label }) => t(label) },
            { key: 'expression', title: words.expression, short: true, draw: (row) => <code>{row.value}</code> },
            { key: 'meaning', title: words.meaning, draw: (row) => t(describe(row.value)) },
          ]}
          rows={rows}
          rowKey={(row) => row.value}
        />
      </Example>
    </Showcase>
  )
}
