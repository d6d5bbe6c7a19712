// Shown after an error was reported: the secret link, which is shown only once and must be saved.
import { useEffect, useRef } from 'react'
import { useSay } from '../../api/language.ts'
import { ButtonLink } from '../../kit/plain/action/Button.tsx'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import * as paths from '../../paths.ts'
import styles from './errors.module.css'
import { words } from './words.ts'

export const Sent = ({ secret, publicId }: { secret: string; publicId: string }) => {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form and its button are gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), [])
  const path = paths.errorReport(secret)
  const [page = ''] = window.location.href.split('#')
  const link = `${page}#${path}`
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <header className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {say(words.sent)}
          </h1>
          <p className={styles['lead']}>{say(words.storeLink)}</p>
        </header>
        <p className={styles['link']}>{link}</p>
        <div className={styles['ways']}>
          <ButtonLink to={paths.verify(publicId)}>{say(words.toAnswer)}</ButtonLink>
          <ButtonLink to={path}>{say(words.follow)}</ButtonLink>
          <CopyButton text={link} label={say(words.copyLink)} />
        </div>
      </section>
    </div>
  )
}
