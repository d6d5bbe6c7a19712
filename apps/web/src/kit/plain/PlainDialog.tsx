// The dialog of public pages, on a telephone a drawer from the bottom edge. It uses the browser's own dialog element, which handles focus, Escape and the page behind.
import type { Wording } from '@register/contract/phrase'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { IconButton } from './action/Button.tsx'
import styles from './PlainDialog.module.css'

interface Props {
  open: boolean
  title: Wording
  closeWord?: Wording
  /** Without it only an answer closes the dialog: neither Escape, nor a press outside, nor a button. */
  onClose?: () => void
  children: ReactNode
}

export const PlainDialog = ({ open, title, closeWord = '', onClose, children }: Props) => {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // The title takes the focus and is read first, so that an Enter meant for the page presses no button.
      heading.current?.focus()
    }
    if (!open && element.open) element.close()
  }, [open])
  // Browsers close a dialog at the second Escape although the page prevented the first; so the key is caught wherever the focus is.
  useEffect(() => {
    if (!open || onClose) return undefined
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', hold, true)
    return () => document.removeEventListener('keydown', hold, true)
  }, [open, onClose])
  return (
    <dialog
      ref={dialog}
      className={`full-width plain no-padding no-border surface ${styles['dialog']}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!onClose) event.preventDefault()
      }}
      onClose={() => {
        if (onClose) onClose()
        else if (open) dialog.current?.showModal()
      }}
      // A click on the dialog element itself, outside its content, is a click next to it.
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose?.()
      }}
    >
      <div className={`row column ${styles['inside']}`}>
        <header className={`row align-center justify-between line-below ${styles['head']}`}>
          <h2 className="large" id={titleId} ref={heading} tabIndex={-1}>
            {t(title)}
          </h2>
          {onClose && <IconButton icon="cross" label={closeWord} onClick={onClose} />}
        </header>
        <div className={`stack gap-16 pad-16 ${styles['content']}`}>{open && children}</div>
      </div>
    </dialog>
  )
}
