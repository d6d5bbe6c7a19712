// A dialog with one task: its button names the action, shows that it is running, and a failure appears inside.
import type { Wording } from '@register/contract/phrase'
import { Alert, Modal, Spin } from 'antd'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { reasonOf } from '../feedback/useFeedback.tsx'
import { feedbackWords as words } from '../feedback/words.ts'
import { choosesWord } from '../input/find/choosesWord.ts'
import styles from './dialog.module.css'
import { FullToggle } from './FullToggle.tsx'

export interface DialogProps {
  title: Wording
  open: boolean
  onClose: () => void
  /** Without it the dialog only shows its content. */
  act?: {
    label: Wording
    danger?: boolean
    disabled?: boolean
    /** Enter in a line of text does it too: for dialogs that were opened to write one. */
    byEnter?: boolean
    run: () => unknown
  }
  width?: number
  /** A button beside the close button fills the window; each opening begins at the size above. */
  expandable?: boolean
  /** The content is being loaded or processed: it is covered and cannot be used. */
  loading?: boolean
  /** Replaces the buttons; null for none. */
  footer?: ReactNode
  /** Without the close button it still closes by Esc. */
  closable?: boolean
  /** It shows what cannot be shown again, so only its own buttons close it: neither Esc nor a click outside. */
  once?: boolean
  children: ReactNode
}

/** The whole window: head and foot stay, the middle scrolls. */
const filled = {
  container: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', maxHeight: '100dvh', borderRadius: 0 },
  body: { flex: 1, minHeight: 0, overflow: 'auto' },
} as const

/** The print style sheet finds dialogs by this class. */
const parts = {
  wrapper: styles['wrapper'] ?? '',
  container: styles['container'] ?? '',
  close: styles['close'] ?? '',
  footer: styles['actions'] ?? '',
}

export function Dialog(props: DialogProps) {
  const {
    title,
    open,
    onClose,
    act,
    width = 560,
    expandable,
    loading = false,
    footer,
    once = false,
    closable = !once,
    children,
  } = props
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [full, setFull] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setFull(false)
  }
  async function run() {
    setBusy(true)
    setError(undefined)
    try {
      await act?.run()
    } catch (thrown) {
      setError(t(reasonOf(thrown)))
    } finally {
      setBusy(false)
    }
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    if (!act?.byEnter || event.key !== 'Enter' || choosesWord(event.nativeEvent)) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!busy && !(act.disabled ?? loading)) void run()
  }
  return (
    <Modal
      className={styles['modal'] ?? ''}
      classNames={parts}
      title={t(title)}
      open={open}
      width={full ? '100vw' : width}
      // High enough that the buttons of a longer form are visible on a small screen too.
      style={{ top: 'min(100px, 6dvh)' }}
      {...(full && { style: { top: 0, maxWidth: '100vw', margin: 0, paddingBottom: 0 } })}
      // A long title ends before the buttons in the corner; the library's own class would override one of ours.
      styles={{ ...(full && filled), header: { paddingInlineEnd: expandable ? 64 : closable ? 32 : 0 } }}
      destroyOnHidden
      closable={closable}
      onCancel={() => !busy && onClose()}
      mask={{ closable: !act && !once }}
      keyboard={!once}
      afterClose={() => setError(undefined)}
      // A dialog that only shows something needs one way to close it, not two.
      footer={footer === undefined ? (both, { OkBtn }) => (act ? both : <OkBtn />) : footer}
      okText={t(act?.label ?? words.close)}
      okButtonProps={{ danger: act?.danger ?? false, disabled: act?.disabled ?? loading, loading: busy }}
      cancelText={t(words.cancel)}
      cancelButtonProps={{ disabled: busy }}
      onOk={() => (act ? void run() : onClose())}
    >
      {expandable && <FullToggle full={full} hasClose={closable} onToggle={() => setFull(!full)} />}
      {error && <Alert className={styles['above']} type="error" showIcon role="alert" title={error} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of the key from the line inside */}
      <div className={`anchor ${styles['work']}`} aria-busy={loading} onKeyDown={pressed}>
        <div inert={loading} data-covered={loading}>
          {children}
        </div>
        {loading && (
          <div role="status" aria-label={t(words.loading)} className={`stack place-center ${styles['cover']}`}>
            <Spin />
          </div>
        )}
      </div>
    </Modal>
  )
}
