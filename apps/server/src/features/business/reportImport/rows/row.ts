// One report as a row of the sheet, and a row as the content of a report.
import type { CoverageRow } from '@register/contract/business/coverage'
import { formIn, type FormKind } from '@register/contract/business/parameters/formKind'
import type { Component, ReportContent } from '@register/contract/business/reportShape'
import { isEmpty, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { fromCell, toCell } from '../../../../files/cells.ts'
import type { CellValue } from '../../../../files/excel.ts'
import { categoryFromCell, componentsFromCell, componentsToCell } from './cells.ts'
import type { Column } from './columns.ts'

const hasBounds = (row: CoverageRow) => row.from != null || row.to != null
/** The row that the two columns of a parameter show: its first with numbers. */
const rangeOf = (coverage: readonly CoverageRow[], parameter: string) =>
  coverage.find((row) => row.parameter === parameter && hasBounds(row))

export interface Naming {
  say: (phrase: Phrase) => string
  category: (code: string) => string
}

/** The cells of a report under the columns of its kind. */
export function rowOf(columns: readonly Column[], content: ReportContent, { say, category }: Naming): CellValue[] {
  const values = content as unknown as Record<string, unknown>
  return columns.map(({ part, field }) => {
    switch (part) {
      case 'field':
        return toCell(field, values[field.key], say)
      case 'category':
        return `${content.categoryCode} ${category(content.categoryCode)}`
      case 'parameter':
        return toCell(field, (content.parameters as Record<string, unknown>)[field.key], say)
      case 'from':
        return rangeOf(content.coverage, field.key)?.from ?? null
      case 'to':
        return rangeOf(content.coverage, field.key)?.to ?? null
      default:
        return componentsToCell(content.components)
    }
  })
}

/** The coverage that has no column of its own, as lines; nothing when all of it has. */
export function otherCoverage(
  columns: readonly Column[],
  content: ReportContent,
  say: (phrase: Phrase) => string,
): CellValue {
  const labels = new Map(
    columns.filter(({ part }) => part === 'parameter').map(({ field }) => [field.key, field.label]),
  )
  const rest = content.coverage.filter(
    (row) => rangeOf(content.coverage, row.parameter) !== row || !labels.has(row.parameter) || row.text,
  )
  const lines = rest.map((row) => {
    const label = labels.get(row.parameter)
    const range = hasBounds(row) ? `${row.from ?? ''}–${row.to ?? ''} ${row.unit ?? ''}`.trim() : ''
    return [`${label ? say(label) : row.parameter}:`, range, row.text].filter(Boolean).join(' ')
  })
  return lines.length > 0 ? lines.join('\n') : null
}

export interface RowReading {
  /** For the schema; nothing is checked but that cells could be read. */
  given: Record<string, unknown>
  /** Path of a column -> what is wrong with its cell. */
  problems: Map<string, Phrase>
}

/** Reads a row of a kind's sheet. A cell that the row's sub-form does not have is a problem, not dropped. */
export function readRow(
  kind: FormKind,
  columns: readonly (Column | undefined)[],
  cells: readonly CellValue[],
): RowReading {
  const problems = new Map<string, Phrase>()
  const fields: Record<string, Value | null> = {}
  const parameters: Record<string, Value> = {}
  const bounds = new Map<string, CoverageRow>()
  let components: Component[] = []

  const categoryAt = columns.findIndex((column) => column?.part === 'category')
  const categoryColumn = columns[categoryAt]
  const category = categoryColumn ? categoryFromCell(categoryColumn.field, cells[categoryAt] ?? null) : { value: null }
  const code = 'value' in category && typeof category.value === 'string' ? category.value : undefined
  const form = code ? formIn([kind], { categoryCode: code })?.form : undefined

  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? null
    if (!column || isEmpty(cell)) continue
    const { field, part, path } = column
    if (part === 'components') {
      const read = componentsFromCell(cell)
      if ('problem' in read) problems.set(path, read.problem)
      else components = read.components
      continue
    }
    const read = part === 'category' ? category : fromCell(field, cell)
    if ('problem' in read) {
      problems.set(path, read.problem)
      continue
    }
    const { value } = read
    if (value === null) continue
    if (form && field.forms && !field.forms.includes(form.key)) {
      problems.set(path, [
        `${column.label[0]}不适用于${form.label[0]}，请留空`,
        `${column.label[1]} does not apply to: ${form.label[1]}. Leave it empty`,
      ])
      continue
    }
    if (part === 'parameter') parameters[field.key] = value
    else if (part === 'from' || part === 'to') {
      const row = bounds.get(field.key) ?? {
        parameter: field.key,
        from: null,
        to: null,
        unit: field.unit?.[0] ?? null,
        text: null,
      }
      bounds.set(field.key, { ...row, [part]: value })
    } else fields[field.key] = value
  }
  return { given: { ...fields, parameters, coverage: [...bounds.values()], components }, problems }
}
