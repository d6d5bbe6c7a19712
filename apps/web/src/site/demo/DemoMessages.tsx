// The messages that a demonstration does not send out: visitors read their codes here.
import { listDemoMessages } from '@register/contract/demo/message'
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'
import { useTranslate } from '../../api/language.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { beijingTime } from '../../kit/plain/beijing.ts'
import { Link } from '../../kit/plain/Link.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import styles from './DemoMessages.module.css'

// Texts of the demonstration's messages.
const words = {
  title: siteScreens.demo_messages.title,
  lead: [
    '演示环境不真正发送短信和邮件，内容显示在这里，一天后删除。收件人已遮盖。任何人都能看到本页。',
    'A demonstration sends no SMS and no mail. What it would have sent is shown here for a day, with the recipient masked, readable by anyone.',
  ],
  none: [
    '本系统不是演示环境，这里不显示任何消息。',
    'This register is not a demonstration. No messages are shown here.',
  ],
  empty: ['还没有消息。获取验证码后会显示在这里。', 'There are no messages yet. Ask for a code and it appears here.'],
  sms: ['短信', 'SMS'],
  mail: ['邮件', 'Mail'],
  toLogin: ['返回登录', 'Back to signing in'],
} as const satisfies Record<string, Phrase>

/** Milliseconds between two reads, so that a code requested a moment ago appears by itself. */
const everyMs = 5_000

export const DemoMessages = () => {
  const t = useTranslate()
  const reading = useRead(listDemoMessages, {}, { refetchInterval: everyMs })
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <h1>{t(words.title)}</h1>
      <p className="quiet">{t(reading.error?.status === 404 ? words.none : words.lead)}</p>
      {hasFailed(reading) && reading.error.status !== 404 && (
        <Trouble what={words.title} failure={reading.error} onRetry={() => void reading.refetch()} />
      )}
      {reading.data?.length === 0 && <p className="quiet">{t(words.empty)}</p>}
      {reading.data && reading.data.length > 0 && (
        <ul className="stack gap-12">
          {reading.data.map((message) => (
            <li className="card pad-12-16" key={message.id}>
              <p className={`row wrap gap-4-12 quiet small ${styles['head']}`}>
                <strong className="plain">{t(words[message.channel])}</strong>
                <span>{message.recipient}</span>
                <time dateTime={message.at}>{t(beijingTime(message.at))}</time>
              </p>
              <p className="above-4 break-words own-lines">{message.text}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.login()}>{t(words.toLogin)}</Link>
      </p>
    </div>
  )
}
