// What is announced of maintenance, quietly above every page while it lasts. Windows of the office that stay open hear of it within a minute, those of the site when they are opened anew.
import type { Phrase } from '@register/contract/phrase'
import { siteConfig } from '@register/contract/system/site'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import styles from './Maintenance.module.css'

const askEveryMs = 60_000

/** The announcement with its end, both of them facts: no word of ours says that it is maintenance. */
const announced = (text: string, until: string): Phrase =>
  until === '' ? [text, text] : [`${text}（至北京时间 ${until}）`, `${text} (until ${until}, China time)`]

export function Maintenance() {
  const say = useSay()
  const { data } = useRead(siteConfig, {}, { staleTime: askEveryMs, refetchInterval: askEveryMs })
  if (!data?.maintenance) return null
  return (
    <p role="note" className={styles['notice']}>
      {say(announced(data.maintenance.text, data.maintenance.until))}
    </p>
  )
}
