// Shows recovery codes that cannot be shown again, to be copied.
import { useSay } from '../../../../api/language.ts'
import { CopyButton } from '../../../../kit/code/CopyButton.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { RecoveryCodes } from '../../../../kit/plain/password/RecoveryCodes.tsx'
import styles from './factor.module.css'
import { words } from './words.ts'

export function CodesDialog({ codes, onClose }: { codes: readonly string[] | undefined; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say(words.codesTitle)} open={codes !== undefined} onClose={onClose} width={440}>
      {codes && (
        <div className={styles['once']}>
          <Notice title={say(words.codesText)} />
          <RecoveryCodes codes={codes} />
          <div>
            <CopyButton text={codes.join('\n')} label={say(words.copyAll)} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
