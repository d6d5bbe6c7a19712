// Shows recovery codes that cannot be seen again, to be copied.
import { useSay } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { copy } from '../../../../kit/display/copy.ts'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { RecoveryCodes } from '../../../../kit/plain/password/RecoveryCodes.tsx'
import styles from './factor.module.css'
import { words } from './words.ts'

export function CodesDialog({ codes, onClose }: { codes: readonly string[] | undefined; onClose: () => void }) {
  const say = useSay()
  const { done } = useFeedback()
  async function copyAll(all: readonly string[]) {
    await copy(all.join('\n'))
    done(words.copied)
  }
  return (
    <Dialog title={say(words.codesTitle)} open={codes !== undefined} onClose={onClose} width={440}>
      {codes && (
        <div className={styles['once']}>
          <Notice title={say(words.codesText)} />
          <RecoveryCodes codes={codes} />
          <div>
            <Action icon="copy" label={say(words.copyAll)} onPress={() => copyAll(codes)} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
