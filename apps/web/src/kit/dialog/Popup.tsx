// A small panel next to the button that opens it: it takes the focus and closes by Escape or a press outside.
import type { Wording } from '@register/contract/phrase'
import { Dropdown } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { choosesWord } from '../input/find/choosesWord.ts'
import styles from './dialog.module.css'

export interface PopupProps {
  /** The accessible name of the panel. */
  label: Wording
  /** The button. */
  opener: ReactElement
  /** Drawn anew at each opening; `close` also gives the focus back. */
  children: (close: () => void) => ReactNode
  placement?: 'bottomLeft' | 'bottomRight' | 'topRight'
}

export function Popup({ label, opener, children, placement = 'bottomLeft' }: PopupProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const before = useRef<HTMLElement>(undefined)
  function change(next: boolean) {
    if (next) before.current = document.activeElement as HTMLElement
    setOpen(next)
  }
  function close() {
    setOpen(false)
    before.current?.focus()
  }
  useEffect(() => {
    if (!open) return undefined
    // The key is caught wherever the focus is: it may still be moving into the panel.
    function escape(event: globalThis.KeyboardEvent) {
      // Not the one that ends the choice of a word in an input method.
      if (event.key !== 'Escape' || choosesWord(event)) return
      // The first press closes the list of a choice in the panel, the next one the panel.
      if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) return
      event.stopPropagation()
      setOpen(false)
      before.current?.focus()
    }
    document.addEventListener('keydown', escape, true)
    return () => document.removeEventListener('keydown', escape, true)
  }, [open])
  function key(event: KeyboardEvent) {
    // The component library treats such panels as menus, where Tab leaves and arrow keys move between entries.
    if (event.key === 'Tab' || event.key.startsWith('Arrow') || event.key === 'Enter') event.stopPropagation()
  }
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      open={open}
      onOpenChange={change}
      destroyOnHidden
      popupRender={() => (
        // The panel itself has no click action; it stops clicks inside it from reaching what lies below.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          role="dialog"
          aria-label={t(label)}
          tabIndex={-1}
          className={`card pad-16 ${styles['popup']}`}
          ref={takeFocus}
          onKeyDown={key}
          onClick={(event) => event.stopPropagation()}
        >
          {children(close)}
        </div>
      )}
    >
      {opener}
    </Dropdown>
  )
}

/** Focuses the panel once it is positioned; earlier the browser would scroll to a place that the panel then leaves. */
function takeFocus(panel: HTMLElement | null): void {
  if (panel) requestAnimationFrame(() => requestAnimationFrame(() => panel.focus({ preventScroll: true })))
}
