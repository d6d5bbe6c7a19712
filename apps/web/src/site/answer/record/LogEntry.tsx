// The record's entry in the public integrity log; a record without one says so.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { use } from 'react'
import { Link } from '../../../kit/plain/Link.tsx'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import { useLang, useTranslate } from '../../../api/language.ts'
import { count } from '../../../kit/plain/format.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'
import styles from './LogEntry.module.css'

export const LogEntry = ({ answer: { log, certificateNo } }: { answer: Pick<Answer, 'log' | 'certificateNo'> }) => {
  const t = useTranslate()
  const lang = useLang()
  const latest = log.at(-1)
  // A preview of a draft cannot have an entry, so nothing is missing.
  if (use(LinksOff) && !latest) return null
  if (!latest)
    return (
      <p className={`row align-center above-16 line-above ${styles['line']} ${styles['missing']}`}>
        <Icon name="warning" size={16} />
        {t(words.notLogged)}
      </p>
    )
  return (
    <p className={`row align-center above-16 line-above ${styles['line']}`}>
      <Link to={paths.integrity({ certificateNo })}>{t(words.logged(count(latest.id, lang), log.length))}</Link>
      <code>{latest.hash}</code>
    </p>
  )
}
