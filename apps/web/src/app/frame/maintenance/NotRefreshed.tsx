// Says above a page that its content could not be read anew, since when, and that this is tried again.
import type { Phrase } from '@register/contract/phrase'
import { useSyncExternalStore } from 'react'
import { notRefreshedSince, onReads } from '../../../api/cache.ts'
import { useTranslate } from '../../../api/language.ts'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import styles from './Maintenance.module.css'

const told = (time: string): Phrase => [
  `暂时无法更新：本页为 ${time}读取的内容，正在自动重试`,
  `This page cannot be read anew at the moment. It shows what was read at ${time}, and tries again by itself`,
]

export function NotRefreshed() {
  const t = useTranslate()
  const since = useSyncExternalStore(onReads, notRefreshedSince)
  if (since === undefined) return null
  return (
    <p role="status" className={`plain break-words text-center line-below pad-8-16 ${styles['notice']}`}>
      {t(told(t(beijingTime(since))))}
    </p>
  )
}
