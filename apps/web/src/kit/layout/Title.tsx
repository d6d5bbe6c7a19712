// A heading for a part of a page or form.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './layout.module.css'

export interface TitleProps {
  title: Wording
  /** Below the head of a section; a subsection is one level deeper. */
  level?: 2 | 3 | 4
  /** At the right. */
  children?: ReactNode
}

export function Title({ title, level = 3, children }: TitleProps) {
  const t = useTranslate()
  const Head: 'h2' | 'h3' | 'h4' = `h${level}`
  return (
    <div className={`row wrap gap-4-12 align-center justify-between tinted ${styles['titleBar']}`}>
      <Head>{t(title)}</Head>
      {children}
    </div>
  )
}
