// A date input, typed or picked: the typed text is read when the field is left, stays for correction when it is not a day, and as it is where an original may print a part of one.
import { partDayFrom } from '@register/contract/input/partDay'
import { Input, type InputProps } from 'antd'
import dayjs from 'dayjs'
import { useReducer, useState, type FocusEvent } from 'react'
import { useTranslate } from '../../../api/language.ts'
import type { Print } from '../inputProps.ts'
import { inputWords } from '../words.ts'
import { dayFrom, isUsualDay } from './dayText.ts'
import { DayPicker } from './pickers.tsx'

/** The picker reads a text while it is typed, and would make 2027-10-02 of the beginning of 2027-10-25: it gets the one format that no beginning fits. */
const format = 'YYYY-MM-DD'

interface Props extends Pick<InputProps, 'id' | 'disabled' | 'status' | 'className'> {
  value: unknown
  /** Receives the day, or the typed text when it is not a day. */
  onChange: (day: string | null) => void
  onBlur: () => void
  /** Given where a part of a date may be entered: the day is then the first one that it may mean. */
  print?: Print | undefined
}

export function DateInput({ value, onChange, onBlur, print, ...shape }: Props) {
  const t = useTranslate()
  const text = typeof value === 'string' ? value : ''
  const written = print?.text('')
  const isWrong = text !== '' && !isUsualDay(text)
  // A wrong text is corrected in the same box, so the focus stays there until the person leaves it.
  const [mending, setMending] = useState(false)
  /** Counts up when the picker still shows a day as it was typed: redrawn, it shows the usual format. */
  const [spelling, respell] = useReducer((times: number) => times + 1, 0)
  function leave({ target }: FocusEvent<HTMLElement>) {
    setMending(false)
    const typed = (target as HTMLInputElement).value
    const part = print && partDayFrom(typed)
    const day = part?.day ?? dayFrom(typed)
    if (day !== (text || null)) onChange(day)
    if (part?.print !== written) print?.onWrite('', part?.print ?? '')
    if (day !== typed) respell()
    onBlur()
  }
  if (isWrong || mending || written !== undefined)
    return (
      <Input
        {...shape}
        value={written ?? text}
        onFocus={() => setMending(true)}
        onChange={({ target }) => {
          onChange(target.value || null)
          // Else a day that is typed over a part of it would be read as that part again.
          if (written !== undefined) print?.onWrite('', '')
        }}
        onBlur={leave}
      />
    )
  return (
    <DayPicker
      key={spelling}
      {...shape}
      status={shape.status === 'error' ? 'error' : ''}
      format={format}
      placeholder={print ? t(inputWords.partDay) : 'YYYY-MM-DD'}
      value={text ? dayjs(text) : null}
      onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
      onBlur={leave}
    />
  )
}
