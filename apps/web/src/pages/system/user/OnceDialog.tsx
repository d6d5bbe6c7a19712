// Shows a password that cannot be shown again, to be copied; for a new account it leads on to the roles.
import { changeUserRoles } from '@register/contract/system/user/acts'
import type { User } from '@register/contract/system/user/user'
import { useNavigate } from 'react-router'
import { titled } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { CopyButton } from '../../../kit/code/CopyButton.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import * as paths from '../../../paths.ts'
import styles from './user.module.css'
import { words } from './words.ts'

export interface Once {
  username: string
  password: string
  /** The account that was just added and has no roles yet. */
  added?: User
  /** The administrator has gone on to the roles. */
  isLed?: true
}

interface Props {
  once: Once | undefined
  onClose: () => void
  /** Called on the way to the roles of the new account; the password stays, because it may not have been copied yet. */
  onLedOn: () => void
}

export function OnceDialog({ once, onClose, onLedOn }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mayGive = useMay()(changeUserRoles)
  const added = once?.isLed ? undefined : once?.added
  const leads = added !== undefined && mayGive
  async function leadOn(id: number) {
    onLedOn()
    await navigate(paths.userRoles(id))
  }
  return (
    <Dialog
      title={added === undefined ? words.onceTitle : words.added}
      open={once !== undefined}
      onClose={onClose}
      width={480}
      once
      {...(leads && {
        footer: (
          <>
            <Action label={words.close} onPress={onClose} />{' '}
            <Action kind="primary" label={words.giveRoles} onPress={() => leadOn(added.id)} />
          </>
        ),
      })}
    >
      {once && (
        <div className={`stack fit gap-16 ${styles['once']}`}>
          <Notice title={words.onceText} />
          <dl>
            <dt>{t(words.account)}</dt>
            <dd>
              <CopyText text={once.username} />
            </dd>
            <dt>{t(words.password)}</dt>
            <dd>
              <CopyText text={once.password} />
            </dd>
          </dl>
          <div>
            <CopyButton
              text={`${t(titled(words.account, once.username))}\n${t(titled(words.password, once.password))}`}
              label={words.copyBoth}
            />
          </div>
          {added !== undefined && (
            <p className={styles['quiet']}>{t(mayGive ? words.rolesNext : words.rolesByOthers)}</p>
          )}
        </div>
      )}
    </Dialog>
  )
}
