// A dialog that asks for the reason of an action before it runs: what will happen, the reason, and a button that names the action.
import type { Wording } from '@register/contract/phrase'
import { Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { KeptNote } from '../values/KeptNote.tsx'
import { useKeptText } from '../values/useKeptForm.ts'
import { Dialog } from './Dialog.tsx'
import styles from './dialog.module.css'
import { feedbackWords as words, reasonCut } from '../feedback/words.ts'

/** Characters; the limits of the endpoints. */
const longest = 500

export interface ReasonDialogProps {
  title: Wording
  /** The consequence of the action, in plain words. */
  text?: Wording | ReactNode
  label?: Wording
  yes: Wording
  danger?: boolean
  optional?: boolean
  open: boolean
  onClose: () => void
  /** Returning false means that it was not done: the dialog stays open and keeps the reason. */
  run: (reason: string) => Promise<unknown>
}

export function ReasonDialog({ title, text, label, yes, danger, optional, open, onClose, run }: ReasonDialogProps) {
  const t = useTranslate()
  const id = useId()
  const { text: reason, setText: setReason, done, kept } = useKeptText(t(title))
  const [asked, setAsked] = useState(false)
  /** Pasted text was longer than the box allows. */
  const [cut, setCut] = useState(false)
  const missing = !optional && reason.trim() === ''
  const close = () => {
    done()
    setAsked(false)
    setCut(false)
    onClose()
  }
  async function act() {
    setAsked(true)
    if (missing) return
    if ((await run(reason.trim())) !== false) close()
  }
  return (
    <Dialog title={title} open={open} onClose={close} act={{ label: yes, danger: danger ?? false, run: act }}>
      <KeptNote kept={kept} />
      {text && <div className={styles['above']}>{t(text)}</div>}
      <div className="below-4">
        <label htmlFor={id}>{t(label ?? words.reason)}</label>
        {!optional && (
          <span aria-hidden className={styles['mark']}>
            *
          </span>
        )}
      </div>
      <Input.TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here, and the act stands far from it
        autoFocus
        id={id}
        value={reason}
        maxLength={longest}
        showCount
        className={styles['counted'] ?? ''}
        rows={4}
        aria-required={!optional}
        aria-invalid={asked && missing}
        aria-describedby={asked && missing ? `${id}-wrong` : undefined}
        status={asked && missing ? 'error' : ''}
        onPaste={({ clipboardData, currentTarget }) => {
          const { value, selectionStart: from, selectionEnd: to } = currentTarget
          setCut(value.length - (to - from) + clipboardData.getData('text').length > longest)
        }}
        onChange={(event) => {
          setReason(event.target.value)
          // A text that still has the full length may have been cut; a shorter one has been edited by its writer.
          if (event.target.value.length < longest) setCut(false)
        }}
      />
      {cut && (
        <p role="alert" className={`above-4 bad small ${styles['wrong']}`}>
          {t(reasonCut(longest))}
        </p>
      )}
      {asked && missing && (
        <p id={`${id}-wrong`} role="alert" className={`above-4 bad small ${styles['wrong']}`}>
          {t(words.reasonNeeded)}
        </p>
      )}
    </Dialog>
  )
}
