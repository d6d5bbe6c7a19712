// Boxes for typed days in place of the pickers, where the file of the pickers did not come: the page around them stays as it is.
import { Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import type { DayPickerProps, DaysPickerProps } from './Calendar.tsx'
import { dayFrom, isUsualDay, textsAfter } from './dayText.ts'

type Kind = Pick<DayPickerProps, 'picker' | 'showTime'>
type Value = Dayjs | null

/** How a value of this kind is typed. */
const formOf = ({ picker, showTime }: Kind): string => {
  if (showTime) return 'YYYY-MM-DD HH:mm:ss'
  if (picker === 'month') return 'YYYY-MM'
  return picker === 'year' ? 'YYYY' : 'YYYY-MM-DD'
}

/** The typed day; null for an empty text, undefined for a text that is no such day. */
function read(text: string, form: string): Value | undefined {
  const typed = form === 'YYYY-MM-DD' ? dayFrom(text) : text.normalize('NFKC').trim() || null
  if (typed === null) return null
  const day = dayjs(typed)
  const isRight = form === 'YYYY-MM-DD' ? isUsualDay(typed) : day.isValid() && day.format(form) === typed
  return isRight ? day : undefined
}

interface BoxesProps {
  form: string
  values: readonly Value[]
  /** Receives what all boxes hold, when a person leaves one of them or presses Enter. */
  onRead: (days: readonly Value[]) => void
  boxes: readonly { id?: string | undefined; label: string; placeholder: string }[]
  disabled?: boolean | undefined
  className?: string | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

function Boxes({ form, values, onRead, boxes, disabled = false, className = '', onBlur }: BoxesProps) {
  const stored = JSON.stringify(values.map((value) => value?.format(form) ?? ''))
  const [texts, setTexts] = useState(() => JSON.parse(stored) as string[])
  const last = useRef(stored)
  useEffect(() => {
    const [before = [], now = []] = [last.current, stored].map((each) => JSON.parse(each) as string[])
    last.current = stored
    setTexts((all) => textsAfter(all, before, now))
  }, [stored])
  const days = texts.map((text) => read(text, form))
  function hand() {
    if (days.every((day) => day !== undefined)) onRead(days)
  }
  return (
    <span className={`stack gap-8 ${className}`}>
      {boxes.map(({ id, label, placeholder }, at) => (
        <Input
          key={at}
          {...(id && { id })}
          aria-label={label}
          disabled={disabled}
          placeholder={`${placeholder} ${form}`.trim()}
          status={days[at] === undefined ? 'error' : ''}
          aria-invalid={days[at] === undefined}
          value={texts[at] ?? ''}
          onChange={({ target }) => setTexts(texts.map((text, place) => (place === at ? target.value : text)))}
          onPressEnter={hand}
          onBlur={(event) => {
            hand()
            onBlur?.(event)
          }}
        />
      ))}
    </span>
  )
}

export const TypedDay = (props: DayPickerProps) => (
  <Boxes
    form={formOf(props)}
    values={[props.value ?? null]}
    onRead={([day = null]) => props.onChange?.(day, '')}
    boxes={[{ id: props.id, label: props['aria-label'] ?? '', placeholder: '' }]}
    disabled={props.disabled}
    className={props.className}
    onBlur={(event) => props.onBlur?.(event, {})}
  />
)

const ends = ['start', 'end'] as const

export const TypedDays = (props: DaysPickerProps) => {
  const { id, placeholder } = props
  const named = typeof id === 'string' ? {} : (id ?? {})
  return (
    <Boxes
      form={formOf(props as Kind)}
      values={ends.map((_, at) => props.value?.[at] ?? null)}
      onRead={([from = null, to = null]) => props.onChange?.(from || to ? [from, to] : null, ['', ''])}
      boxes={ends.map((end, at) => ({
        id: named[end],
        label: `${props['aria-label'] ?? ''} ${placeholder?.[at] ?? ''}`.trim(),
        placeholder: placeholder?.[at] ?? '',
      }))}
      className={props.className}
    />
  )
}
