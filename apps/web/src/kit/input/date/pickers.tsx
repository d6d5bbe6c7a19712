// Date pickers that are fetched when the first of them is drawn; until then a locked box stands in their place.
import { Input, type DatePickerProps, type GetProps } from 'antd'
import type { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { late } from '../../plain/late.tsx'

export type DayPickerProps = DatePickerProps<Dayjs, false>
export type DaysPickerProps = GetProps<typeof DatePicker.RangePicker>

const Day = late(async () => (await import('./Calendar.tsx')).Day)
const Days = late(async () => (await import('./Calendar.tsx')).Days)

/** One day, month or year. */
export const DayPicker = (props: DayPickerProps) => {
  const { className = '', id = '', 'aria-label': label } = props
  return (
    <Day
      {...props}
      waiting={<Input disabled {...{ className, id, placeholder: props.placeholder ?? '' }} aria-label={label} />}
    />
  )
}

/** Two days with the time between them; `id` names the box of each. */
export const DaysPicker = (props: DaysPickerProps) => {
  const { className = '', 'aria-label': label } = props
  return <Days {...props} waiting={<Input disabled className={className} aria-label={label} />} />
}
