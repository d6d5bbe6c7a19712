// The columns and the look of a named table: the present state, unsaved changes, saving and returning to the default.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSetting } from '../../../api/setting/setting.ts'
import { useTableDefaults } from '../../../api/setting/tableDefaults.ts'
import type { Columns } from '../columns.ts'
import { arranged, declaredSettings, overlaid, underDefaults, type ColumnSetting } from './columnPlan.ts'
import { keepInSession, sessionCopy, storedSetting, type StoredSetting, type TableLook } from './storedSetting.ts'

export interface TableSetting<Row> {
  /** The columns to draw. */
  columns: Columns<Row>
  look: TableLook
  /** All columns in their order, hidden ones too. */
  settings: readonly ColumnSetting[]
  unsaved: boolean
  /** Drawn at once, stored by `save`. */
  change: (settings: readonly ColumnSetting[]) => void
  save: () => Promise<void>
  /** The present columns have become everyone's default: unless the person has saved columns of their own, nothing is unsaved any more. */
  adopted: () => void
  /** Back to the screen's declaration and the administrators' settings. */
  reset: () => Promise<void>
  /** Drawn and stored at once. */
  setLook: (look: TableLook) => Promise<void>
}

/** Without a name nothing is read or stored. A setting that cannot be read leaves the table as it is declared. */
export function useTableSetting<Row>(
  name: string | undefined,
  columns: Columns<Row>,
  start: Partial<TableLook> = {},
): TableSetting<Row> {
  const setting = useSetting('columns', name)
  const defaults = useTableDefaults(name)
  const inSession = useMemo(() => (name === undefined ? undefined : sessionCopy(name)), [name])
  const { value } = setting
  const stored = useMemo(() => (value === undefined ? inSession : storedSetting(value)), [value, inSession])
  const [draft, setDraft] = useState<readonly ColumnSetting[]>()
  const [look, setLook] = useState<TableLook>()

  // The server's copy wins as soon as it is known.
  useEffect(() => {
    if (name !== undefined && value !== undefined) keepInSession(name, storedSetting(value))
  }, [name, value])

  const initial = useMemo(() => underDefaults(declaredSettings(columns), defaults?.columns), [columns, defaults])
  const settings = useMemo(() => draft ?? overlaid(initial, stored?.columns ?? undefined), [draft, initial, stored])
  const drawn = useMemo(() => arranged(columns, settings), [columns, settings])
  const shown: TableLook = { size: 'default', border: false, stripe: false, ...start, ...stored?.look, ...look }

  /** One after the other: each write starts from what the one before it stored, and from its revision. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef<StoredSetting>({ columns: null, look: {} })
  useEffect(() => {
    current.current = stored ?? { columns: null, look: {} }
  }, [stored])
  const inTurn = async (write: () => Promise<void>) => {
    const turn = last.current.then(write)
    last.current = turn.catch(() => undefined)
    return turn
  }
  const write = (change: Partial<StoredSetting>) =>
    inTurn(async () => {
      const next = { ...current.current, ...change }
      await setting.save(next)
      current.current = next
    })
  return {
    columns: drawn,
    look: shown,
    settings,
    unsaved: draft !== undefined,
    change: setDraft,
    save: async () => {
      // What administrators set is not stored with the person, so that they can change it later.
      await write({
        columns: settings.map(({ prop, hide, width, sortable, fixed }) => ({ prop, hide, width, sortable, fixed })),
      })
      setDraft(undefined)
    },
    adopted: () => {
      if (!stored?.columns) setDraft(undefined)
    },
    reset: async () => {
      await inTurn(setting.remove)
      setDraft(undefined)
      setLook(undefined)
    },
    setLook: async (next) => {
      setLook(next)
      await write({ look: next })
    },
  }
}
