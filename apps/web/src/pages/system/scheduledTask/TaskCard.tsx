// One scheduled task: its handler and schedule, its state, its last run, and its actions.
import { paramsOf, taskHandlers } from '@register/contract/system/scheduledTask/handlers'
import { unitText, valueText } from '@register/contract/fields'
import { runStates, type ScheduledTask } from '@register/contract/system/scheduledTask/scheduledTask'
import { isActive } from '@register/contract/system/tasks'
import type { Phrase } from '@register/contract/phrase'
import { useId } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { describe } from '../../../kit/cron/describe.ts'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { RowActions } from '../../../kit/table/view/acts/RowActions.tsx'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { lasted, minuteOf } from '../../../kit/time/time.ts'
import styles from './scheduledTask.module.css'
import { failingOf, progressOf, tookOf, words } from './words.ts'

export function TaskCard({ task, actions }: { task: ScheduledTask; actions: readonly RowAction[] }) {
  const t = useTranslate()
  const own = useId()
  return (
    <article className={`row column gap-8 may-narrow card ${styles['card']}`} aria-labelledby={own}>
      <header className="row wrap gap-4-12 align-center justify-between">
        <h2 className="may-narrow large bold break-words" id={own}>
          {task.title}
        </h2>
        <Standing {...task} />
      </header>
      <Facts
        facts={[
          [words.handler, <Handler key="handler" {...task} />],
          [
            words.rule,
            <span key="rule" className="inline-row wrap gap-0-8">
              {t(describe(task.cron))} <code className="quiet mono one-line">{task.cron}</code>
            </span>,
          ],
          [words.next, task.nextAt ? minuteOf(task.nextAt) : null],
          [words.last, <Last key="last" last={task.last} />],
        ]}
      />
      <RowActions actions={actions} name={task.title} />
    </article>
  )
}

function Standing({ status, failures }: ScheduledTask) {
  return (
    <span className="inline-row wrap gap-4-12">
      {failures > 0 && <StatusTag tone="bad" label={failingOf(failures)} />}
      {status === 'paused' && <StatusTag tone="quiet" label={words.paused} />}
      {status === 'active' && failures === 0 && <StatusTag tone="good" label={words.active} />}
    </span>
  )
}

/** With its parameters. */
function Handler({ handler, params }: ScheduledTask) {
  const t = useTranslate()
  const given = paramsOf(handler).map((field): Phrase => {
    const [value] = valueText(field, params[field.key])
    const [zh, en] = unitText(field)
    return [`${field.label[0]}：${value} ${zh}`, `${field.label[1]}: ${value} ${en}`]
  })
  return (
    <>
      {t(taskHandlers[handler].label)}
      {given.map((one) => (
        <p key={one[1]} className="quiet small">
          {t(one)}
        </p>
      ))}
    </>
  )
}

function Last({ last }: Pick<ScheduledTask, 'last'>) {
  const t = useTranslate()
  if (!last) return t(words.never)
  const { tone, label } = runStates[last.state]
  const progress = progressOf(last)
    .map((one) => t(one))
    .join(' · ')
  return (
    <>
      <span className="inline-row wrap gap-4-12">
        <span role="status">
          <StatusTag tone={tone} label={label} />
        </span>
        <span className="quiet">
          {isActive(last) ? (
            progress
          ) : (
            <>
              <RelativeTime at={last.begunAt ?? last.at} />
              {last.took !== null && ` · ${t(tookOf(lasted(last.took)))}`}
            </>
          )}
        </span>
      </span>
      {last.text && (
        <p className={`above-4 break-words clip ${styles['text']}`} title={last.text}>
          {last.text}
        </p>
      )}
    </>
  )
}
