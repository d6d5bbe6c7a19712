// The text of a daily summary: the number of unread messages, and the newest of them under their topics. Plain text.
import { shanghaiDay } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'
import { messageTopics, type MessageTopic } from '@register/contract/system/message/message'
import { topicKeys } from '@register/contract/system/message/push'
import { factOf, type Digest, type DigestItem } from '../../message/service.ts'
import { factText, joined } from './parts.ts'

/** Characters of one line, because a reason may be a page long. */
const mostCharacters = 160

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })
/** Month, day and time in Shanghai. */
const moment = (at: Date): string => `${shanghaiDay(at).slice(5)} ${clock.format(at)}`

/** Makes one line of any input: without line breaks and characters that change the reading direction. */
function oneLine(text: string): string {
  const characters = [
    ...text
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters - 1).join('')}…`
    : characters.join('')
}

/** A kind that a later version wrote gets the topic of reports. */
const topicOf = (line: DigestItem): MessageTopic =>
  'announcement' in line ? 'announcement' : (factOf(line.kind)?.topic ?? 'report')

function lineOf(line: DigestItem): Phrase {
  const at = moment(new Date(line.at))
  const [zh, en]: Phrase =
    'announcement' in line
      ? [line.announcement, line.announcement]
      : (factText(line.kind, line.about) ?? messageTopics[topicOf(line)])
  return [`${at}  ${oneLine(zh)}`, `${at}  ${oneLine(en)}`]
}

const newLine: Phrase = ['\n', '\n']
const paragraph: Phrase = ['\n\n', '\n\n']

/** Subject and text. The subject never contains user input. */
export function summary({ total, lines }: Digest): { subject: Phrase; text: Phrase } {
  const groups = topicKeys.flatMap((topic) => {
    const own = lines.filter((line) => topicOf(line) === topic)
    return own.length > 0 ? [joined([messageTopics[topic], ...own.map(lineOf)], newLine)] : []
  })
  const more = total - lines.length
  const where: Phrase = ['登录办公端，在“新消息”中阅读', 'Sign in and open Messages at the top to read them']
  return {
    subject: [
      `每日汇总 · ${total} 条未读消息`,
      `Daily summary · ${total === 1 ? '1 unread message' : `${total} unread messages`}`,
    ],
    text: joined(
      [
        ...groups,
        more > 0
          ? [`另有 ${more} 条。${where[0]}。`, `And ${more} more. ${where[1]}.`]
          : [`${where[0]}。`, `${where[1]}.`],
        ['以上均为北京时间。', 'All times are Beijing time.'],
        ['不再需要每日汇总：个人中心 › 通知设置。', 'To stop these summaries: User centre › Notifications.'],
      ],
      paragraph,
    ),
  }
}
