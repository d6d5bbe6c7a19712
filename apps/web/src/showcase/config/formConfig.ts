// The configuration of a form: plain data, so that it can be stored and sent (docs/rules/office.md#configured-forms).
import type { Phrase } from '@register/contract/phrase'

/** A text in both languages, or one text for both. */
export type Text = string | Phrase
export type Scalar = string | number | boolean

export interface ConfigOption {
  value?: Scalar
  label: Text
  /** For a single tick or upload: the key of its value. */
  name?: string
  disabled?: boolean
  children?: readonly ConfigOption[]
}

export interface RemoteOptions {
  /** GET; returns a list, or an object with a `list`. */
  api: `/api/${string}`
  data?: Readonly<Record<string, Scalar>>
  /** Keys of the answer's entries, when they are not `label` and `value`. */
  label?: string
  value?: string
}

/** The records that a table select offers. */
export interface TableOptions {
  /** GET with page, pageSize and keyword; returns a page. */
  api: `/api/${string}`
  data?: Readonly<Record<string, Scalar>>
  columns: readonly { prop: string; label: Text; width?: number }[]
  /** `value`: the key that identifies a record, by default `id`; `label`: the key of its name, by default the first column. */
  value?: string
  label?: string
}

export interface DateShortcut {
  label: Text
  /** Days from today, negative ones in the past; a pair for a range. */
  days: number | readonly [from: number, to: number]
}

export interface ItemOptions {
  items?: readonly ConfigOption[]
  remote?: RemoteOptions
  /** tableselect. */
  table?: TableOptions
  placeholder?: Text
  disabled?: boolean
  /** input: characters; a counter shows them. */
  maxlength?: number
  /** input: text, textarea, password · date: date, datetime, month, year, daterange, datetimerange · radio: button. */
  type?: string
  multiple?: boolean
  clearable?: boolean
  filterable?: boolean
  shortcuts?: readonly DateShortcut[]
  /** HH:mm:ss, a pair for a range. */
  defaultTime?: string | readonly [string, string]
  valueFormat?: string
  /** number, slider, rate. */
  min?: number
  max?: number
  step?: number
  precision?: number
  range?: boolean
  /** slider: value to text. */
  marks?: Readonly<Record<string, Text>>
  /** rate: half stars. */
  half?: boolean
  /** upload: round boxes, and cropping to width / height. */
  round?: boolean
  aspect?: number
}

export interface ConfigRule {
  required?: boolean
  /** For a number its value; for a text or list its length. */
  min?: number
  max?: number
  /** A regular expression. */
  pattern?: string
  type?: 'email' | 'url' | 'integer' | 'number'
  message?: Text
}

export interface ConfigItem {
  /** input, checkbox, checkboxGroup, upload, switch, select, cascader, date, number, radio, color, rate, slider, tableselect, editor, title, or one of `extra`. */
  component: string
  /** The key of its value. Without a name, ticks and uploads put each of their `items` into the form under its own name. */
  name?: string
  label?: Text
  /** The initial value. */
  value?: unknown
  /** The width out of 24. */
  span?: number
  /** Shown by a question mark next to the label. */
  tips?: Text
  /** Shown below the field. */
  message?: Text
  rules?: readonly ConfigRule[]
  options?: ItemOptions
  /** Conditions in the language of ./expression: `$.kind == "crane"`. */
  hideHandle?: string
  requiredHandle?: string
}

export interface FormConfig {
  /** Pixels, or a CSS length. */
  labelWidth?: number | string
  labelPosition?: 'left' | 'right' | 'top'
  formItems: readonly ConfigItem[]
}

export type FormValues = Readonly<Record<string, unknown>>

/** Components whose value has no name of its own. */
export const spreads = (item: ConfigItem): boolean =>
  item.name === undefined && (item.component === 'checkbox' || item.component === 'upload')
