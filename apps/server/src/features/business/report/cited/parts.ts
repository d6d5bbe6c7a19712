// The parts that a record names, in its components and in parameter tables, each with the standing of its certificate.
import type { Cited, FallenPart } from '@register/contract/business/report/part/cited'
import { differencesOf, type StatedPart } from '@register/contract/business/report/part/other'
import { isFallen } from '@register/contract/business/report/part/standing'
import type { CitedAs, CitingPiece } from '@register/contract/business/publicReport/shown/displayed'
import type { Component } from '@register/contract/business/report/printed/component'
import { textOf, type Field } from '@register/contract/fields'
import { filledRows, type TableRow } from '@register/contract/fieldTypes/table'
import type { Db } from '../../../../db/connect.ts'
import { recordForm } from '../../category/service.ts'
import { valuesOf, type ReportRecord } from '../content/content.ts'
import { citedBy, piecesIn, type CitedByKey } from './cited.ts'

type Naming = Pick<ReportRecord, 'category_code' | 'sub_form' | 'parameters' | 'coverage' | 'origin' | 'components'>

/** A part as its record names it. */
export interface NamedPart {
  name: string
  cited: CitedAs | null
}

const componentsOf = ({ components }: Pick<ReportRecord, 'components'>) => components as Component[]

/** For a table with a column of certificates, whose parts have a model and a maker: the position of that column, and the standing of each row's certificate. */
export function citedInTable({ columns = [] }: Field, rows: readonly TableRow[], byKey: CitedByKey) {
  const column = columns.findIndex(({ cites }) => cites)
  const key = columns[column]?.key
  return key === undefined
    ? undefined
    : {
        column,
        ...standingsOf(
          rows.map((row) =>
            citingPieces(byKey, textOf(row[key]), { model: textOf(row['model']), maker: textOf(row['maker']) }),
          ),
        ),
      }
}

/** Row by row the certificate of a cell, and the pieces of those that name several. */
const standingsOf = (rows: readonly CitingPiece[][]) => ({
  cited: rows.map(firstCited),
  pieces: rows.map(severalPieces),
})

/** The pieces of a cell, each number with its certificate and what of that differs from the part. */
const citingPieces = (byKey: CitedByKey, cell: string | null | undefined, stated: StatedPart): CitingPiece[] =>
  piecesIn(byKey, cell).map(({ text, cited }) => ({
    text,
    cited: withDifferences(cited, { ...stated, number: text }),
  }))

const firstCited = (pieces: readonly CitingPiece[]): CitedAs | null => pieces.find(({ cited }) => cited)?.cited ?? null

/** A cell with one number needs no pieces. */
const severalPieces = (pieces: readonly CitingPiece[]): CitingPiece[] => (pieces.length > 1 ? [...pieces] : [])

/** The certificate with what of it differs from the part as the record states it. */
export const withDifferences = (cited: Cited | null, stated: StatedPart): CitedAs | null =>
  cited && { ...cited, differs: differencesOf(stated, cited) }

function tableParts(row: Naming, byKey: CitedByKey): NamedPart[] {
  const values = valuesOf(row)
  const named = (name: string, cited: CitedAs | null, pieces: readonly CitingPiece[]): NamedPart[] =>
    pieces.length === 0 ? [{ name, cited }] : citedPieces(name, pieces)
  return (recordForm(row)?.fields ?? []).flatMap((field) => {
    const value = values[field.key]
    if (field.type !== 'table' || !field.public || !Array.isArray(value)) return []
    const rows = filledRows(value)
    const [first] = field.columns ?? []
    const found = citedInTable(field, rows, byKey)
    return (found?.cited ?? []).flatMap((cited, at) =>
      named(textOf(rows[at]?.[first?.key ?? '']), cited, found?.pieces[at] ?? []),
    )
  })
}

/** Each certificate that a cell names, or none. */
function citedPieces(name: string, pieces: readonly CitingPiece[]): NamedPart[] {
  const found = pieces.filter(({ cited }) => cited)
  return found.length === 0 ? [{ name, cited: null }] : found.map(({ cited }) => ({ name, cited }))
}

/** The components, each with its certificate, and its pieces where it names several. */
export const citedComponents = (row: Pick<Naming, 'components'>, byKey: CitedByKey) =>
  componentsOf(row).map((component) => {
    const { certificateNo, model, manufacturer } = component
    const pieces = citingPieces(byKey, certificateNo, { model, maker: manufacturer })
    return { component, cited: firstCited(pieces), pieces: severalPieces(pieces) }
  })

/** All public parts, components first; a part with several certificates once for each. */
export const namedParts = (row: Naming, byKey: CitedByKey, components = citedComponents(row, byKey)): NamedPart[] => [
  ...components.flatMap(({ component: { name }, cited, pieces }) =>
    pieces.length === 0 ? [{ name, cited }] : citedPieces(name, pieces),
  ),
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

/** The same of a stored report; nothing of a draft. */
export const fallenPartsIn = async (db: Db, row: Naming & Pick<ReportRecord, 'id' | 'status'>): Promise<FallenPart[]> =>
  row.status === 'draft' ? [] : fallenOf(namedParts(row, await citedBy(db, row.id)))
