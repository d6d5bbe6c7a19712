// A menu of commands for the element it surrounds, opened by the right button, a long press, or the menu key. It gives the focus back to that element.
import type { Wording } from '@register/contract/phrase'
import { Dropdown, type MenuProps } from 'antd'
import { useRef, type ReactElement } from 'react'
import { useTranslate, type Translate } from '../../api/language.ts'
import { Icon, type IconName } from '../action/icons.tsx'
import styles from './menu.module.css'

export interface MenuItem {
  key: string
  label: Wording
  icon?: IconName
  /** At the right of the entry, such as a shortcut. */
  suffix?: string
  /** Draws a line above the entry. */
  divided?: boolean
  disabled?: boolean
  danger?: boolean
  /** A submenu that opens next to the entry instead of running a command. */
  children?: readonly MenuItem[]
}

export interface ContextMenuProps {
  items: readonly MenuItem[]
  onPick: (key: string) => void
  /** One element that takes the focus. */
  children: ReactElement
}

type Item = NonNullable<MenuProps['items']>[number]

const drawn = (items: readonly MenuItem[], t: Translate): Item[] =>
  items.flatMap(({ key, label, icon, suffix, divided, disabled = false, danger = false, children }) => {
    const text = (
      <span className={`row gap-24 justify-between ${styles['line']}`}>
        {t(label)}
        {suffix && <kbd>{suffix}</kbd>}
      </span>
    )
    const shape = { key, label: text, disabled, ...(icon && { icon: <Icon name={icon} /> }) }
    const item: Item = children ? { ...shape, children: drawn(children, t) } : { ...shape, danger }
    return divided ? [{ key: `${key}-line`, type: 'divider' as const }, item] : [item]
  })

export function ContextMenu({ items, onPick, children }: ContextMenuProps) {
  const t = useTranslate()
  const surrounded = useRef<HTMLElement>(null)
  /** The library does so for some keys and not for others; without it the focus would end with the menu. */
  function giveBack() {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[role=menu]'))
      surrounded.current?.focus({ preventScroll: true })
  }
  return (
    <Dropdown
      ref={surrounded}
      trigger={['contextMenu']}
      destroyOnHidden
      onOpenChange={(open) => !open && giveBack()}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu takes the focus, because a person who opens it by the keyboard chooses by the keyboard
      autoFocus
      menu={{
        items: drawn(items, t),
        onClick: ({ key, domEvent }) => {
          // A click on a command is not a click on the surrounded element.
          domEvent.stopPropagation()
          giveBack()
          onPick(key)
        },
      }}
    >
      {children}
    </Dropdown>
  )
}
