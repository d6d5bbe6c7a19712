// The newest notices under the search: three lines and a link to all; draws nothing while there are none.
import { homeNotices } from '@register/contract/business/notice/reader'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { beijingDay } from '../../../kit/plain/beijing.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import styles from './LatestNotices.module.css'
import { words } from '../words.ts'

export const LatestNotices = () => {
  const t = useTranslate()
  const { data } = useRead(homeNotices, { body: { size: 3 } }, { staleTime: 60_000 })
  if (!data?.length) return null
  return (
    <section className={`stack gap-8 card ${styles['latest']}`}>
      <h2 className="large">{t(words.latestNotices)}</h2>
      <ul>
        {data.map(({ id, title, publishedAt }) => (
          <li className="row wrap gap-0-12 align-center break-words" key={id}>
            <time className="quiet tabular" dateTime={publishedAt}>
              {beijingDay(publishedAt)}
            </time>
            <Link to={paths.notice(id)}>{title}</Link>
          </li>
        ))}
      </ul>
      <Link to={paths.notices()}>{t(words.allNotices)}</Link>
    </section>
  )
}
