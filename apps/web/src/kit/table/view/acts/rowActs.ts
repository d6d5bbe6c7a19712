// Which actions of a row are visible and which are in its menu.
import type { MenuAct } from '../../../action/MoreMenu.tsx'

export type RowAction = MenuAct

const visible = 2

/** At most two visible ones, and none that is meant for the menu. */
export function visibleActs(actions: readonly RowAction[]): { first: RowAction[]; rest: RowAction[] } {
  const first = actions.filter(({ aside }) => !aside).slice(0, visible)
  return { first, rest: actions.filter((act) => !first.includes(act)) }
}
