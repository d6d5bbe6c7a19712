// Says above a page how old its content is: answers that came without the primary database, and what could not be read anew and is tried again.
import type { Phrase } from '@register/contract/phrase'
import { useSyncExternalStore } from 'react'
import { asOfScreen, notRefreshedSince, onReads } from '../../../api/cache.ts'
import { useTranslate } from '../../../api/language.ts'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import styles from './Maintenance.module.css'

const withoutPrimary = (time: string): Phrase => [
  `主数据库暂时无法连接：本页为截至 ${time}的登记内容，之后的变更尚未显示`,
  `The main database cannot be reached at the moment: this page is complete up to ${time}, and later changes are not shown yet`,
]
const notReadAnew = (time: string): Phrase => [
  `暂时无法更新：本页为 ${time}读取的内容，正在自动重试`,
  `This page cannot be read anew at the moment. It shows what was read at ${time}, and tries again by itself`,
]

export function Freshness() {
  const t = useTranslate()
  const asOf = useSyncExternalStore(onReads, asOfScreen)
  const readAt = useSyncExternalStore(onReads, notRefreshedSince)
  const lines = [
    asOf !== undefined && withoutPrimary(t(beijingTime(asOf))),
    readAt !== undefined && notReadAnew(t(beijingTime(readAt))),
  ]
  return lines.map(
    (line) =>
      line && (
        <p
          key={line[0]}
          role="status"
          className={`plain break-words text-center line-below pad-8-16 ${styles['notice']}`}
        >
          {t(line)}
        </p>
      ),
  )
}
