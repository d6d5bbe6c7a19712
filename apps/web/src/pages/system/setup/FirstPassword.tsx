// A first password to be copied, with a button for another one.
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import styles from './setup.module.css'
import { words } from './words.ts'

export function FirstPassword({ password, onAnother }: { password: string; onAnother: () => void }) {
  const say = useSay()
  return (
    <div className={styles['password']}>
      <span>{say(words.password)}</span>
      <CopyText text={password} />
      <Action small kind="quiet" label={say(words.another)} onPress={onAnother} />
      <p>{say(words.passwordHint)}</p>
    </div>
  )
}
