// Date pickers that are fetched when the first of them is drawn. Until then a locked box stands in their place, and boxes for typed days where they do not come.
import { Input } from 'antd'
import { late } from '../../plain/late.tsx'
import type { DayPickerProps, DaysPickerProps } from './Calendar.tsx'
import { TypedDay, TypedDays } from './Typed.tsx'

// A missing file must not take the page away: it may hold what a person has typed.
const Day = late<DayPickerProps>(() =>
  import('./Calendar.tsx').then(
    ({ Day: Picker }) => Picker,
    () => TypedDay,
  ),
)
const Days = late<DaysPickerProps>(() =>
  import('./Calendar.tsx').then(
    ({ Days: Picker }) => Picker,
    () => TypedDays,
  ),
)

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
