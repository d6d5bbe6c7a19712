// The history of a certificate as a time line, newest first, with what each step changed.
import { changeFeed, changeKinds } from '@register/contract/business/changeNotice'
import type { Answer } from '@register/contract/business/publicReport'
import { use } from 'react'
import { useLang, useSay } from '../../../api/language.ts'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import { ChangeList } from '../../changes/ChangeList.tsx'
import styles from './History.module.css'
import { LogEntry } from './LogEntry.tsx'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

export const History = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const newestFirst = answer.history.reduce<Answer['history']>((later, entry) => [entry, ...later], [])
  return (
    <Part title={say(words.history)}>
      <ol className={styles['line']}>
        {newestFirst.map((entry, at) => (
          // Two steps may share version, kind and day, so the position is the key; no step is ever inserted between others.
          <li key={at} className={styles[entry.kind]}>
            <p className={styles['head']}>
              <time dateTime={entry.date}>{entry.date}</time>
              <b>{say(entry.kind === 'publication' ? words.publication : changeKinds[entry.kind])}</b>
              <span>{say(words.version(entry.version))}</span>
            </p>
            {entry.reason && <p className={styles['reason']}>{entry.reason}</p>}
            {entry.changes.length > 0 && (
              <div className={styles['changes']}>
                <ChangeList changes={entry.changes} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <LogEntry answer={answer} />
      {answer.manufacturerName !== '' && <MakerFeed manufacturer={answer.manufacturerName} />}
    </Part>
  )
}

/** The feed of the changes of all certificates of the manufacturer. */
const MakerFeed = ({ manufacturer }: { manufacturer: string }) => {
  const say = useSay()
  const lang = useLang()
  if (use(LinksOff)) return null
  return (
    <p className={styles['feed']}>
      <a
        href={`${changeFeed.path}?${new URLSearchParams({ manufacturer, lang }).toString()}`}
        target="_blank"
        rel="noreferrer"
      >
        {say(words.makerFeed)}
      </a>
    </p>
  )
}
