// The component library's date pickers in a file of their own: they weigh as much as all other filters of a list together.
import { DatePicker, type DatePickerProps, type GetProps } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { isUsualDay } from './dayText.ts'
import './pickerNow.ts'
import { TypedDays } from './TypedDays.tsx'

export type DayPickerProps = DatePickerProps<Dayjs, false>
export type DaysPickerProps = GetProps<typeof DatePicker.RangePicker>

type Value = Dayjs | null

/** Months, years and times are typed in one spelling alone. */
const isOfDays = ({ picker = 'date', showTime = false }: Pick<DayPickerProps, 'picker' | 'showTime'>): boolean =>
  picker === 'date' && showTime === false

/** The picker takes no day from Enter unless it is spelled as the picker spells it: every other text is read by leaving the box. */
function leaveByEnter({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && target instanceof HTMLInputElement && !isUsualDay(target.value)) target.blur()
}

/**
 * The stored times as objects that stay the same for as long as the times do: to the picker another object is a new value, and it
 * drops what a person has typed and not yet left whenever the page around it is drawn anew.
 */
function useSame(values: readonly Value[]): Value[] {
  const times = JSON.stringify(values.map((value) => value?.valueOf() ?? null))
  return useMemo(
    () => (JSON.parse(times) as (number | null)[]).map((time) => (time === null ? null : dayjs(time))),
    [times],
  )
}

// `previewValue`: a day under the pointer is not shown in the box, because a person who leaves the box would leave it with that day
// instead of the typed one.

/** A picker of one time that keeps what is being typed. */
function OnePicker({ value, ...others }: DayPickerProps) {
  const [same = null] = useSame([value ?? null])
  return <DatePicker previewValue={false} {...others} value={same} />
}

/** A picker of two times that keeps what is being typed. */
function TwoPickers({ value, ...others }: DaysPickerProps) {
  const [from = null, to = null] = useSame([value?.[0] ?? null, value?.[1] ?? null])
  const same = useMemo((): [Value, Value] => [from, to], [from, to])
  return <DatePicker.RangePicker previewValue={false} {...others} value={same} />
}

export function Day(props: DayPickerProps) {
  const { value = null, onChange, onBlur } = props
  // A form reads the box itself, and keeps what is no day for correction.
  if (onBlur || !isOfDays(props)) return <OnePicker {...props} />
  return (
    <TypedDays values={[value]} onRead={([day = null]) => onChange?.(day, day?.format('YYYY-MM-DD') ?? '')}>
      {({ values, wrong, enter, leave }) => (
        <OnePicker
          {...props}
          value={values[0] ?? null}
          {...(wrong && { status: 'error' })}
          onKeyDown={leaveByEnter}
          onFocus={() => enter(0)}
          onBlur={(event) => leave(event, 0)}
        />
      )}
    </TypedDays>
  )
}

export function Days(props: DaysPickerProps) {
  const { value, onChange, allowEmpty } = props
  /** A range that lacks an end is not a value yet, and stays in the boxes. */
  const [begun, setBegun] = useState<readonly Value[]>()
  if (!isOfDays({ ...props, showTime: Boolean(props.showTime) })) return <TwoPickers {...props} />
  const [from, to] = begun ?? [value?.[0] ?? null, value?.[1] ?? null]
  function read([one = null, other = null]: readonly Value[]) {
    const [first, last] = one && other?.isBefore(one) ? [other, one] : [one, other]
    if (Boolean(first) !== Boolean(last) && !allowEmpty) return setBegun([first, last])
    setBegun(undefined)
    const texts: [string, string] = [first?.format('YYYY-MM-DD') ?? '', last?.format('YYYY-MM-DD') ?? '']
    onChange?.(first || last ? [first, last] : null, texts)
  }
  return (
    <TypedDays values={[from ?? null, to ?? null]} onRead={read}>
      {({ values, wrong, enter, leave }) => (
        <TwoPickers
          {...props}
          value={[values[0] ?? null, values[1] ?? null]}
          {...(wrong && { status: 'error' })}
          onChange={(days) => read(days ?? [])}
          onKeyDown={leaveByEnter}
          onFocus={(_event, { range }) => enter(range === 'end' ? 1 : 0)}
          onBlur={(event, { range }) => leave(event, range === 'end' ? 1 : 0)}
        />
      )}
    </TypedDays>
  )
}
