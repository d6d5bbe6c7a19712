// The error of a whole form, above its fields.
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import styles from './Login.module.css'

export const FormTrouble = ({ phrase }: { phrase: Phrase | undefined }) => {
  const say = useSay()
  return (
    <div role="alert">
      {phrase && (
        <p className={styles['trouble']}>
          <Icon name="warning" />
          {say(phrase)}
        </p>
      )}
    </div>
  )
}
