// Shows an announcement of maintenance above every page while it lasts. Open windows of the office get it within a minute, those of the site when they are loaded again.
import type { Phrase } from '@register/contract/phrase'
import { siteConfig } from '@register/contract/system/site'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import styles from './Maintenance.module.css'

const askEveryMs = 60_000

/** The text and its end as the administrators wrote them: the page adds no word such as "maintenance". */
const announced = (text: string, until: string): Phrase =>
  until === '' ? [text, text] : [`${text}（至北京时间 ${until}）`, `${text} (until ${until}, Beijing time)`]

export function Maintenance() {
  const t = useTranslate()
  const { data } = useRead(siteConfig, {}, { staleTime: askEveryMs, refetchInterval: askEveryMs })
  if (!data?.maintenance) return null
  return (
    <p role="note" className={`plain break-words text-center line-below pad-8-16 ${styles['notice']}`}>
      {t(announced(data.maintenance.text, data.maintenance.until))}
    </p>
  )
}
