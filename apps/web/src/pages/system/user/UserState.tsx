// The status of an account in the list, with the mark of a lock below it: what is locked, and until when.
import { userRowFields, type User } from '@register/contract/system/user/user'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import styles from './user.module.css'
import { lockedUntil } from './words.ts'

const options = userRowFields.find((field) => field.key === 'locked')?.options ?? []

export function UserState({ user, children }: { user: User; children: ReactNode }) {
  const t = useTranslate()
  const lock = options.find(({ value }) => value === user.locked)
  if (!lock || !('tone' in lock)) return children
  return (
    <span className="stack gap-2 items-start">
      {children}
      <StatusTag tone={lock.tone} label={lock.label} />
      <small className={styles['quiet']}>{t(lockedUntil(secondOf(user.lockedUntil).slice(11, 16)))}</small>
    </span>
  )
}
