// Names the register, its operator and its legal authority, and links to the public check.
import { useSay } from '../../../../api/language.ts'
import { useLook, useSite } from '../../../../api/branding.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { houseWords as words } from './words.ts'

export function About({ title }: { title: string }) {
  const say = useSay()
  const { name } = useLook()
  const { data } = useSite()
  return (
    <Frame title={title}>
      <p className={styles['strong']}>{say(name)}</p>
      <p className={styles['text']}>{say(words.what)}</p>
      {data?.operator && (
        <p className={styles['text']}>
          {say(words.operator)}
          {data.operator}
        </p>
      )}
      {data?.basis && (
        <p className={styles['text']}>
          {say(words.basis)}
          {data.basis}
        </p>
      )}
      {data?.demo && <p className={styles['text']}>{say(words.demo)}</p>}
      <p className={styles['ways']}>
        <Link to={paths.search()}>{say(words.search)}</Link>
        <Link to={paths.integrity()}>{say(words.integrity)}</Link>
      </p>
    </Frame>
  )
}
