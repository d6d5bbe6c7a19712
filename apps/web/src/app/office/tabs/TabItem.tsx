// One open page in the row.
import { memo } from 'react'
import { createPath, Link } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { ContextMenu } from '../../../kit/menu/ContextMenu.tsx'
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import type { Tab } from '../../../kit/tabs/tabState.ts'
import { useCloseTab } from '../../../kit/tabs/useCloseTab.ts'
import { closeOf, tabWords as words } from './words.ts'
import styles from './tabs.module.css'
import { useTabCommands } from './useTabCommands.ts'

export interface TabItemProps {
  tab: Tab
  title: string
  /** The home page: it neither closes nor moves. */
  fixed: boolean
  at: number
  count: number
  open: boolean
}

/** Drawn again only when something of its own has changed. */
export const TabItem = memo(function TabItem({ tab, title, fixed, at, count, open }: TabItemProps) {
  const say = useSay()
  const close = useCloseTab()
  const { failed } = useFeedback()
  const { items, run } = useTabCommands({ tab, fixed, at, count })
  const { ref, style, grip, dragging } = useSortItem(tab.key, title)
  const shut = () => void close(tab.key).catch(failed)
  return (
    <li ref={ref} style={style} data-open={open} data-dragging={dragging} {...(!fixed && grip)}>
      <ContextMenu items={items} onPick={run}>
        <Link
          to={createPath(tab.location)}
          aria-current={open ? 'page' : undefined}
          draggable={false}
          onAuxClick={(event) => event.button === 1 && !fixed && shut()}
        >
          {tab.unsaved && <span className={styles['dot']} role="img" aria-label={say(words.unsaved)} />}
          <span className={styles['title']}>{title}</span>
        </Link>
      </ContextMenu>
      {!fixed && (
        <button type="button" aria-label={say(closeOf(title))} onClick={shut}>
          <Icon name="close" />
        </button>
      )}
    </li>
  )
})
