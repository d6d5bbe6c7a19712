// Date pickers that are fetched when the first of them is drawn; until then a locked box stands in their place.
import { Input } from 'antd'
import { late } from '../../plain/late.tsx'
import type { DayPickerProps, DaysPickerProps } from './Calendar.tsx'

const Day = late(async () => (await import('./Calendar.tsx')).Day)
const Days = late(async () => (await import('./Calendar.tsx')).Days)

/** One day, month or year. */
export const DayPicker = (props: DayPickerProps) => {
  const { className = '', id = '', placeholder = '', 'aria-label': label } = props
  const locked = <Input disabled className={className} id={id} placeholder={placeholder} aria-label={label} />
  return <Day {...props} waiting={locked} />
}

/** Two days with the time between them; `id` names the box of each. */
export const DaysPicker = (props: DaysPickerProps) => {
  const { className = '', 'aria-label': label } = props
  return <Days {...props} waiting={<Input disabled className={className} aria-label={label} />} />
}
