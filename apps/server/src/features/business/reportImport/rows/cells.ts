// Cells that only reports have: the category by its code, and components as lines.
import { cellsOf, lineOf } from '../../../../files/cell/table.ts'
import { codeInCell } from '@register/contract/rules/categoryCode'
import { component, type Component } from '@register/contract/business/report/printed/component'
import { withoutLabel } from '@register/contract/rules/numberText/withoutLabel'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { Reading } from '../../../../files/cells.ts'
import { joined } from './joined.ts'
import type { ShownCell } from '@register/contract/workbook/cell'
import type { CellValue } from '../../../../files/excel.ts'

/** A category by its code, alone or with its name, or by its name alone where `named` knows one category of that name. */
export function categoryFromCell(
  field: Field,
  cell: ShownCell,
  named: (name: string) => string | undefined = () => undefined,
): Reading {
  if (cell === null) return { value: null }
  if (String(cell).trim() === '') return { value: null }
  const code = codeInCell(String(cell)) ?? named(String(cell))
  if (code) return { value: code }
  const [zh, en] = field.label
  return {
    problem: [
      `${zh}：应以四位代码开头，例如 3110`,
      `${en} must begin with the four characters of its code, such as 3110`,
    ],
  }
}

export const componentsToCell = (components: readonly Component[]): CellValue =>
  components.length === 0
    ? null
    : components
        .map(({ name, model, certificateNo, manufacturer }) => {
          const texts = [name, model, certificateNo, manufacturer].map((part) => part ?? '')
          return lineOf(texts.slice(0, texts.findLastIndex((part) => part !== '') + 1))
        })
        .join('\n')

/** One component per line: name | model | certificate No. | manufacturer. */
export function componentsFromCell(cell: ShownCell): { components: Component[] } | { problem: Phrase } {
  const lines =
    cell === null
      ? []
      : String(cell)
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter(Boolean)
  const components: Component[] = []
  const problems: Phrase[] = []
  for (const [at, line] of lines.entries()) {
    const [name, model, certificateNo, manufacturer, ...more] = cellsOf(line)
    const read = component.safeParse({
      name,
      model: model || null,
      certificateNo: certificateNo || null,
      manufacturer: manufacturer || null,
    })
    if (!read.success || more.length > 0)
      problems.push([
        `主要部件：第 ${at + 1} 行应为“名称 | 型号 | 证书编号 | 制造单位”，名称必填，各项不超过 60 字`,
        `Components: line ${at + 1} must read "name | model | certificate No. | manufacturer", with a name and at most 60 characters each`,
      ])
    else components.push(read.data)
  }
  return problems.length > 0 ? { problem: joined(problems) } : { components }
}

const numbers: ReadonlySet<string> = new Set(['certificateNo', 'probableNo', 'reportNo'])

/** A cell with a number, without the heading that it repeats: 证书编号：TSX 3110 … */
export const unlabelled = ({ key }: Field, cell: ShownCell): ShownCell =>
  typeof cell === 'string' && numbers.has(key) ? withoutLabel(cell) : cell
