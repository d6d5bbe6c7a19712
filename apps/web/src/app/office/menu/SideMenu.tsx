// The menu at the left of a desk, folded to icons on request.
import type { RouteNode } from '@register/contract/system/account'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import styles from './menu.module.css'
import { prefer, usePreferences } from '../../../api/setting/preferences.ts'
import { words } from '../words.ts'
import { MenuList } from './MenuList.tsx'

/** `head`: draws the part above the entries; it gets whether the menu is folded. */
export function SideMenu({ nodes, head }: { nodes: readonly RouteNode[]; head?: (folded: boolean) => ReactNode }) {
  const t = useTranslate()
  const folded = usePreferences((state) => state.folded)
  return (
    <nav
      aria-label={t(words.menu)}
      data-part="side"
      data-folded={folded}
      className={`row column surface ${styles['side']}`}
    >
      {head?.(folded)}
      <MenuList nodes={nodes} folded={folded} />
      <Action
        bare
        kind="quiet"
        icon={folded ? 'unfold' : 'fold'}
        label={folded ? words.unfold : words.fold}
        onPress={() => prefer({ folded: !folded })}
      />
    </nav>
  )
}
