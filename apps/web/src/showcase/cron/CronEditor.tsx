// An expression put together field by field, with its meaning and its next times below.
import { Tabs } from 'antd'
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { TimeText } from '../time/TimeText.tsx'
import styles from './cron.module.css'
import { fieldNames, withField, writeCron, type Cron } from './cron.ts'
import { describe } from './describe.ts'
import { FieldEditor } from './FieldEditor.tsx'
import { nextRuns } from './nextRuns.ts'
import { fieldWords } from './problemWords.ts'
import { cronWords as words } from './words.ts'

export function CronEditor({ cron, onChange }: { cron: Cron; onChange: (cron: Cron) => void }) {
  const say = useSay()
  const [now] = useState(() => new Date())
  const runs = nextRuns(cron, now)
  return (
    <>
      <Tabs
        size="small"
        items={fieldNames.map((name) => ({
          key: name,
          label: say(fieldWords[name]),
          children: (
            <FieldEditor name={name} field={cron[name]} onChange={(field) => onChange(withField(cron, name, field))} />
          ),
        }))}
      />
      <dl className={styles['outcome']}>
        <dt>{say(words.expression)}</dt>
        <dd>
          <code>{writeCron(cron)}</code>
        </dd>
        <dt>{say(words.title)}</dt>
        <dd>{say(describe(cron))}</dd>
        <dt>{say(words.next)}</dt>
        <dd>
          {runs.length === 0 && say(words.never)}
          <ol>
            {runs.map((at) => (
              <li key={at.getTime()}>
                <TimeText at={at} />
              </li>
            ))}
          </ol>
        </dd>
      </dl>
    </>
  )
}
