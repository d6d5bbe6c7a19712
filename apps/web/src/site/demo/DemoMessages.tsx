// The messages that a demonstration does not send out: visitors read their codes here.
import { listDemoMessages } from '@register/contract/demo/message'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Link } from '../../kit/plain/Link.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import styles from './DemoMessages.module.css'
import { words } from './words.ts'

/** Milliseconds between two reads, so that a code requested a moment ago appears by itself. */
const everyMs = 5_000

export const DemoMessages = () => {
  const say = useSay()
  const lang = useLang()
  const reading = useRead(listDemoMessages, {}, { refetchInterval: everyMs })
  const at = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'short', timeStyle: 'medium' })
  return (
    <div className={styles['page']}>
      <h1>{say(words.title)}</h1>
      <p className={styles['lead']}>{say(reading.error?.status === 404 ? words.none : words.lead)}</p>
      {reading.error && reading.error.status !== 404 && (
        <Trouble what={words.title} failure={reading.error} onRetry={() => void reading.refetch()} />
      )}
      {reading.data?.length === 0 && <p className={styles['empty']}>{say(words.empty)}</p>}
      {reading.data && reading.data.length > 0 && (
        <ul className={styles['list']}>
          {reading.data.map((message) => (
            <li key={message.id}>
              <p className={styles['head']}>
                <strong>{say(words[message.channel])}</strong>
                <span>{message.recipient}</span>
                <time dateTime={message.at}>{at.format(new Date(message.at))}</time>
              </p>
              <p className={styles['text']}>{message.text}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.login()}>{say(words.toLogin)}</Link>
      </p>
    </div>
  )
}
