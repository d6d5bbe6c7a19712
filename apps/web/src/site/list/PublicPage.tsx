// A page of the public site: its heading, a line on its purpose, and below it the content.
import type { ReactNode } from 'react'
import styles from './PublicPage.module.css'

export const PublicPage = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <div className={styles['page']}>
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    {children}
  </div>
)
