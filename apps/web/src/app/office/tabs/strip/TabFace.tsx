// The content of a tab: its name as a link, its mark, its close button, and the menu of the right button.
import { memo } from 'react'
import { createPath } from 'react-router'
import { Link } from '../../../../kit/plain/Link.tsx'
import { useSay } from '../../../../api/language.ts'
import { Icon } from '../../../../kit/action/icons.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { ContextMenu } from '../../../../kit/menu/ContextMenu.tsx'
import type { Tab } from '../../../../kit/tabs/tabState.ts'
import { useCloseTab } from '../../../../kit/tabs/useCloseTab.ts'
import { closeOf, tabWords as words } from '../words.ts'
import styles from './tabs.module.css'
import { useTabCommands } from './useTabCommands.ts'

export interface TabFaceProps {
  tab: Tab
  title: string
  /** The home page: it can be neither closed nor moved. */
  fixed: boolean
  at: number
  count: number
  open: boolean
}

export const TabFace = memo(function TabFace({ tab, title, fixed, at, count, open }: TabFaceProps) {
  const say = useSay()
  const close = useCloseTab()
  const { failed } = useFeedback()
  const { items, run } = useTabCommands({ tab, fixed, at, count })
  const shut = () => void close(tab.key).catch(failed)
  return (
    <>
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
    </>
  )
})
