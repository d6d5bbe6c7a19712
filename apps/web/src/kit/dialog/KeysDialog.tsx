// A dialog that lists the keyboard shortcuts of a screen.
import { Dialog } from './Dialog.tsx'
import styles from './dialog.module.css'
import { feedbackWords as words } from '../feedback/words.ts'

export interface KeysDialogProps {
  open: boolean
  onClose: () => void
  keys: readonly (readonly [key: string, act: string])[]
}

export function KeysDialog({ open, onClose, keys }: KeysDialogProps) {
  return (
    <Dialog title={words.keys} open={open} onClose={onClose} width={400}>
      <dl className={`stack gap-12 ${styles['keys']}`}>
        {keys.map(([key, act]) => (
          <div className="row gap-16 align-center" key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
