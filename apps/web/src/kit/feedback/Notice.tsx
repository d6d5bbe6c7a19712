// A short notice that stays in the page: information, a warning or an error.
import type { Wording } from '@register/contract/phrase'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './feedback.module.css'

const types = { note: 'info', good: 'success', warn: 'warning', bad: 'error' } as const

export interface NoticeProps {
  tone?: keyof typeof types
  title: Wording | ReactNode
  text?: Wording | ReactNode
  action?: ReactNode
}

export function Notice({ tone = 'note', title, text, action }: NoticeProps) {
  const t = useTranslate()
  return (
    <Alert
      classNames={{ root: styles['notice'] ?? '', actions: styles['actions'] ?? '' }}
      type={types[tone]}
      showIcon
      role={tone === 'bad' ? 'alert' : 'status'}
      title={t(title)}
      description={t(text)}
      action={action}
    />
  )
}
