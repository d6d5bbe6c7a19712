// The coverage of a record in the layouts of the log, and how values are tidied for it.
import { wasWhole } from '@register/contract/rules/coverage/writing/earlier'
import type { CoverageRow } from '@register/contract/rules/coverage/shape'
import { isEmpty } from '@register/contract/fields'

/** Leaves out null, empty texts and empty lists. */
export function full(values: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(values)) if (!isEmpty(values[key])) kept[key] = values[key]
  return kept
}

function only(row: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const key of keys) if (!isEmpty(row[key])) kept[key] = row[key]
  return kept
}

export const tidied = (value: unknown, keys: readonly string[]) =>
  (value as Record<string, unknown>[]).map((row) => only(row, keys))

interface StoredCoverage {
  origin: string
  coverage_whole: boolean
  coverage_models: string[]
}

function isAsLogged(row: StoredCoverage, rows: readonly CoverageRow[]): boolean {
  const isOneRow = rows.length <= 1 && rows.every(({ conditions }) => conditions.every((one) => !('values' in one)))
  return isOneRow && row.coverage_models.length === 0 && row.coverage_whole === wasWhole(rows, row.origin)
}

const conditionKeys = ['parameter', 'from', 'to', 'values', 'unit', 'text']

export function coverageIn(layout: number, row: StoredCoverage, rows: readonly CoverageRow[]): Record<string, unknown> {
  if (layout === 1 && isAsLogged(row, rows)) return { coverage: tidied(rows[0]?.conditions ?? [], conditionKeys) }
  return {
    coverage: rows.map(({ conditions }) => ({ conditions: tidied(conditions, conditionKeys) })),
    coverageWhole: rows.length > 0 ? row.coverage_whole : null,
    coverageModels: row.coverage_models,
  }
}
