// date: a day, month, year or instant, or a range of two, as text in the configured format.
import { DatePicker } from 'antd'
import type { KeyboardEvent } from 'react'
import { useSay } from '../../../api/language.ts'
import { basics, type ConfigInputProps } from '../configInput.ts'
import styles from '../config.module.css'
import { useText } from '../useText.ts'
import { configWords as words } from '../words.ts'
import { kindOf, oneDay, readDay, readRange, timeOf, twoDays } from './dateValues.ts'

export function DateInput(props: ConfigInputProps) {
  const { id, value, onChange, placeholder, options, label } = props
  const say = useSay()
  const text = useText()
  const { picker, time, range, format } = kindOf(options)
  const { valueFormat = format, shortcuts = [], defaultTime } = options
  const all = {
    ...basics(props),
    className: styles['fill'] ?? '',
    picker,
    format,
    allowClear: options.clearable ?? true,
    // Enter accepts the typed day and does not send the form.
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
  }
  if (!range) {
    const clock = typeof defaultTime === 'string' ? { defaultOpenValue: timeOf(defaultTime) } : true
    return (
      <DatePicker
        {...all}
        placeholder={placeholder ?? say(words.choose)}
        showTime={time && clock}
        value={readDay(value, valueFormat)}
        presets={shortcuts.map((shortcut) => ({ label: text(shortcut.label), value: () => oneDay(shortcut) }))}
        onChange={(day) => onChange(day?.format(valueFormat) ?? null)}
      />
    )
  }
  const times = Array.isArray(defaultTime) ? (defaultTime as readonly [string, string]) : undefined
  return (
    <div id={id} role="group" aria-label={label}>
      <DatePicker.RangePicker
        {...all}
        id={{ start: `${id}-from`, end: `${id}-to` }}
        placeholder={[say(words.from), say(words.to)]}
        showTime={time && (times ? { defaultOpenValue: [timeOf(times[0]), timeOf(times[1])] } : true)}
        value={readRange(value, valueFormat)}
        presets={shortcuts.map((shortcut) => ({ label: text(shortcut.label), value: () => twoDays(shortcut) }))}
        onChange={(days) => {
          const [from, to] = days ?? []
          onChange(from && to ? [from.format(valueFormat), to.format(valueFormat)] : null)
        }}
      />
    </div>
  )
}
