// The parts that a record names, in its components and in parameter tables, each with the standing of its certificate.
import type { Cited, FallenPart } from '@register/contract/business/part/cited'
import { differencesOf, type StatedPart } from '@register/contract/business/part/other'
import { isFallen } from '@register/contract/business/part/standing'
import type { CitedAs } from '@register/contract/business/shown/displayed'
import type { Component } from '@register/contract/business/printed/component'
import { textOf, type Field } from '@register/contract/fields'
import { filledRows, type TableRow } from '@register/contract/fieldTypes/table'
import { recordForm } from '../../category/service.ts'
import { valuesOf, type ReportRecord } from '../content/content.ts'
import { citedAs, type CitedByKey } from './cited.ts'

type Naming = Pick<ReportRecord, 'category_code' | 'sub_form' | 'parameters' | 'coverage' | 'origin' | 'components'>

/** A part as its record names it. */
export interface NamedPart {
  name: string
  cited: CitedAs | null
}

export const componentsOf = ({ components }: Pick<ReportRecord, 'components'>) => components as Component[]

/** For a table with a column of certificates, whose parts have a model and a maker: the position of that column, and the standing of each row's certificate. */
export function citedInTable({ columns = [] }: Field, rows: readonly TableRow[], byKey: CitedByKey) {
  const column = columns.findIndex(({ cites }) => cites)
  const key = columns[column]?.key
  return key === undefined
    ? undefined
    : {
        column,
        cited: rows.map((row) =>
          withDifferences(citedAs(byKey, textOf(row[key])), {
            number: textOf(row[key]),
            model: textOf(row['model']),
            maker: textOf(row['maker']),
          }),
        ),
      }
}

/** The certificate with what of it differs from the part as the record states it. */
export const withDifferences = (cited: Cited | null, stated: StatedPart): CitedAs | null =>
  cited && { ...cited, differs: differencesOf(stated, cited) }

function tableParts(row: Naming, byKey: CitedByKey): NamedPart[] {
  const values = valuesOf(row)
  return (recordForm(row)?.fields ?? []).flatMap((field) => {
    const value = values[field.key]
    if (field.type !== 'table' || !field.public || !Array.isArray(value)) return []
    const rows = filledRows(value)
    const [first] = field.columns ?? []
    const found = citedInTable(field, rows, byKey)
    return (found?.cited ?? []).map((cited, at) => ({ name: textOf(rows[at]?.[first?.key ?? '']), cited }))
  })
}

/** The certificate of a component. */
export const componentCited = ({ certificateNo, model, manufacturer }: Component, byKey: CitedByKey): CitedAs | null =>
  withDifferences(citedAs(byKey, certificateNo), { number: certificateNo, model, maker: manufacturer })

/** All public parts, components first. */
export const namedParts = (row: Naming, byKey: CitedByKey): NamedPart[] => [
  ...componentsOf(row).map((one) => ({ name: one.name, cited: componentCited(one, byKey) })),
  ...tableParts(row, byKey),
]

/** The certificates of the parts that are suspended, revoked or expired, each once. */
export function fallenOf(parts: readonly NamedPart[]): FallenPart[] {
  const fallen = new Map<string, FallenPart>()
  for (const { name, cited } of parts) {
    if (!cited || !isFallen(cited)) continue
    const { publicId, certificateNo, status, since } = cited
    const names = fallen.get(publicId)?.names ?? []
    fallen.set(publicId, { publicId, certificateNo, status, since, names: [...new Set([...names, name])] })
  }
  return [...fallen.values()]
}
