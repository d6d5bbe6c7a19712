// Reads a stored table setting with care: it may come from another version or have been edited by hand.
import type { ColumnSetting } from './columnPlan.ts'

export interface TableLook {
  size: 'large' | 'default' | 'small'
  /** Lines between the columns. */
  border: boolean
  stripe: boolean
}

export interface StoredSetting {
  /** Null: as the screen declares them. */
  columns: ColumnSetting[] | null
  look: Partial<TableLook>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function columnOf(value: unknown): ColumnSetting[] {
  if (!isRecord(value) || typeof value['prop'] !== 'string') return []
  const { prop, hide, width, sortable, fixed } = value
  return [
    {
      prop,
      hide: hide === true,
      width: typeof width === 'number' && width > 0 ? width : null,
      sortable: sortable === true,
      fixed: fixed === true,
    },
  ]
}

function lookOf(value: unknown): Partial<TableLook> {
  if (!isRecord(value)) return {}
  const { size, border, stripe } = value
  return {
    ...((size === 'large' || size === 'default' || size === 'small') && { size }),
    ...(typeof border === 'boolean' && { border }),
    ...(typeof stripe === 'boolean' && { stripe }),
  }
}

/** Undefined when no usable setting is stored. */
export function storedSetting(value: unknown): StoredSetting | undefined {
  if (!isRecord(value)) return undefined
  const { columns, look } = value
  return { columns: Array.isArray(columns) ? columns.flatMap(columnOf) : null, look: lookOf(look) }
}

/** The copy in session storage, under the table's name (docs/rules/office.md#tables). */
export function sessionCopy(name: string): StoredSetting | undefined {
  try {
    return storedSetting(JSON.parse(sessionStorage.getItem(name) ?? 'null'))
  } catch {
    return undefined
  }
}

export function keepInSession(name: string, value: StoredSetting | undefined): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value))
    else sessionStorage.removeItem(name)
  } catch {
    // The storage refused or is full: the server's copy is the one that counts.
  }
}
