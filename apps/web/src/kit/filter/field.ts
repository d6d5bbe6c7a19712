// A field that lists can be filtered by: its type of value, and its operators (docs/rules/office.md#filters).
import type { Operator } from '@register/contract/page'
import type { Phrase, Wording } from '@register/contract/phrase'

export interface FilterOption {
  value: string
  label: Wording
}

/** A single one is picked by day, week …; a range has two ends. */
export type DateType =
  | 'date'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year'
  | 'datetime'
  | 'daterange'
  | 'monthrange'
  | 'yearrange'
  | 'datetimerange'

export interface FilterField {
  /** The filter's name on the wire. */
  value: string
  label: Phrase
  type: 'text' | 'select' | 'date' | 'daterange' | 'datetime' | 'datetimerange' | 'customDate' | 'switch' | 'tags'
  /** The first operator offered; include when it is left out. */
  operator?: Operator
  /** All eight when it is left out. */
  operators?: readonly Operator[]
  /** In how many rows it may be used at once, which must then all hold; 1 when it is left out. */
  most?: number
  /** Its texts are numbers, and compared as such. */
  numeric?: true
  /** Has a row from the start. */
  selected?: boolean
  placeholder?: Phrase
  extend?: {
    /** The options of a select, when they are known in advance. */
    data?: readonly FilterOption[]
    multiple?: boolean
    /** Reads the options when the list is first opened. */
    request?: () => Promise<readonly FilterOption[]>
    /** Reads the options that fit what was typed. */
    remote?: (typed: string) => Promise<readonly FilterOption[]>
    dateType?: DateType
    /** The format sent: YYYY-MM. Only formats that can be read back: no weeks and quarters. */
    valueFormat?: string
  }
}

/** How a date field is picked. */
export const dateTypeOf = ({ type, extend }: FilterField): DateType | undefined => {
  if (type === 'customDate') return extend?.dateType ?? 'date'
  return type === 'date' || type === 'daterange' || type === 'datetime' || type === 'datetimerange' ? type : undefined
}

/** Containing asks for a range, as does the field's own operator; what is compared otherwise is compared with one day. */
export const isRange = (field: FilterField, operator: Operator): boolean =>
  (dateTypeOf(field)?.endsWith('range') ?? false) &&
  (operator === 'include' || operator === 'notinclude' || operator === field.operator)

/** Whether its value is a list. */
export const isMultiple = (field: FilterField, operator: Operator): boolean =>
  field.type === 'tags' || isRange(field, operator) || (field.type === 'select' && field.extend?.multiple === true)

export const formatOf = (field: FilterField): string => {
  if (field.extend?.valueFormat) return field.extend.valueFormat
  const type = dateTypeOf(field) ?? 'date'
  if (type.startsWith('datetime')) return 'YYYY-MM-DD HH:mm:ss'
  if (type.startsWith('month')) return 'YYYY-MM'
  return type.startsWith('year') ? 'YYYY' : 'YYYY-MM-DD'
}
