// One tab in the row; its content is redrawn only when this tab has changed.
import { memo, useCallback, useEffect, useRef } from 'react'
import { createPath } from 'react-router'
import type { SortItem } from '../../../../kit/sort/useSortItem.ts'
import { closeOtherTabs, maximise, moveTab, refreshTab, useTabs } from '../../../../kit/tabs/useTabs.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../../api/language.ts'
import { Icon } from '../../../../kit/action/icons.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { ContextMenu, type MenuItem } from '../../../../kit/menu/ContextMenu.tsx'
import type { Tab } from '../../../../kit/tabs/tabState.ts'
import { useAskUnsaved, useCloseTab } from '../../../../kit/tabs/useCloseTab.ts'
import { closeOf, tabWords as words } from '../words.ts'
import styles from './tabs.module.css'
import { useGo } from '../../../../kit/router/useGo.ts'

// The commands in a tab's menu, opened by the right button or the menu key.
interface Subject {
  tab: Tab
  fixed: boolean
  at: number
  count: number
}

function useTabCommands({ tab, fixed, at, count }: Subject) {
  const go = useGo()
  const close = useCloseTab()
  const mayLose = useAskUnsaved()
  const { failed } = useFeedback()
  const { key, location } = tab
  const others = () =>
    useTabs.getState().tabs.flatMap((other, place) => (place === 0 || other.key === key ? [] : [other.key]))
  const acts: Record<string, () => unknown> = {
    refresh: async () => {
      if (!(await mayLose([key]))) return
      go(createPath(location))
      refreshTab(key)
    },
    close: () => close(key),
    closeOthers: async () => {
      if (!(await mayLose(others()))) return
      go(createPath(location))
      closeOtherTabs(key)
    },
    left: () => moveTab(at, at - 1),
    right: () => moveTab(at, at + 1),
    maximise: () => {
      go(createPath(location))
      maximise(true)
    },
    window: () => window.open(`#${createPath(location)}`, '_blank', 'noopener'),
  }
  const items: MenuItem[] = [
    { key: 'refresh', label: words.refresh, icon: 'reload' },
    { key: 'close', label: words.close, icon: 'close', divided: true, disabled: fixed },
    { key: 'closeOthers', label: words.closeOthers, disabled: count < (fixed ? 2 : 3) },
    { key: 'left', label: words.left, divided: true, disabled: at < 2 },
    { key: 'right', label: words.right, disabled: fixed || at === count - 1 },
    { key: 'maximise', label: words.maximise, icon: 'larger', divided: true },
    { key: 'window', label: words.window, icon: 'external' },
  ]
  const run = (command: string) => void Promise.resolve(acts[command]?.()).catch(failed)
  return { items, run }
}

// The content of a tab: its name as a link, its mark, its close button, and the menu of the right button.
interface TabFaceProps {
  tab: Tab
  title: string
  /** The home page: it can be neither closed nor moved. */
  fixed: boolean
  at: number
  count: number
  open: boolean
}

const TabFace = memo(function TabFace({ tab, title, fixed, at, count, open }: TabFaceProps) {
  const t = useTranslate()
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
          {tab.unsaved && <span className={styles['dot']} role="img" aria-label={t(words.unsaved)} />}
          <span className="ellipsis">{title}</span>
        </Link>
      </ContextMenu>
      {!fixed && (
        <button type="button" aria-label={t(closeOf(title))} onClick={shut}>
          <Icon name="close" />
        </button>
      )}
    </>
  )
})

export type TabItemProps = Omit<TabFaceProps, 'open'>

/** `sort`: how it is moved, once there is more than one tab to reorder. */
export function TabItem({ sort, ...props }: TabItemProps & { sort?: SortItem }) {
  const { tab, title, fixed } = props
  const open = useTabs(({ active }) => active === tab.key)
  const item = useRef<HTMLLIElement>(null)
  const keep = sort?.ref
  const place = useCallback(
    (element: HTMLLIElement | null) => {
      item.current = element
      keep?.(element)
    },
    [keep],
  )
  useEffect(() => {
    if (open) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open, title])
  return (
    <li
      ref={place}
      style={sort?.style}
      data-open={open}
      data-dragging={sort?.dragging}
      data-sorts={sort !== undefined}
      {...(!fixed && sort?.grip)}
    >
      <TabFace {...props} open={open} />
    </li>
  )
}
