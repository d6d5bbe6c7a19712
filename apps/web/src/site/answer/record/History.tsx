// The history of a certificate as a time line, newest first, with what each step changed.
import { changeKinds, changeTones, makesVersion } from '@register/contract/business/report/changeKinds'
import { changeFeed } from '@register/contract/business/changeNotice'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { dayReading } from '@register/contract/input/partDay'
import { use } from 'react'
import { useLang, useTranslate } from '../../../api/language.ts'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import { ChangeList } from '../../changes/ChangeList.tsx'
import styles from './History.module.css'
import { Fold, folded } from '../fold/Fold.tsx'
import { words as foldWords } from '../fold/words.ts'
import * as paths from '../../../paths.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import { AsOn } from './day/AsOn.tsx'
import { LogEntry } from './LogEntry.tsx'
import { Part } from '../Part.tsx'
import { words } from './words.ts'

/** Of a long history a telephone shows the newest steps, and the others on request. */
const newest = 2

export const History = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const newestFirst = answer.history.reduce<Answer['history']>((later, entry) => [entry, ...later], [])
  const rest = Math.max(0, newestFirst.length - newest)
  return (
    <Part title={words.history}>
      <Fold label={foldWords.changes(rest)} isEmpty={rest === 0}>
        <ol className={styles['line']}>
          {newestFirst.map((entry, at) => (
            // Two steps may share version, kind and day, so the position is the key; no step is ever inserted between others.
            <li
              key={at}
              className={[entry.kind !== 'publication' && styles[changeTones[entry.kind]], at >= newest && folded]
                .filter(Boolean)
                .join(' ')}
            >
              <p className={`row wrap gap-0-12 ${styles['head']}`}>
                <time>{t(dayReading(entry.date, entry.datePrinted))}</time>
                <b>{t(entry.kind === 'publication' ? words.publication : changeKinds[entry.kind])}</b>
                {makesVersion(entry.kind) && <Version entry={entry} answer={answer} />}
              </p>
              {entry.reason && <p className="break-words">{entry.reason}</p>}
              {entry.changes.length > 0 && (
                <div className={styles['changes']}>
                  <ChangeList changes={entry.changes} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </Fold>
      <AsOn answer={answer} />
      <LogEntry answer={answer} />
      {answer.manufacturerName !== '' && <MakerFeed manufacturer={answer.manufacturerName} />}
    </Part>
  )
}

/** An entry's version leads to what it said, whole. Of the present one the page says it all. */
const Version = ({ entry, answer }: { entry: Answer['history'][number]; answer: Answer }) => {
  const t = useTranslate()
  const text = t(words.version(entry.version))
  if (entry.version >= answer.version) return <span>{text}</span>
  return (
    <Link to={paths.version(answer.publicId, entry.version)} aria-label={t(words.openVersion(entry.version))}>
      {text}
    </Link>
  )
}

/** The feed of the changes of all certificates of the manufacturer. */
const MakerFeed = ({ manufacturer }: { manufacturer: string }) => {
  const t = useTranslate()
  const lang = useLang()
  if (use(LinksOff)) return null
  return (
    <p className={`above-8 ${styles['feed']}`}>
      <a
        className="inline-row align-center"
        href={`${changeFeed.path}?${new URLSearchParams({ manufacturer, lang }).toString()}`}
        target="_blank"
        rel="noreferrer"
      >
        {t(words.makerFeed)}
      </a>
    </p>
  )
}
