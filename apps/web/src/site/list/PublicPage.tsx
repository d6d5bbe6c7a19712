// A page of the public site: its heading, a line on its purpose, and below it the content.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './PublicPage.module.css'

export const PublicPage = ({
  title,
  lead,
  children,
}: {
  title: Wording
  lead: Wording | ReactNode
  children: ReactNode
}) => {
  const t = useTranslate()
  return (
    <div className="stack fit gap-16">
      <header className={styles['head']}>
        <h1>{t(title)}</h1>
        <p className="above-4 quiet">{t(lead)}</p>
      </header>
      {children}
    </div>
  )
}
