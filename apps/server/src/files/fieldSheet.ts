// A declared field as a column of a sheet: its heading, width, choices and rules, and the template that people fill in.
import { unitText, type Field } from '@register/contract/fields'
import { fold } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { writeBook, type CellValue } from './excel.ts'

/** The heading of a column: its label, with the unit in brackets. */
export function headingOf({ label, field }: { label: Phrase; field: Field }): Phrase {
  const [zh, en] = unitText(field)
  return [zh ? `${label[0]} (${zh})` : label[0], en ? `${label[1]} (${en})` : label[1]]
}

/** A heading in the form in which headings are compared: without case, spaces, width and the mark of required fields. */
export const spelling = (heading: string): string => fold(heading).replaceAll('*', '')

/** A width in characters that suits the values of the field. */
export const fieldWidth = ({ type }: Field): number =>
  type === 'paragraph' || type === 'table' ? 40 : type === 'text' ? 22 : type === 'date' ? 13 : 16

/** The name of the sheet that explains the columns. */
export const notesSheet: Phrase = ['填写说明', 'Notes']

const words = {
  column: ['列', 'Column'],
  required: ['必填', 'Required'],
  unit: ['单位', 'Unit'],
  allowed: ['可填内容', 'Allowed values'],
  example: ['示例', 'Example'],
  rule: ['规则', 'Rule'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  sometimes: ['视情况', 'Depends'],
  several: ['可填多项，用、或逗号、分号隔开', 'Several, separated by commas or semicolons'],
  date: ['日期，例如 2026-03-02', 'A date such as 2026-03-02'],
  whole: ['整数', 'A whole number'],
  decimal: ['数字', 'A number'],
  range: [
    '范围，例如 20～150、≥ 20 或 ≤ 150；只写一个数字表示上下限相同',
    'A range such as 20～150, ≥ 20 or ≤ 150. A single number is both ends',
  ],
} as const satisfies Record<string, Phrase>

/** Rows whose cells have the choices of their column. */
const prepared = 10_000

const requiredOf = ({ required }: Field): Phrase =>
  !required ? words.no : required === true ? words.yes : words.sometimes

const choicesOf = (field: Field): readonly Phrase[] | undefined =>
  field.type === 'flag'
    ? [words.yes, words.no]
    : field.type === 'choice'
      ? field.options?.map((option) => option.label)
      : undefined

function rangeText({ min, max }: Field): string {
  if (min !== undefined && max !== undefined) return `${min} – ${max}`
  return min !== undefined ? `≥ ${min}` : max !== undefined ? `≤ ${max}` : ''
}

export interface TemplateColumn {
  field: Field
  label: Phrase
  /** The values to choose from in its cells; otherwise the field's own options. */
  choices?: readonly string[]
  /** The allowed values in the words of the notes; otherwise the field's own options or bounds. */
  allowed?: string
  /** A rule that follows those of the field. */
  after?: Phrase | undefined
}

type Say = (phrase: Phrase) => string

/** The rule for one line in the cell of a table. */
function linesRule({ columns = [] }: Field): Phrase {
  const names = (at: 0 | 1) =>
    columns.map((column) => headingOf({ label: column.label, field: column })[at]).join(' | ')
  return [
    String.raw`每行一条：${names(0)}；内容中的 | 写作 \|，换行写作 \n`,
    String.raw`One line per row: ${names(1)}. A | inside a cell is written \|, a line break \n`,
  ]
}

/** The rule of a column: kind of value, length and the field's own hint. */
function ruleOf({ field, after }: TemplateColumn, say: Say): string {
  return [
    field.type === 'date' ? say(words.date) : '',
    field.type === 'integer' ? say(words.whole) : field.type === 'decimal' ? say(words.decimal) : '',
    field.type === 'choices' ? say(words.several) : '',
    field.type === 'range' ? say(words.range) : '',
    field.type === 'table' ? say(linesRule(field)) : '',
    field.maxLength ? say([`最多 ${field.maxLength} 个字符`, `At most ${field.maxLength} characters`]) : '',
    field.hint ? say(field.hint) : '',
    after ? say(after) : '',
  ]
    .filter(Boolean)
    .join(say(['；', '; ']))
}

function exampleOf({ field }: TemplateColumn, say: Say): string {
  const option = field.options?.find((one) => one.value === field.example)
  return option ? say(option.label) : (field.example ?? '')
}

/** A workbook that people fill in, in the caller's language: a sheet with headings, and a sheet that explains each column. */
export function templateBook(
  say: Say,
  sheet: Phrase,
  columns: readonly TemplateColumn[],
  rows: CellValue[][] = [],
): Promise<Buffer> {
  return writeBook([
    {
      name: say(sheet),
      columns: columns.map((column) => ({
        header: say(headingOf(column)) + (column.field.required === true ? ' *' : ''),
        width: fieldWidth(column.field),
        choices: column.choices ?? choicesOf(column.field)?.map(say) ?? [],
      })),
      rows,
      prepared,
    },
    {
      name: say(notesSheet),
      columns: [
        { header: say(words.column), width: 30, wrap: true },
        { header: say(words.required), width: 10 },
        { header: say(words.unit), width: 10 },
        { header: say(words.allowed), width: 36, wrap: true },
        { header: say(words.example), width: 30, wrap: true },
        { header: say(words.rule), width: 60, wrap: true },
      ],
      rows: columns.map((column) => [
        say(column.label),
        say(requiredOf(column.field)),
        say(unitText(column.field)),
        column.allowed ?? choicesOf(column.field)?.map(say).join('\n') ?? rangeText(column.field),
        exampleOf(column, say),
        ruleOf(column, say),
      ]),
    },
  ])
}
