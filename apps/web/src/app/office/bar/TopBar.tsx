// The bar above every screen: the breadcrumb, what is unread or running, and the display switches.
import { Button } from 'antd'
import { memo, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { setRegisterColour } from '../../../api/theme.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { LanguageSwitch, ThemeSwitch } from '../../switches.tsx'
import { Messages } from '../drawers/Messages.tsx'
import { Settings } from '../drawers/Settings.tsx'
import { TaskCentre } from '../drawers/TaskCentre.tsx'
import styles from './bar.module.css'
import { Search } from '../search/Search.tsx'
import { words } from '../words.ts'
import { UserMenu } from './UserMenu.tsx'
import { Action } from '../../../kit/action/Action.tsx'

// A button that shows the office on the full screen, and ends that again.
const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

function FullScreen() {
  const full = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  // Telephones do not support it.
  if (!document.fullscreenEnabled) return null
  return (
    <Action
      bare
      kind="quiet"
      icon={full ? 'smaller' : 'larger'}
      label={full ? words.leaveFullScreen : words.fullScreen}
      onPress={() => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    />
  )
}

/** Memoised, so that a change of page does not draw them again. */
const Acts = memo(function Acts() {
  const roomy = useWide('md')
  return (
    <div className={`row gap-4 align-center rigid ${styles['switches']}`}>
      <Search />
      {roomy && <FullScreen />}
      <TaskCentre />
      <Messages />
      {roomy && <LanguageSwitch />}
      {roomy && <ThemeSwitch />}
      <Settings />
      <UserMenu />
    </div>
  )
})

/** `children`: breadcrumb or menu, between the menu's button and the other buttons. */
export function TopBar({ onMenu, children }: { onMenu?: (() => void) | undefined; children: ReactNode }) {
  const t = useTranslate()
  const site = useSite()
  const colour = site.data?.look.colour
  useEffect(() => {
    if (colour !== undefined) setRegisterColour(colour)
  }, [colour])
  return (
    <header className={`row gap-8 align-center rigid surface line-below ${styles['top']}`}>
      {onMenu && <Button type="text" icon={<Icon name="menu" />} aria-label={t(words.openMenu)} onClick={onMenu} />}
      {children}
      {site.data?.demo && <span className={`rigid warn small ${styles['demo']}`}>{t(words.demo)}</span>}
      <Acts />
    </header>
  )
}
