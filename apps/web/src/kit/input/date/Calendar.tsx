// The component library's date pickers in a file of their own: they weigh as much as all other filters of a list together.
import { DatePicker } from 'antd'
import type { DaysPickerProps, DayPickerProps } from './pickers.tsx'

export const Day = (props: DayPickerProps) => <DatePicker {...props} />
export const Days = (props: DaysPickerProps) => <DatePicker.RangePicker {...props} />
