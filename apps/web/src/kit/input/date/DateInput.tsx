// A day, typed in full or picked: what was typed is taken when the field is left, and stays to be put right when it is no day.
import { isDay } from '@register/contract/dates'
import { DatePicker, Input, type InputProps } from 'antd'
import dayjs from 'dayjs'
import { useReducer, useState, type FocusEvent } from 'react'
import { dayFrom } from './dayText.ts'

/** Shown as the first; the picker itself reads them all. */
const formats = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY-M-D', 'YYYY.M.D']

interface Props extends Pick<InputProps, 'id' | 'disabled' | 'status' | 'className'> {
  value: unknown
  /** Hears the day; the text itself when it is none. */
  onChange: (day: string | null) => void
  onBlur: () => void
}

export function DateInput({ value, onChange, onBlur, ...shape }: Props) {
  const text = typeof value === 'string' ? value : ''
  const isWrong = text !== '' && !isDay(text)
  // A wrong text is mended in the same box, so the focus stays there until the person leaves it.
  const [mending, setMending] = useState(false)
  /** Counts up when the picker shows a day as it was typed: drawn anew, it shows it as everywhere. */
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
    <DatePicker
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
