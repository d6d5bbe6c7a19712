// A page of the public site that is a list: its heading, and below it what it is of.
import type { ReactNode } from 'react'
import styles from './list.module.css'

export const ListFrame = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <div className={styles['page']}>
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    {children}
  </div>
)
