// Says above a public page that answers on it were given without the primary database, and up to when they are complete.
import type { Phrase } from '@register/contract/phrase'
import { useSyncExternalStore } from 'react'
import { asOfScreen, onReads } from '../../../api/cache.ts'
import { useTranslate } from '../../../api/language.ts'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import styles from './Maintenance.module.css'

const told = (time: string): Phrase => [
  `主数据库暂时无法连接：本页为截至 ${time}的登记内容，之后的变更尚未显示`,
  `The main database cannot be reached at the moment: this page is complete up to ${time}, and later changes are not shown yet`,
]

export function AsOf() {
  const t = useTranslate()
  const asOf = useSyncExternalStore(onReads, asOfScreen)
  if (asOf === undefined) return null
  return (
    <p role="status" className={`plain break-words text-center line-below pad-8-16 ${styles['notice']}`}>
      {t(told(t(beijingTime(asOf))))}
    </p>
  )
}
