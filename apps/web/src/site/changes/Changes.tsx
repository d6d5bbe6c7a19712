// The change notices: filters above, notices below, newest first. The address bar holds the filters.
import { changeKinds, changeTones } from '@register/contract/business/report/changeKinds'
import { changeFeed, publicChangeNotices, type ChangeNotice } from '@register/contract/business/changeNotice'
import { colon } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../api/language.ts'
import { keepFound } from '../../api/keepFound.ts'
import { useRead } from '../../api/query.ts'
import { useWide } from '../../kit/plain/useWide.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { PublicList } from '../list/PublicList.tsx'
import { useQuestion } from '../list/useQuestion.ts'
import { ChangeFilters } from './ChangeFilters.tsx'
import styles from './Changes.module.css'
import { readQuestion, requestOf } from './question.ts'
import { words } from './words.ts'
import { Link } from '../../kit/plain/Link.tsx'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import * as paths from '../../paths.ts'
import { CertificateNumber } from '../status/Number.tsx'
import { ChangeList } from './ChangeList.tsx'
import { kindIcons } from './kindIcons.ts'

// One change notice: when, what kind, which certificate, what changed and why.
const Notice = ({ notice }: { notice: ChangeNotice }) => {
  const t = useTranslate()
  const [tone, icon] = [changeTones[notice.kind], kindIcons[notice.kind]]
  return (
    <li>
      <div className={`row wrap gap-4-12 align-center ${styles['noticeHead']}`}>
        <time dateTime={notice.changeDate}>{notice.changeDate}</time>
        <Badge tone={tone} icon={icon}>
          {t(changeKinds[notice.kind])}
        </Badge>
        <Link to={paths.verify(notice.reportPublicId)} className="bold">
          <CertificateNumber number={notice.certificateNo} />
        </Link>
      </div>
      <p>
        {notice.productName} {notice.model}
        <span className="quiet"> · {notice.manufacturerName}</span>
      </p>
      {notice.changes.length > 0 && (
        <div className={`tinted pad-8-12 ${styles['lines']}`}>
          <ChangeList changes={notice.changes} />
        </div>
      )}
      {notice.reason && (
        <p>
          <span className="quiet">
            {t(words.reason)}
            {t(colon)}
          </span>
          {notice.reason}
        </p>
      )}
      <p className="quiet small">
        {notice.bodyName} · {t(words.version(notice.version))}
      </p>
    </li>
  )
}

/** The filters that can be wrong in an address. */
const filterWords = { kind: words.kind } as const

export const Changes = () => {
  const t = useTranslate()
  const lang = useLang()
  const wide = useWide()
  const { question, ask, clear, key } = useQuestion(readQuestion)
  const reading = useRead(publicChangeNotices, requestOf(question), { placeholderData: keepFound })
  const filters = <ChangeFilters key={key} question={question} onAsk={ask} onClear={clear} />
  const feed = (
    <a className="one-line" href={`${changeFeed.path}?lang=${lang}`} target="_blank" rel="noreferrer">
      {t(words.feed)}
    </a>
  )
  return (
    <PublicPage
      title={words.title}
      lead={
        <>
          {t(words.lead)} {feed}
        </>
      }
    >
      {wide ? (
        filters
      ) : (
        <details className={`card ${styles['folded']}`} open={clear !== undefined}>
          <summary className="accent pressable">{t(words.filters)}</summary>
          {filters}
        </details>
      )}
      <PublicList
        reading={reading}
        called={words}
        pageNum={question.pageNum}
        onPage={(pageNum) => ask({ ...question, pageNum })}
        filters={filterWords}
        onRemove={(filter) => ask({ ...question, [filter]: '' })}
        onClear={clear}
        draw={(notice) => <Notice key={notice.id} notice={notice} />}
      />
    </PublicPage>
  )
}
