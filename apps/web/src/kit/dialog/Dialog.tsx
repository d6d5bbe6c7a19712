// A dialog with a task of its own: its button says what it does, stays busy while it runs and shows a failure inside.
import { Alert, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { reasonOf } from '../feedback/useFeedback.tsx'
import { feedbackWords as words } from '../feedback/words.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** Left out, the dialog only shows something. */
  act?: { label: string; danger?: boolean; disabled?: boolean; run: () => unknown }
  width?: number
  children: ReactNode
}

export function Dialog({ title, open, onClose, act, width = 560, children }: DialogProps) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function run() {
    setBusy(true)
    setError(undefined)
    try {
      await act?.run()
    } catch (thrown) {
      setError(say(reasonOf(thrown)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      title={title}
      open={open}
      width={width}
      destroyOnHidden
      onCancel={() => !busy && onClose()}
      mask={{ closable: !act }}
      afterClose={() => setError(undefined)}
      okText={act?.label ?? say(words.close)}
      okButtonProps={{ danger: act?.danger ?? false, disabled: act?.disabled ?? false, loading: busy }}
      cancelText={say(words.cancel)}
      cancelButtonProps={{ disabled: busy, hidden: !act }}
      onOk={() => (act ? void run() : onClose())}
    >
      {error && <Alert className={styles['above']} type="error" showIcon role="alert" title={error} />}
      {children}
    </Modal>
  )
}
