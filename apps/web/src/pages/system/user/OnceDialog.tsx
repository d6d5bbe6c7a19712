// Shows a password that cannot be seen again, to be copied.
import { useSay } from '../../../api/language.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import styles from './user.module.css'
import { words } from './words.ts'

export interface Once {
  username: string
  password: string
}

export function OnceDialog({ once, onClose }: { once: Once | undefined; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say(words.onceTitle)} open={once !== undefined} onClose={onClose} width={480}>
      {once && (
        <div className={styles['once']}>
          <Notice title={say(words.onceText)} />
          <dl>
            <dt>{say(words.account)}</dt>
            <dd>{once.username}</dd>
            <dt>{say(words.password)}</dt>
            <dd>
              <CopyText text={once.password} />
            </dd>
          </dl>
        </div>
      )}
    </Dialog>
  )
}
