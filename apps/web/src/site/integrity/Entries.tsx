// The entries of the log, newest first: all of them page by page, or those of one certificate.
import { entryKinds, integrityEntries, type EntryKind, type LogEntry } from '@register/contract/business/integrity/log'
import { Link } from '../../kit/plain/Link.tsx'
import { useLang, useTranslate } from '../../api/language.ts'
import { keepFound } from '../../api/keepFound.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { Pager } from '../../kit/plain/action/Pager.tsx'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import { beijingTime } from '../../kit/plain/beijing.ts'
import { count } from '../../kit/plain/format.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import { changeTones } from '@register/contract/business/report/changeKinds'
import { kindIcons } from '../changes/kindIcons.ts'
import { CertificateNumber } from '../status/Number.tsx'
import styles from './Integrity.module.css'
import { words } from './words.ts'

const pageSize = 20

const lookOf = (kind: EntryKind) =>
  kind === 'publication'
    ? ({ tone: 'good', icon: 'check' } as const)
    : { tone: changeTones[kind], icon: kindIcons[kind] }

/** The range of ids on a page, counted from the newest. */
function stretch(lastId: number, page: number) {
  const end = lastId - (page - 1) * pageSize
  return { from: Math.max(1, end - pageSize + 1), size: Math.min(pageSize, end) }
}

const Entry = ({ entry }: { entry: LogEntry }) => {
  const t = useTranslate()
  const lang = useLang()
  const { tone, icon } = lookOf(entry.kind)
  return (
    <li className={`stack gap-2 line-above ${styles['entry']}`}>
      <div className={`row wrap gap-4-12 align-center tabular ${styles['entryHead']}`}>
        <b>{t(words.entry(count(entry.id, lang)))}</b>
        <Badge tone={tone} icon={icon}>
          {t(entryKinds[entry.kind])}
        </Badge>
        <Link to={paths.verify(entry.publicId)}>
          <CertificateNumber number={entry.certificateNo} />
        </Link>
        <span className="quiet">{t(words.version(entry.version))}</span>
        <time dateTime={entry.at} className="quiet">
          {t(beijingTime(entry.at))}
        </time>
      </div>
      <p className={styles['hash']}>
        <span className="unseen">{t(words.entryHash)}</span>
        <code>{entry.hash}</code>
      </p>
    </li>
  )
}

interface Props {
  /** Empty means all certificates. */
  certificateNo: string
  lastId: number
  page: number
  onPage: (page: number) => void
}

export const Entries = ({ certificateNo, lastId, page: asked, onPage }: Props) => {
  const pages = Math.ceil(lastId / pageSize)
  const page = Math.min(asked, Math.max(1, pages))
  const reading = useRead(
    integrityEntries,
    { query: certificateNo ? { certificateNo } : stretch(lastId, page) },
    { placeholderData: keepFound, enabled: lastId > 0 },
  )
  if (lastId === 0) return <Blank level={2} title={words.none} text={words.noneHint} />
  if (hasFailed(reading))
    return <Trouble what={words.theEntries} failure={reading.error} onRetry={() => void reading.refetch()} />
  if (!reading.data) return <Skeleton lines={8} height={28} label={words.loading} />
  const newestFirst = reading.data.list.reduce<LogEntry[]>((later, entry) => [entry, ...later], [])
  if (newestFirst.length === 0) return <Blank level={2} title={words.unknown} text={words.unknownHint} />
  return (
    <div className={reading.isPlaceholderData ? styles['old'] : undefined} aria-busy={reading.isFetching}>
      <ol className="card">
        {newestFirst.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {!certificateNo && <Pager page={page} pages={pages} onPage={onPage} />}
    </div>
  )
}
