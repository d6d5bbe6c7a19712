// What a form is configured by: plain data, so that it can be stored and sent. Specification section 3.
import type { Phrase } from '@register/contract/phrase'

/** Said in both languages, or one text for both. */
export type Text = string | Phrase
export type Scalar = string | number | boolean

export interface ConfigOption {
  value?: Scalar
  label: Text
  /** Of a single tick or upload: the key of its value. */
  name?: string
  disabled?: boolean
  children?: readonly ConfigOption[]
}

export interface RemoteOptions {
  /** GET; answers a list, or an object with a `list`. */
  api: `/api/${string}`
  data?: Readonly<Record<string, Scalar>>
  /** Keys of the answer's entries, when they are not `label` and `value`. */
  label?: string
  value?: string
}

/** What a table select chooses from. */
export interface TableOptions {
  /** GET with page, pageSize and keyword; answers a page. */
  api: `/api/${string}`
  data?: Readonly<Record<string, Scalar>>
  columns: readonly { prop: string; label: Text; width?: number }[]
  /** The key that tells records apart, `id` when nothing is said, and the one that names them, the first column's. */
  value?: string
  label?: string
}

export interface DateShortcut {
  label: Text
  /** Days from today, negative ones lie behind; a pair for a range. */
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
  /** Of a number itself; of a text or list its length. */
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
  /** Key of its value. Without one, ticks and uploads put each of their `items` into the form by its own name. */
  name?: string
  label?: Text
  /** To begin with. */
  value?: unknown
  /** Of 24. */
  span?: number
  /** Behind a question mark beside the label. */
  tips?: Text
  /** Under the field. */
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

/** Components without a value of their own name. */
export const spreads = (item: ConfigItem): boolean =>
  item.name === undefined && (item.component === 'checkbox' || item.component === 'upload')
