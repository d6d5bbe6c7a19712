// Exports the person's data, and closes the account: both after the password was given again.
import { closeOwn, exportOwnData } from '@register/contract/system/profile/leaving'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { signOutAndForget } from '../../../api/session.ts'
import { download } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx'
import { FieldInput } from '../../../kit/input/FieldInput.tsx'
import { textOf } from '@register/contract/fields'
import { useTranslate } from '../../../api/language.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import * as paths from '../../../paths.ts'
import styles from './account.module.css'
import { words } from './words.ts'

const id = 'close-account-name'

export function DataCard({ username }: { username: string }) {
  const t = useTranslate()
  const [closing, setClosing] = useState(false)
  return (
    <Section title={words.data}>
      <p className={styles['quiet']}>{t(words.dataText)}</p>
      <div className={`stack gap-16 above-16 ${styles['acts']}`}>
        <div>
          <Action
            icon="download"
            label={words.export}
            onPress={() => download(exportOwnData, { body: {} }, `${username}.json`)}
          />
          <p>{t(words.exportText)}</p>
        </div>
        <div>
          <Action kind="danger" icon="delete" label={words.close} onPress={() => setClosing(true)} />
          <p>{t(words.closeText)}</p>
        </div>
      </div>
      <CloseDialog open={closing} onClose={() => setClosing(false)} username={username} />
    </Section>
  )
}

interface CloseProps {
  open: boolean
  onClose: () => void
  username: string
}

function CloseDialog({ open, onClose, username }: CloseProps) {
  const go = useGo()
  const [typed, setTyped] = useState('')
  async function close() {
    await call(closeOwn, { body: { username: typed } })
    // The server has ended its sessions already; this browser also clears the person's data.
    await signOutAndForget()
    go(paths.accountClosed)
  }
  return (
    <Dialog
      title={words.close}
      open={open}
      onClose={() => {
        setTyped('')
        onClose()
      }}
      width={480}
      act={{ label: words.close, danger: true, disabled: typed.trim() !== username, run: close }}
    >
      <Notice tone="warn" title={words.closeText} />
      <div className="above-16">
        <FieldFrame id={id} label={words.closeTyped} hint={username} required>
          {(describedBy) => (
            <FieldInput
              field={{ key: 'username', label: words.username, type: 'text', maxLength: 30 }}
              id={id}
              label={words.closeTyped}
              value={typed}
              required
              invalid={false}
              describedBy={describedBy}
              onBlur={() => undefined}
              onChange={(value) => setTyped(textOf(value))}
            />
          )}
        </FieldFrame>
      </div>
    </Dialog>
  )
}
