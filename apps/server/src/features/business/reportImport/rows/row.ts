// One report as a row of the sheet, and a row as the content of a report.
import { printsIn, type Prints } from '@register/contract/business/report/printed/asPrinted'
import { heldUnstated, unstatedFrom, unstatedText } from '@register/contract/business/report/printed/unstated'
import { heldDays, isPartDayKey } from '@register/contract/rules/days/partDays'
import { partDayFrom } from '@register/contract/input/partDay'
import { categoryInCell } from '@register/contract/rules/categoryCode'
import type { CoverageRow } from '@register/contract/rules/coverage/shape'
import { hintedForm } from '@register/contract/rules/parameters/hints'
import { chosenForm, namedIn, type FormKind, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { countryOf } from '@register/contract/business/report/parties/countries'
import type { Component } from '@register/contract/business/report/printed/component'
import type { ReportContent } from '@register/contract/business/report/shape'
import { isEmpty, type Field, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { ShownCell } from '@register/contract/workbook/cell'
import { ShownNumber } from '@register/contract/workbook/shownNumber'
import { fromCell, toCell, type Reading } from '../../../../files/cells.ts'
import { unreadProblem } from '../../../../files/cell/unread.ts'
import type { CellValue } from '../../../../files/excel.ts'
import { categoryFromCell, componentsFromCell, componentsToCell, unlabelled } from './cells.ts'
import { coverageFromCell, coverageToCell } from './coverageCell.ts'
import type { Column } from './columns.ts'

export interface Naming {
  say: (phrase: Phrase) => string
  category: (code: string) => string
}

/** The cells of a report of a kind under its columns. */
export function rowOf(
  kind: FormKind,
  columns: readonly Column[],
  content: ReportContent,
  { say, category }: Naming,
): CellValue[] {
  const values = content as unknown as Record<string, unknown>
  const form = namedIn([kind], content.subForm)
  const days: Prints = heldDays(content)
  const own = new Map(form?.fields.map((field) => [field.key, field]))
  return columns.map(({ part, field }) => {
    switch (part) {
      case 'field':
        return days[field.key] ?? toCell(field, values[field.key], say)
      case 'category':
        return categoryInCell(content.categoryCode, category(content.categoryCode))
      case 'form':
        return toCell(field, content.subForm, say)
      case 'parameter':
        return toCell(own.get(field.key) ?? field, content.parameters[field.key], say)
      case 'coverage':
        return coverageToCell(form, content.coverage, say)
      case 'whole':
        return toCell(field, content.coverageWhole, say)
      case 'models':
        return content.coverageModels.join('\n') || null
      case 'unstated':
        return say(unstatedText(form, content.unstated)) || null
      default:
        return componentsToCell(content.components)
    }
  })
}

/** A country by its code or its name in either language; the register stores the code. */
function countryFromCell(field: Field, cell: ShownCell): Reading {
  const text = String(cell ?? '').trim()
  if (text === '') return { value: null }
  const code = countryOf(text)
  const [zh, en] = field.label
  return code
    ? { value: code }
    : {
        problem: [
          `${zh}：应为国家或地区的名称或两位代码，例如 中国、CN`,
          `${en} must be the name of a country or region, or its two-letter code, for example China or CN`,
        ],
      }
}

/** What a cell shows. */
const shownText = (cell: ShownCell): string => (cell instanceof ShownNumber ? cell.text : String(cell))

/** The part of a date in a cell. Of the number 2016.1 it is not known whether the tenth month has lost its zero. */
const partialDate = (cell: ShownCell) =>
  typeof cell === 'number' && /\.\d$/.test(String(cell)) ? undefined : partDayFrom(shownText(cell))

export interface RowReading {
  /** The values for the schema, read but not checked. */
  given: Record<string, unknown>
  /** By path of a column: what is wrong with its cell. */
  problems: Map<string, Phrase>
}

/** The form that the values of an old certificate suggest, when its writer names none. */
function hintIn(
  code: string,
  columns: readonly (Column | undefined)[],
  cells: readonly ShownCell[],
): string | undefined {
  const stated = columns.flatMap((column, at) => (column && !isEmpty(cells[at]) ? [[column, cells[at]] as const] : []))
  const name = stated.find(([{ path }]) => path === 'productName')?.[1]
  const parameters = stated
    .filter(([{ part }]) => part === 'parameter')
    .map(([{ field }, cell]): [string, string] => [field.key, String(cell)])
  return hintedForm(code, String(name ?? ''), Object.fromEntries(parameters))
}

interface Sheet {
  /** The forms of its kind that the catalogue allows a category. */
  allowed: (categoryCode: string) => readonly ParameterForm[]
  /** The category of the sheet's kind with this name; undefined for none and for several. */
  named?: (name: string) => string | undefined
  /** True for certificates from before the register. */
  existing?: boolean
}

/** Reads a row of a kind's sheet. A value in a column that the row's sub-form does not have is a problem and not dropped. */
export function readRow(
  { allowed, named: categoryNamed, existing = false }: Sheet,
  columns: readonly (Column | undefined)[],
  given: readonly ShownCell[],
): RowReading {
  const problems = new Map<string, Phrase>()
  // A cell that cannot be read has its problem, and is left out of what follows.
  const cells = given.map((cell, at) => {
    const column = columns[at]
    const unread = column && unreadProblem(column.field, cell)
    if (unread) problems.set(column.path, unread.problem)
    return unread ? null : cell
  })
  const fields: Record<string, Value | null> = {}
  const parameters: Record<string, Value> = {}
  let coverage: CoverageRow[] = []
  let coverageModels: string[] = []
  let components: Component[] = []
  let asPrinted: Prints = {}
  let unstated: string[] = []

  const categoryAt = columns.findIndex((column) => column?.part === 'category')
  const categoryColumn = columns[categoryAt]
  const category = categoryColumn
    ? categoryFromCell(categoryColumn.field, cells[categoryAt] ?? null, categoryNamed)
    : { value: null }
  const code = 'value' in category && typeof category.value === 'string' ? category.value : undefined
  const formAt = columns.findIndex((column) => column?.part === 'form')
  const formField = columns[formAt]?.field
  const chosen = formField ? fromCell(formField, cells[formAt] ?? null) : { value: null }
  const named = 'value' in chosen && typeof chosen.value === 'string' ? chosen.value : undefined
  const forms = code ? allowed(code) : []
  const hinted = existing && code && !named ? hintIn(code, columns, cells) : undefined
  const own = (hinted && chosenForm(forms, hinted)) || chosenForm(forms, named)
  const form = own?.form
  const subForm = form?.key ?? named
  if (subForm) fields['subForm'] = subForm

  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? null
    if (!column || isEmpty(cell)) continue
    const { part, path } = column
    const field = (part === 'parameter' && own?.fields.find(({ key }) => key === column.field.key)) || column.field
    if (part === 'components') {
      const read = componentsFromCell(cell)
      if ('problem' in read) problems.set(path, read.problem)
      else components = read.components
      continue
    }
    if (part === 'coverage') {
      // The category decides which parameters exist. A row without one gets a single problem, at its category.
      if (!own) continue
      const read = coverageFromCell(own, String(cell))
      if ('problem' in read) problems.set(path, read.problem)
      else coverage = read.value
      continue
    }
    if (part === 'models') {
      coverageModels = String(cell)
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean)
      continue
    }
    if (part === 'unstated') {
      const read = unstatedFrom(own, String(cell))
      if ('problem' in read) problems.set(path, read.problem)
      else unstated = read.keys
      continue
    }
    const partial = existing && part === 'field' && isPartDayKey(field.key) ? partialDate(cell) : undefined
    if (partial) {
      fields[field.key] = partial.day
      asPrinted = { ...asPrinted, [field.key]: partial.print }
      continue
    }
    const read =
      part === 'category'
        ? category
        : (field.key === 'country' ? countryFromCell : fromCell)(field, unlabelled(field, cell))
    if ('problem' in read) {
      problems.set(path, read.problem)
      continue
    }
    const { value } = read
    if (value === null) continue
    if (form && column.forms && !column.forms.includes(form.key)) {
      problems.set(path, [
        `${column.label[0]}不适用于${form.label[0]}，请留空`,
        `${column.label[1]} does not apply to ${form.label[1]}. Leave it empty`,
      ])
      continue
    }
    if (part === 'parameter') {
      parameters[field.key] = value
      if (field.public) asPrinted = { ...asPrinted, ...printsIn(field.key, shownText(cell), value) }
    } else fields[field.key] = value
  }
  const held = heldUnstated({ ...fields, parameters, unstated })
  return { given: { ...fields, parameters, asPrinted, coverage, coverageModels, unstated: held, components }, problems }
}
