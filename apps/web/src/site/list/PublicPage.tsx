// A page of the public site: its heading, a line on its purpose, and below it the content.
import type { ReactNode } from 'react'
import styles from './PublicPage.module.css'

export const PublicPage = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <div className="stack fit gap-16">
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p className="above-4 quiet">{lead}</p>
    </header>
    {children}
  </div>
)
