// Writes columns as fields of the contract: labels, bounds, options and marks, with the project's shorthands for the usual ones.
import type { AnyColumn, GenChild, GenColumn } from '@register/contract/system/generator/description'
import { dictionaryIn, optionsIn } from '@register/contract/system/generator/options'
import { braces, list, literal, pair, type Code, type Piece } from './code.ts'
import { sampleOf, type Plan } from './plan.ts'

/** Characters of a text that does not state a length. */
const usualLength = { text: 200, paragraph: 2000 } as const
/** The longest key of a dictionary entry. */
const entryLength = 100

const optionsPart = (source: string): Piece => ({
  ...braces(
    'options: optionsOf({',
    optionsIn(source).map(({ value, label, tone }) =>
      tone ? braces(`${value}: {`, [pair('label: ', label), `tone: '${tone}'`]) : pair(`${value}: `, label),
    ),
    '})',
  ),
})

/** The rules of the value itself: length, options. A column of a dictionary is a text with the entries as choices. */
function valueParts({ type, maxLength, source }: AnyColumn): Code[] {
  if (type === 'choice')
    return dictionaryIn(source) === undefined ? [optionsPart(source)] : [`maxLength: ${entryLength}`]
  const usual = type === 'text' || type === 'paragraph' ? usualLength[type] : undefined
  return maxLength === null || maxLength === usual ? [] : [`maxLength: ${maxLength}`]
}

const typeOf = ({ type, source }: AnyColumn): string =>
  type === 'choice' && dictionaryIn(source) !== undefined ? 'text' : type

const beginning = ({ key, labelZh, labelEn }: AnyColumn): Code[] => [
  `key: '${key}'`,
  pair('label: ', [labelZh, labelEn]),
]

/** The shorthands `named`, `chosen` and `inList` are for the usual marks of names, states and figures. */
export function spreadOf(column: GenColumn): 'named' | 'chosen' | 'inList' | undefined {
  const { required, listed, filter, searched } = column
  const type = typeOf(column)
  if (type === 'text' && required && listed && filter && searched) return 'named'
  if (type === 'choice' && required && listed && filter) return 'chosen'
  return listed && filter ? 'inList' : undefined
}

/** The declaration of one column. */
export function fieldOf(column: GenColumn): Piece {
  const { required, listed, filter, searched } = column
  const spread = spreadOf(column)
  const marks: Record<NonNullable<typeof spread> | 'none', readonly (string | false)[]> = {
    named: [],
    chosen: [],
    inList: [required && 'required: true', searched && 'searched: true'],
    none: [
      required && 'required: true',
      listed && 'listed: true',
      filter && 'sortable: true',
      searched && 'searched: true',
    ],
  }
  const typed = spread === 'named' || spread === 'chosen' ? [] : [`type: '${typeOf(column)}'`]
  return braces('{', [
    ...beginning(column),
    ...typed,
    ...valueParts(column),
    ...marks[spread ?? 'none'].filter((mark): mark is string => mark !== false),
    ...(spread ? [`...${spread}`] : []),
  ])
}

/** The declaration of one column of the children. */
export const childFieldOf = (child: GenChild): Piece =>
  braces('{', [...beginning(child), `type: '${child.type}'`, ...valueParts(child)])

/** An array of objects: the formatter puts several of them on separate lines. */
export const fieldList = (open: string, fields: readonly Piece[], close: string): Piece =>
  list(open, fields, close, fields.length > 1)

/** A value in code. */
export const valueOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(valueOf).join(', ')}]`
    : typeof value === 'string'
      ? literal(value)
      : String(value)

/** Invented rows of children, one for each number. */
export const rowsOf = (open: string, { children }: Pick<Plan, 'children'>, numbers: readonly number[]): Piece =>
  fieldList(
    open,
    numbers.map((n) =>
      braces(
        '{',
        children.map((child) => `${child.key}: ${valueOf(sampleOf(child, n))}`),
      ),
    ),
    ']',
  )
