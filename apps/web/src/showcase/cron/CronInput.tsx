// A schedule as an expression: typed, taken from the presets, or put together in a dialog; below it what it means.
import { Button, Dropdown, Input, Space } from 'antd'
import { useId, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import styles from './cron.module.css'
import { CronEditor } from './CronEditor.tsx'
import { writeCron, type Cron } from './cron.ts'
import { describe } from './describe.ts'
import { parseCron, problemText } from './parseCron.ts'
import { cronWords as words, presets } from './words.ts'

export interface CronInputProps {
  id?: string
  label: string
  /** Six or seven fields as Quartz writes them; empty for none. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  /** Marked as wrong for a reason of the form's. */
  invalid?: boolean
}

const midnight = parseCron('0 0 0 * * ?').cron as Cron

export function CronInput({ id, label, value, onChange, disabled = false, invalid = false }: CronInputProps) {
  const say = useSay()
  const meaning = useId()
  const [edited, setEdited] = useState<Cron>()
  const { cron, problem } = parseCron(value)
  const wrong = value.trim() !== '' && problem !== undefined
  const items = [
    ...presets.map((preset) => ({ key: preset.value, label: say(preset.label) })),
    { key: 'custom', label: say(words.custom), icon: <Icon name="edit" /> },
  ]
  const pick = (key: string) => (key === 'custom' ? setEdited(cron ?? midnight) : onChange(key))
  return (
    <div>
      <Space.Compact block>
        <Input
          {...(id && { id })}
          aria-label={label}
          aria-describedby={meaning}
          aria-invalid={wrong || invalid}
          status={wrong || invalid ? 'error' : ''}
          className={styles['expression'] ?? ''}
          placeholder={say(words.placeholder)}
          disabled={disabled}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Dropdown
          trigger={['click']}
          destroyOnHidden
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu's: whoever opens it by the keyboard goes on in it
          autoFocus
          disabled={disabled}
          menu={{ items, selectedKeys: [value], onClick: ({ key }) => pick(key) }}
        >
          <Button
            icon={<Icon name="clock" />}
            aria-label={`${label} ${say(words.presets)}`}
            title={say(words.presets)}
            aria-haspopup="menu"
          />
        </Dropdown>
      </Space.Compact>
      <p id={meaning} className={styles['meaning']} data-wrong={wrong} role="status">
        {cron ? say(describe(cron)) : wrong && say(problemText(problem))}
      </p>
      <Dialog
        title={say(words.title)}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        width={640}
        act={{
          label: say(words.take),
          run: () => {
            if (edited) onChange(writeCron(edited))
            setEdited(undefined)
          },
        }}
      >
        {edited && (
          <>
            {wrong && <p className={styles['meaning']}>{say(words.wrongNow)}</p>}
            <CronEditor cron={edited} onChange={setEdited} />
          </>
        )}
      </Dialog>
    </div>
  )
}
