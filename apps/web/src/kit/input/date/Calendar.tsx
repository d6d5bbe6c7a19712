// The component library's date pickers in a file of their own: they weigh as much as all other filters of a list together.
import { DatePicker, type DatePickerProps, type GetProps } from 'antd'
import type { Dayjs } from 'dayjs'

export type DayPickerProps = DatePickerProps<Dayjs, false>
export type DaysPickerProps = GetProps<typeof DatePicker.RangePicker>

export const Day = (props: DayPickerProps) => <DatePicker {...props} />
export const Days = (props: DaysPickerProps) => <DatePicker.RangePicker {...props} />
