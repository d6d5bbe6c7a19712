// Mobile and e-mail of one account in full, to be copied; the server audits that they were revealed.
import { contactFields } from '@register/contract/system/user/fields'
import { useSay } from '../../../api/language.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import styles from './user.module.css'
import type { FullContact } from './useUserActs.ts'

export function ContactDialog({ contact, onClose }: { contact: FullContact | undefined; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={contact?.nickname ?? ''} open={contact !== undefined} onClose={onClose} width={480}>
      {contact && (
        <div className={styles['once']}>
          <dl>
            {contactFields.map(({ key, label }) => [
              <dt key={key}>{say(label)}</dt>,
              <dd key={`${key} value`}>{contact[key] && <CopyText text={contact[key]} />}</dd>,
            ])}
          </dl>
        </div>
      )}
    </Dialog>
  )
}
