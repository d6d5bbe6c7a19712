// One setting: its label, and the choice at the right.
import type { ReactNode } from 'react'
import styles from './settings.module.css'

export const SettingRow = ({ label, text, children }: { label: string; text?: string; children: ReactNode }) => (
  <div className={`row wrap gap-8-16 align-center justify-between line-below ${styles['setting']}`}>
    <div>
      <span>{label}</span>
      {text && <p>{text}</p>}
    </div>
    {children}
  </div>
)
