// The arrangement of the home page: stored on the server, edited here until it is saved.
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { listByHead, listBySociety } from '@register/contract/business/codeApply/codeApply'
import { readAttention } from '@register/contract/business/home/attention'
import { insertReport } from '@register/contract/business/report/report'
import { readChecklist } from '@register/contract/system/setup/setup'
import { readOwnHome } from '@register/contract/system/role/home'
import { useMemo, useState } from 'react'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useSetting } from '../../../api/setting/setting.ts'
import { readDefault, readGrid, type GridValue } from '../../../kit/grid/gridValue.ts'
import type { Widget } from '../../../kit/grid/widget.ts'
import { words } from './words.ts'

/** The grid that the product ships (docs/decisions/0068-home-of-widgets.md), with what one's own work needs in the wide column. */
function useShipped(): GridValue {
  const may = useMay()
  const isHolder = may(readAttention) && !may(listByHead) && !may(listBySociety)
  const own = [
    ...(isHolder ? ['attention'] : []),
    ...(may(insertReport) || may(readChecklist) ? ['quick'] : []),
    ...(may(listChangeNotices) ? ['changes'] : []),
  ]
  return {
    layout: '12,6,6',
    columns: [
      ['welcome', ...own],
      ['about', 'ver'],
      ['time', 'progress'],
    ],
  }
}

const isSame = (one: GridValue, other: GridValue): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface HomeGrid {
  /** Undefined until the server has answered. */
  kept: GridValue | undefined
  /** The arrangement while it is being edited; otherwise the stored one. */
  draft: GridValue | undefined
  /** The default of the person's role, or the shipped arrangement. */
  initial: GridValue
  /** The stored arrangement could not be read: the default is shown, and saving would overwrite the stored one. */
  unread: boolean
  change: (value: GridValue) => void
  /** Returns whether there was anything to save. Throws `Failure`; after a 409 the present arrangement can be saved again. */
  save: () => Promise<boolean>
  discard: () => void
  /** Saves the default at once. */
  restore: () => Promise<void>
}

/** `widgets`: all that the person may have; other and unknown ones are left out of what is stored, now and when it is saved. */
export function useHomeGrid(widgets: readonly Widget[]): HomeGrid {
  const shipped = useShipped()
  const setting = useSetting('layout', 'home', words.savedElsewhere)
  // Home works without it, so one attempt is enough.
  const ofRole = useRead(readOwnHome, {}, { retry: false })
  const [draft, setDraft] = useState<GridValue>()
  const known = useMemo(() => widgets.map(({ key }) => key), [widgets])
  // What a person begins with, and goes back to (docs/decisions/0158-home-begins-as-the-role-has-it.md).
  const initial = readDefault(ofRole.data?.home, known, shipped)
  const isRead = (setting.value !== undefined || setting.error) && (ofRole.data !== undefined || ofRole.error)
  const kept = isRead ? readGrid(setting.value, known, initial) : undefined

  async function write(value: GridValue) {
    // The default is not stored, so that a later default takes its place.
    await (isSame(value, initial) ? setting.remove() : setting.save(value))
    setDraft(undefined)
  }
  return {
    kept,
    draft: draft ?? kept,
    initial,
    unread: setting.error !== null && setting.value === undefined,
    change: setDraft,
    save: async () => {
      const next = draft && readGrid(draft, known, initial)
      const changes = next !== undefined && kept !== undefined && !isSame(next, kept)
      if (changes) await write(next)
      setDraft(undefined)
      return changes
    },
    discard: () => setDraft(undefined),
    restore: () => write(initial),
  }
}
