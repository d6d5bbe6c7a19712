// The browser's file input behind a drawn label, so that mouse, touch and keyboard all reach it.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { acceptOf, type FileRules } from './fileRules.ts'
import styles from './upload.module.css'

export interface FileInputProps {
  id?: string | undefined
  label: Wording
  rules: FileRules
  multiple?: boolean
  disabled?: boolean
  describedBy?: string | undefined
  className?: string | undefined
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

export function FileInput(props: FileInputProps) {
  const t = useTranslate()
  const { id, label, rules, multiple = false, disabled = false, describedBy, className, onFiles, children } = props
  return (
    <label className={`pressable ${styles['face']} ${className ?? ''}`} data-disabled={disabled}>
      <input
        id={id}
        className="unseen"
        type="file"
        multiple={multiple}
        disabled={disabled}
        aria-label={t(label)}
        aria-describedby={describedBy}
        accept={acceptOf(rules)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows the same file to be chosen again after it was removed.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
