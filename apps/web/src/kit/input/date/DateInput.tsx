// A date input, typed in full or picked: the typed text is read when the field is left, and stays for correction when it is not a day.
import { isDay } from '@register/contract/dates'
import { Input, type InputProps } from 'antd'
import dayjs from 'dayjs'
import { useReducer, useState, type FocusEvent } from 'react'
import { dayFrom } from './dayText.ts'
import { DayPicker } from './pickers.tsx'

/** Shown in the first format; the picker reads all of them. */
const formats = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY-M-D', 'YYYY.M.D']

interface Props extends Pick<InputProps, 'id' | 'disabled' | 'status' | 'className'> {
  value: unknown
  /** Receives the day, or the typed text when it is not a day. */
  onChange: (day: string | null) => void
  onBlur: () => void
}

export function DateInput({ value, onChange, onBlur, ...shape }: Props) {
  const text = typeof value === 'string' ? value : ''
  const isWrong = text !== '' && !isDay(text)
  // A wrong text is corrected in the same box, so the focus stays there until the person leaves it.
  const [mending, setMending] = useState(false)
  /** Counts up when the picker still shows a day as it was typed: redrawn, it shows the usual format. */
  const [spelling, respell] = useReducer((times: number) => times + 1, 0)
  function leave({ target }: FocusEvent<HTMLElement>) {
    setMending(false)
    const typed = (target as HTMLInputElement).value
    const day = dayFrom(typed)
    if (day !== (text || null)) onChange(day)
    if (day !== typed) respell()
    onBlur()
  }
  if (isWrong || mending)
    return (
      <Input
        {...shape}
        value={text}
        onFocus={() => setMending(true)}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={leave}
      />
    )
  return (
    <DayPicker
      key={spelling}
      {...shape}
      status={shape.status === 'error' ? 'error' : ''}
      format={formats}
      placeholder="YYYY-MM-DD"
      value={text ? dayjs(text) : null}
      onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
      onBlur={leave}
    />
  )
}
