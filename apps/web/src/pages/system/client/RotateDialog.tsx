// Makes a new secret for a client; asks how long the present one stays valid.
import { listClients, readClient, rotateSecret, type Client } from '@register/contract/system/client/client'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import type { Proof } from '../../../kit/proof/useProof.tsx'
import type { Made } from './SecretDialog.tsx'
import styles from './client.module.css'
import { overlaps, rotateTitle, words } from './words.ts'

interface RotateDialogProps {
  client: Client | undefined
  onClose: () => void
  onMade: (made: Made) => void
  proved: Proof['proved']
}

export function RotateDialog({ client, onClose, onMade, proved }: RotateDialogProps) {
  const say = useSay()
  const [hours, setHours] = useState('24')
  const rotate = useWrite(rotateSecret, { refreshes: [listClients, readClient] })
  async function run({ id, rev }: Client) {
    const made = await proved(() => rotate.mutateAsync({ body: { id, rev, overlapHours: Number(hours) } }))
    onClose()
    onMade(made)
  }
  return (
    <Dialog
      title={client ? say(rotateTitle(client.name)) : ''}
      open={client !== undefined}
      onClose={onClose}
      width={480}
      {...(client && { act: { label: say(words.rotateAct), run: () => run(client) } })}
    >
      <div className={styles['once']}>
        <p>{say(words.rotateText)}</p>
        <div>
          <span className={styles['label']}>{say(words.overlap)}</span>
          <Choice
            label={say(words.overlap)}
            value={hours}
            options={overlaps.map(([value, label]) => ({ value: String(value), label: say(label) }))}
            onChange={(next) => setHours(next ?? '24')}
          />
        </div>
      </div>
    </Dialog>
  )
}
