// A menu of commands for the element it surrounds, opened by the right button, a long press, or the menu key.
import { Dropdown, type MenuProps } from 'antd'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../action/icons.tsx'
import styles from './menu.module.css'

export interface MenuItem {
  key: string
  label: string
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

const drawn = (items: readonly MenuItem[]): Item[] =>
  items.flatMap(({ key, label, icon, suffix, divided, disabled = false, danger = false, children }) => {
    const text = (
      <span className={`row gap-24 justify-between ${styles['line']}`}>
        {label}
        {suffix && <kbd>{suffix}</kbd>}
      </span>
    )
    const shape = { key, label: text, disabled, ...(icon && { icon: <Icon name={icon} /> }) }
    const item: Item = children ? { ...shape, children: drawn(children) } : { ...shape, danger }
    return divided ? [{ key: `${key}-line`, type: 'divider' as const }, item] : [item]
  })

export function ContextMenu({ items, onPick, children }: ContextMenuProps) {
  return (
    <Dropdown
      trigger={['contextMenu']}
      destroyOnHidden
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu takes the focus, because a person who opens it by the keyboard chooses by the keyboard
      autoFocus
      menu={{
        items: drawn(items),
        onClick: ({ key, domEvent }) => {
          // A click on a command is not a click on the surrounded element.
          domEvent.stopPropagation()
          onPick(key)
        },
      }}
    >
      {children}
    </Dropdown>
  )
}
