// The template of an import: a sheet of headings to fill in, and a sheet that explains each column.
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { formFor } from '@register/contract/business/parameters/formKinds'
import { unitText, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../access/ctx.ts'
import { writeBook } from '../../../files/excel.ts'
import { allCategories } from '../category/service.ts'
import { headingOf, sheetColumns, widthOf, type Column } from './sheet.ts'

const words = {
  reports: ['型式试验报告', 'Type-test reports'],
  notes: ['填写说明', 'Notes'],
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
  bound: [
    '证书覆盖的范围，含端点；没有则留空',
    'What the certificate covers, ends included; empty when it says nothing',
  ],
} as const satisfies Record<string, Phrase>

/** Rows whose cells offer the choices of their column. */
const prepared = 10_000

const requiredOf = ({ field, part }: Column): Phrase =>
  part === 'from' || part === 'to' || !field.required ? words.no : field.required === true ? words.yes : words.sometimes

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

/** Bounds, kind of value, sub-forms and the field's own hint. */
function ruleOf(kind: FormKind, { field, part }: Column, say: (phrase: Phrase) => string): string {
  const forms = field.forms
    ? kind.forms.filter((form) => field.forms?.includes(form.key)).map((form) => say(form.label))
    : []
  return [
    part === 'from' || part === 'to' ? say(words.bound) : '',
    field.type === 'date' ? say(words.date) : '',
    field.type === 'integer' ? say(words.whole) : field.type === 'decimal' ? say(words.decimal) : '',
    field.type === 'choices' ? say(words.several) : '',
    field.maxLength ? say([`最多 ${field.maxLength} 个字符`, `At most ${field.maxLength} characters`]) : '',
    field.hint ? say(field.hint) : '',
    forms.length > 0 ? say([`仅用于：${forms.join('、')}`, `Only for: ${forms.join(', ')}`]) : '',
  ]
    .filter(Boolean)
    .join(say(['；', '; ']))
}

/** The workbook in the caller's language. */
export async function templateBook(ctx: Ctx, kind: FormKind): Promise<Buffer> {
  const { say } = ctx
  const columns = sheetColumns(kind)
  const categories = [...(await allCategories(ctx)).values()].filter(
    (one) => one.leaf && !one.retired && formFor(one.code)?.kind.key === kind.key,
  )
  const allowed = ({ part, field }: Column): string =>
    part === 'category'
      ? categories.map((one) => `${one.code} ${say(one.name)}`).join('\n')
      : (choicesOf(field)?.map(say).join('\n') ?? (part === 'parameter' ? rangeText(field) : ''))
  const example = ({ field }: Column): string => {
    const option = field.options?.find((one) => one.value === field.example)
    return option ? say(option.label) : (field.example ?? '')
  }
  return writeBook([
    {
      name: say(words.reports),
      columns: columns.map((column) => ({
        header: say(headingOf(column)) + (column.field.required === true ? ' *' : ''),
        width: widthOf(column),
        ...(column.part === 'category'
          ? { choices: categories.map((one) => one.code) }
          : { choices: choicesOf(column.field)?.map(say) ?? [] }),
      })),
      rows: [],
      prepared,
    },
    {
      name: say(words.notes),
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
        say(requiredOf(column)),
        say(unitText(column.field)),
        allowed(column),
        example(column),
        ruleOf(kind, column, say),
      ]),
    },
  ])
}
