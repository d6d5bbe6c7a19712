// One operation of the log: its sentence, person, time and origin, the changed values before and after, and a link to its record.
import { outcomeWords, type Operation } from '@register/contract/log/operations'
import { useSay } from '../../../api/language.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { ChangeTable } from '../../../kit/display/ChangeTable.tsx'
import { instant } from '../../../kit/plain/format.ts'
import styles from './log.module.css'
import { useRecordPage } from './useRecordPage.ts'
import { words } from './words.ts'

interface OperationDrawerProps {
  operation: Operation
  open: boolean
  onClose: () => void
}

export function OperationDrawer({ operation, open, onClose }: OperationDrawerProps) {
  const say = useSay()
  const { text, by, username, at, ip, traceId, object, changes, outcome, result } = operation
  const page = useRecordPage(object, operation.action)
  const facts = [
    [words.person, username && `${by} (${username})`],
    [words.at, instant(at)],
    [words.from, ip],
    [words.outcome, `${say(outcomeWords[outcome].label)} (${result})`],
    [words.trace, traceId],
  ] as const
  return (
    <SideDrawer
      title={say(words.details)}
      open={open}
      onClose={onClose}
      footer={page && <LinkAction kind="primary" label={say(words.open)} to={page} />}
    >
      <p className={styles['text']}>{text}</p>
      <Facts facts={facts} />
      {changes.length > 0 && (
        <div className={styles['changes']}>
          <ChangeTable changes={changes} />
        </div>
      )}
    </SideDrawer>
  )
}
