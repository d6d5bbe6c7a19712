// How anyone can check the log: the program to download and the command to run.
import { useSay } from '../../api/language.ts'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import styles from './Integrity.module.css'
import { words } from './words.ts'

const program = 'check-log.mjs'

export const HowTo = () => {
  const say = useSay()
  const command = `node ${program} ${location.origin} --remember register.json`
  return (
    <section className={styles['card']}>
      <h2>{say(words.how)}</h2>
      <p>{say(words.howText)}</p>
      <pre className={styles['command']}>
        <code>{command}</code>
      </pre>
      <div className={styles['ways']}>
        <a href={`/${program}`} download={program} className={styles['download']}>
          <Icon name="file" />
          {say(words.download)}
        </a>
        <CopyButton text={command} label={say(words.copyCommand)} />
      </div>
      <p className={styles['quiet']}>{say(words.remember)}</p>
    </section>
  )
}
