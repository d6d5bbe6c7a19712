// The arrangement of the home page: stored on the server, edited here until it is saved.
import { useState } from 'react'
import { useSetting } from '../../../api/setting/setting.ts'
import { readGrid, type GridValue } from '../../../kit/grid/gridValue.ts'
import type { Widget } from '../../../kit/grid/widget.ts'
import { words } from './words.ts'

/** Specification section 9. */
export const shipped: GridValue = { layout: '12,6,6', columns: [['welcome'], ['about', 'ver'], ['time', 'progress']] }

const isSame = (one: GridValue, other: GridValue): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface HomeGrid {
  /** Undefined until the server has answered. */
  kept: GridValue | undefined
  /** The arrangement while it is being edited; otherwise the stored one. */
  draft: GridValue | undefined
  shipped: GridValue
  /** The stored arrangement could not be read: the default is shown, and saving would overwrite the stored one. */
  unread: boolean
  change: (value: GridValue) => void
  /** Returns whether there was anything to save. Throws `Failure`; after a 409 the present arrangement can be saved again. */
  save: () => Promise<boolean>
  discard: () => void
  /** Saves the default at once. */
  restore: () => Promise<void>
}

/** `widgets`: all that the person may have; other and unknown ones are left out of the stored arrangement. */
export function useHomeGrid(widgets: readonly Widget[]): HomeGrid {
  const setting = useSetting('layout', 'home', words.savedElsewhere)
  const [draft, setDraft] = useState<GridValue>()
  const known = widgets.map(({ key }) => key)
  const kept = setting.value === undefined && !setting.error ? undefined : readGrid(setting.value, known, shipped)

  async function write(value: GridValue) {
    // The default is not stored, so that a later default takes its place.
    await (isSame(value, shipped) ? setting.remove() : setting.save(value))
    setDraft(undefined)
  }
  return {
    kept,
    draft: draft ?? kept,
    shipped,
    unread: setting.error !== null && setting.value === undefined,
    change: setDraft,
    save: async () => {
      const changes = draft !== undefined && kept !== undefined && !isSame(draft, kept)
      if (changes) await write(draft)
      setDraft(undefined)
      return changes
    },
    discard: () => setDraft(undefined),
    restore: () => write(shipped),
  }
}
