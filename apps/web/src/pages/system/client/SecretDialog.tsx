// Shows a secret that cannot be shown again, to be copied, with the command that gets a token with it.
import { getToken } from '@register/contract/system/client/token'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import styles from './client.module.css'
import { words } from './words.ts'

export interface Made {
  key: string
  secret: string
}

/** A shell command that keeps the secret out of the shell's history. */
const example = ({ key }: Made): string =>
  `curl -u ${key} -d grant_type=client_credentials ${window.location.origin}${getToken.path}`

export function SecretDialog({ made, onClose }: { made: Made | undefined; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog
      title={words.made}
      open={made !== undefined}
      onClose={onClose}
      width={640}
      once
      footer={<Action kind="primary" label={words.keptIt} onPress={onClose} />}
    >
      {made && (
        <div className={`stack fit gap-16 ${styles['once']}`}>
          <Notice title={words.once} />
          <dl>
            <dt>{t(words.key)}</dt>
            <dd>
              <CopyText text={made.key} />
            </dd>
            <dt>{t(words.secret)}</dt>
            <dd>
              <CopyText text={made.secret} />
            </dd>
            <dt>{t(words.token)}</dt>
            <dd>
              <CopyText text={example(made)} />
            </dd>
          </dl>
        </div>
      )}
    </Dialog>
  )
}
