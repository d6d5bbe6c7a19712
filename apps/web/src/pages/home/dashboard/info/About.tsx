// Names the register, its operator and its legal authority, and links to the public check.
import { useTranslate } from '../../../../api/language.ts'
import { useBranding, useSite } from '../../../../api/branding.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { houseWords as words } from './words.ts'

export function About({ title }: { title: string }) {
  const t = useTranslate()
  const { name } = useBranding()
  const { data } = useSite()
  return (
    <Frame title={title}>
      <p className={styles['strong']}>{t(name)}</p>
      <p className={styles['text']}>{t(words.what)}</p>
      {data?.operator && (
        <p className={styles['text']}>
          {t(words.operator)}
          {data.operator}
        </p>
      )}
      {data?.basis && (
        <p className={styles['text']}>
          {t(words.basis)}
          {data.basis}
        </p>
      )}
      {data?.demo && <p className={styles['text']}>{t(words.demo)}</p>}
      <p className={styles['ways']}>
        <Link to={paths.search()}>{t(words.search)}</Link>
        <Link to={paths.integrity()}>{t(words.integrity)}</Link>
      </p>
    </Frame>
  )
}
