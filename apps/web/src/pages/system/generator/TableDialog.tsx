// Chooses a table of the database to begin a description from.
import { databaseTables } from '@register/contract/system/generator/generator'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import * as paths from '../../../paths.ts'
import styles from './crud.module.css'
import { words } from './words.ts'

interface Props {
  open: boolean
  onClose: () => void
}

export function TableDialog({ open, onClose }: Props) {
  const say = useSay()
  const go = useGo()
  const [table, setTable] = useState<string | null>(null)
  const reading = useRead(databaseTables, {}, { enabled: open })
  return (
    <Dialog
      title={say(words.fromDatabase)}
      open={open}
      onClose={onClose}
      act={{
        label: say(words.take),
        disabled: table === null,
        run: () => {
          onClose()
          if (table !== null) go(paths.crudNew(table))
        },
      }}
    >
      <LoadState reading={reading} lines={2}>
        {(tables) => (
          <div className={styles['pick']}>
            <p>{say(words.pickText)}</p>
            <Choice
              label={say(words.table)}
              value={table}
              options={tables.map(({ name, comment }) => ({
                value: name,
                label: comment === '' ? name : `${name} · ${comment}`,
              }))}
              onChange={setTable}
            />
          </div>
        )}
      </LoadState>
    </Dialog>
  )
}
