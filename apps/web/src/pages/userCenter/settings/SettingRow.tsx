// One setting: its label, and the choice at the right.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './settings.module.css'

export const SettingRow = ({ label, text, children }: { label: Wording; text?: Wording; children: ReactNode }) => {
  const t = useTranslate()
  return (
    <div className={`row wrap gap-8-16 align-center justify-between line-below ${styles['setting']}`}>
      <div>
        <span>{t(label)}</span>
        {text && <p>{t(text)}</p>}
      </div>
      {children}
    </div>
  )
}
