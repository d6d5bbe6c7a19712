// An editor that builds a schedule part by part and shows its meaning and its next times below.
import { cronPartNames, cronParts, cronProblem } from '@register/contract/cron'
import { Tabs } from 'antd'
import { useSay } from '../../api/language.ts'
import styles from './cron.module.css'
import { withPart } from './cronPart.ts'
import { describe } from './describe.ts'
import { NextRuns } from './NextRuns.tsx'
import { PartEditor } from './PartEditor.tsx'
import { cronWords as words } from './words.ts'

export interface CronEditorProps {
  /** As many as `cronParts`. */
  parts: readonly string[]
  onChange: (parts: string[]) => void
}

export function CronEditor({ parts, onChange }: CronEditorProps) {
  const say = useSay()
  const text = parts.join(' ')
  const problem = cronProblem(text)
  return (
    <>
      <Tabs
        size="small"
        items={cronParts.map((part, at) => ({
          key: part,
          label: say(cronPartNames[part]),
          children: (
            <PartEditor part={part} text={parts[at] ?? ''} onChange={(next) => onChange(withPart(parts, at, next))} />
          ),
        }))}
      />
      <dl className={styles['outcome']}>
        <dt>{say(words.expression)}</dt>
        <dd>
          <code>{text}</code>
        </dd>
        <dt>{say(words.title)}</dt>
        <dd data-wrong={problem !== undefined} role="status">
          {say(problem ?? describe(text))}
        </dd>
        <dt>
          {say(words.next)}
          <small>{say(words.zone)}</small>
        </dt>
        <dd>{problem ? '—' : <NextRuns text={text} />}</dd>
      </dl>
    </>
  )
}
