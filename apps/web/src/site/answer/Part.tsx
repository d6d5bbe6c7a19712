// One part of the answer: a heading and its content.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './Part.module.css'

interface Props {
  title: Wording
  hint?: string
  /** The id of the heading, so that links can lead to it. */
  id?: string
  /** Content at the right of the heading. */
  beside?: ReactNode
  children: ReactNode
}

export const Part = ({ title, hint, id, beside, children }: Props) => {
  const t = useTranslate()
  return (
    <section className={`may-narrow card ${styles['part']}`}>
      <div className={`row gap-8 align-center justify-between below-8 ${styles['head']}`}>
        <h2 {...(id && { id, tabIndex: -1 })}>{t(title)}</h2>
        {beside}
      </div>
      {hint && <p className={`below-12 quiet ${styles['hint']}`}>{hint}</p>}
      {children}
    </section>
  )
}
