// The commands in a tab's menu, opened by the right button or the menu key.
import { createPath } from 'react-router'
import { useSay } from '../../../../api/language.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import type { MenuItem } from '../../../../kit/menu/ContextMenu.tsx'
import type { Tab } from '../../../../kit/tabs/tabState.ts'
import { useAskUnsaved, useCloseTab } from '../../../../kit/tabs/useCloseTab.ts'
import { useGo } from '../../../../kit/router/useGo.ts'
import { closeOtherTabs, maximise, moveTab, refreshTab, useTabs } from '../../../../kit/tabs/useTabs.ts'
import { tabWords as words } from '../words.ts'

interface Subject {
  tab: Tab
  fixed: boolean
  at: number
  count: number
}

export function useTabCommands({ tab, fixed, at, count }: Subject) {
  const say = useSay()
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
    { key: 'refresh', label: say(words.refresh), icon: 'reload' },
    { key: 'close', label: say(words.close), icon: 'close', divided: true, disabled: fixed },
    { key: 'closeOthers', label: say(words.closeOthers), disabled: count < (fixed ? 2 : 3) },
    { key: 'left', label: say(words.left), divided: true, disabled: at < 2 },
    { key: 'right', label: say(words.right), disabled: fixed || at === count - 1 },
    { key: 'maximise', label: say(words.maximise), icon: 'larger', divided: true },
    { key: 'window', label: say(words.window), icon: 'external' },
  ]
  const run = (command: string) => void Promise.resolve(acts[command]?.()).catch(failed)
  return { items, run }
}
