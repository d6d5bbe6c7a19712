// An input for a schedule as a cron expression: typed, chosen from the presets, or built in a dialog; its meaning is shown below.
import { cronPartNames, cronParts, cronProblem, nextRuns } from '@register/contract/cron'
import { tagOf, type Wording } from '@register/contract/phrase'
import { Button, Input, Space, Tabs } from 'antd'
import { useId, useState } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { DropMenu } from '../action/menu/DropMenu.tsx'
import { Icon } from '../action/icons.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './cron.module.css'
import { describe } from './describe.ts'
import { cronWords as words, presets } from './words.ts'
import { withPart } from './cronPart.ts'
import { PartEditor } from './PartEditor.tsx'
import { serverNow } from '../../api/client/serverClock.ts'
import { minuteOf } from '../time/time.ts'

// The next five times of a schedule, in Shanghai time, by which it runs.
/** `text`: an expression without a `cronProblem`. */
function NextRuns({ text }: { text: string }) {
  const t = useTranslate()
  const lang = useLang()
  const [now] = useState(() => new Date(serverNow()))
  return (
    <ol className={`tabular ${styles['runs']}`} aria-label={t(words.next)}>
      {nextRuns(text, now).map((at) => (
        <li key={at.getTime()}>
          <time dateTime={at.toISOString()}>{minuteOf(at)}</time>{' '}
          {new Intl.DateTimeFormat(tagOf(lang), { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(at)}
        </li>
      ))}
    </ol>
  )
}

// An editor that builds a schedule part by part and shows its meaning and its next times below.
interface CronEditorProps {
  /** As many as `cronParts`. */
  parts: readonly string[]
  onChange: (parts: string[]) => void
}

function CronEditor({ parts, onChange }: CronEditorProps) {
  const t = useTranslate()
  const text = parts.join(' ')
  const problem = cronProblem(text)
  return (
    <>
      <Tabs
        size="small"
        items={cronParts.map((part, at) => ({
          key: part,
          label: t(cronPartNames[part]),
          children: (
            <PartEditor part={part} text={parts[at] ?? ''} onChange={(next) => onChange(withPart(parts, at, next))} />
          ),
        }))}
      />
      <dl className={`stack above-16 tinted rounded pad-12-16 ${styles['outcome']}`}>
        <dt>{t(words.expression)}</dt>
        <dd>
          <code>{text}</code>
        </dd>
        <dt>{t(words.title)}</dt>
        <dd data-wrong={problem !== undefined} role="status">
          {t(problem ?? describe(text))}
        </dd>
        <dt>
          {t(words.next)}
          <small>{t(words.zone)}</small>
        </dt>
        <dd>{problem ? '—' : <NextRuns text={text} />}</dd>
      </dl>
    </>
  )
}

export interface CronInputProps {
  id?: string
  label: Wording
  /** Five parts as cron writes them; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** A form marked it as wrong; the form shows the reason. */
  invalid?: boolean
  /** Shows the next five times below. */
  runs?: boolean
  /** The id of the form's message about it. */
  describedBy?: string | undefined
}

const midnight = ['0', '0', '*', '*', '*']

export function CronInput(props: CronInputProps) {
  const { id, label, value, onChange, onBlur, disabled = false, invalid = false, runs = false, describedBy } = props
  const t = useTranslate()
  const meaning = useId()
  const [edited, setEdited] = useState<string[]>()
  const empty = value.trim() === ''
  const problem = empty ? undefined : cronProblem(value)
  const wrong = problem !== undefined
  const says = problem ?? (empty ? undefined : describe(value))
  const items = [
    ...presets.map((preset) => ({ key: preset.value, label: t(preset.label) })),
    { key: 'custom', label: t(words.custom), icon: <Icon name="edit" /> },
  ]
  const pick = (key: string) =>
    key === 'custom' ? setEdited(empty || wrong ? midnight : value.trim().split(/\s+/)) : onChange(key)
  return (
    <div>
      <Space.Compact block>
        <Input
          {...(id && { id })}
          aria-label={t(label)}
          aria-describedby={describedBy ? `${meaning} ${describedBy}` : meaning}
          aria-invalid={wrong || invalid}
          status={wrong || invalid ? 'error' : ''}
          className={styles['expression'] ?? ''}
          placeholder={t(words.placeholder)}
          disabled={disabled}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
        />
        <DropMenu disabled={disabled} items={items} selected={[value]} onPick={pick}>
          <Button
            icon={<Icon name="clock" />}
            aria-label={`${t(label)} ${t(words.presets)}`}
            title={t(words.presets)}
            aria-haspopup="menu"
          />
        </DropMenu>
      </Space.Compact>
      <p id={meaning} className={`above-4 quiet small ${styles['meaning']}`} data-wrong={wrong} role="status">
        {says && !(wrong && invalid) && t(says)}
      </p>
      {runs && !empty && !wrong && (
        <div className={`above-8 quiet tinted rounded pad-8-12 ${styles['below']}`}>
          {t(words.next)} <small>{t(words.zone)}</small>
          <NextRuns text={value} />
        </div>
      )}
      <Dialog
        title={words.title}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        width={640}
        act={{
          label: words.take,
          disabled: edited !== undefined && cronProblem(edited.join(' ')) !== undefined,
          run: () => {
            if (edited) onChange(edited.join(' '))
            setEdited(undefined)
          },
        }}
      >
        {edited && (
          <>
            {wrong && <p className={`above-4 quiet small ${styles['meaning']}`}>{t(words.wrongNow)}</p>}
            <CronEditor parts={edited} onChange={setEdited} />
          </>
        )}
      </Dialog>
    </div>
  )
}
