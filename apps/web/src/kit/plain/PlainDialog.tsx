// The dialog of public pages, on a telephone a drawer from the bottom edge. It is the browser's own element, which handles focus, Escape and the page behind.
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from './action/Button.tsx'
import styles from './PlainDialog.module.css'

interface Props {
  open: boolean
  title: string
  closeWord?: string
  /** Left out, nothing closes it but an answer: neither Escape, nor a press beside it, nor a button. */
  onClose?: () => void
  children: ReactNode
}

export const PlainDialog = ({ open, title, closeWord = '', onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // The title is read first, and no button is pressed by an Enter meant for the page.
      heading.current?.focus()
    }
    if (!open && element.open) element.close()
  }, [open])
  // Browsers close a dialog at the second Escape whatever the page says to the first; wherever the focus is, the key is not theirs.
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
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!onClose) event.preventDefault()
      }}
      onClose={() => {
        if (onClose) onClose()
        else if (open) dialog.current?.showModal()
      }}
      // A press on the dialog itself, outside its content, is a press beside it.
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose?.()
      }}
    >
      <div className={styles['inside']}>
        <header className={styles['head']}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {onClose && <IconButton icon="cross" label={closeWord} onClick={onClose} />}
        </header>
        <div className={styles['content']}>{open && children}</div>
      </div>
    </dialog>
  )
}
