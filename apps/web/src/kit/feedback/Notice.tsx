// A short notice that stays in the page: information, a warning or an error.
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import styles from './feedback.module.css'

const types = { note: 'info', good: 'success', warn: 'warning', bad: 'error' } as const

export interface NoticeProps {
  tone?: keyof typeof types
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}

export function Notice({ tone = 'note', title, text, action }: NoticeProps) {
  return (
    <Alert
      classNames={{ root: styles['notice'] ?? '', actions: styles['actions'] ?? '' }}
      type={types[tone]}
      showIcon
      role={tone === 'bad' ? 'alert' : 'status'}
      title={title}
      description={text}
      action={action}
    />
  )
}
