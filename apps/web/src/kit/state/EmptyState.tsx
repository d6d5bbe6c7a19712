// An empty list or part of a page: says what will be here and offers the first step.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon, type IconName } from '../action/icons.tsx'
import styles from './state.module.css'

export function EmptyState({
  text,
  icon = 'file',
  children,
}: {
  text: Wording
  icon?: IconName
  children?: ReactNode
}) {
  const t = useTranslate()
  return (
    <div className={`row column gap-12 align-center justify-center grow quiet text-center ${styles['state']}`}>
      <Icon name={icon} className={styles['stateIcon']} />
      <p>{t(text)}</p>
      {children && <div className={`row wrap gap-8 justify-center ${styles['stateActions']}`}>{children}</div>}
    </div>
  )
}
