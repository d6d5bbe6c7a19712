// A menu below the button that opens it: it takes the focus, so that arrow keys choose, and gives it back before the choice is carried out.
import { Dropdown, type MenuProps } from 'antd'
import { useRef, type ReactElement } from 'react'

export interface DropMenuProps {
  items: NonNullable<MenuProps['items']>
  onPick: (key: string) => void
  /** The keys of the entries that are in use. */
  selected?: string[]
  placement?: 'bottomLeft' | 'bottomRight'
  /** As high as a part of the window, for long lists. */
  scrolls?: boolean
  disabled?: boolean
  /** The button. */
  children: ReactElement
}

const long = { maxWidth: 360, maxHeight: '60vh', overflowY: 'auto' } as const

export function DropMenu({
  items,
  onPick,
  selected = [],
  placement = 'bottomLeft',
  scrolls = false,
  disabled = false,
  children,
}: DropMenuProps) {
  const opener = useRef<Element>(null)
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      disabled={disabled}
      destroyOnHidden
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu takes the focus, because a person who opens it by the keyboard chooses by the keyboard
      autoFocus
      onOpenChange={(open) => {
        if (open) opener.current = document.activeElement
      }}
      menu={{
        items,
        selectedKeys: selected,
        ...(scrolls && { style: long }),
        onClick({ key, domEvent }) {
          // The key that chose must not press the button, which has the focus from here on; what the choice opens gives it back there.
          domEvent.preventDefault()
          if (opener.current instanceof HTMLElement) opener.current.focus()
          onPick(key)
        },
      }}
    >
      {children}
    </Dropdown>
  )
}
