// Notification settings: a row for each topic, a switch for each channel, and one for the daily summary.
import { messageTopics, type MessageTopic } from '@register/contract/system/message'
import {
  isFixed,
  pushChannels,
  readPush,
  saveDigest,
  savePush,
  type Push,
  type PushChannel,
} from '@register/contract/system/message/push'
import { useSay } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { OnOff } from '../../../kit/setting/OnOff.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import * as paths from '../../../paths.ts'
import { UserCenter } from '../UserCenter.tsx'
import styles from './push.module.css'
import { words } from './words.ts'

const texts = {
  announcement: words.announcementText,
  code: words.codeText,
  report: words.reportText,
  certificate: words.certificateText,
  task: words.taskText,
  account: words.accountText,
} as const satisfies Record<MessageTopic, readonly [string, string]>

export function PushPage() {
  const say = useSay()
  const reading = useRead(readPush, {})
  return (
    <UserCenter here="userCenter/push" text={say(words.text)}>
      <LoadState reading={reading}>
        {(push) => (
          <>
            <Gaps ways={push.ways} />
            <Section title={say(words.title)}>
              <Choices push={push} />
            </Section>
            <Digest push={push} />
          </>
        )}
      </LoadState>
    </UserCenter>
  )
}

/** Why a channel cannot be used. */
function Gaps({ ways: { mail, sms } }: Pick<Push, 'ways'>) {
  const say = useSay()
  const off = [!mail.on && words.mailOff, !sms.on && words.smsOff].filter((one) => one !== false)
  const none = [mail.on && !mail.reaches && words.mailNone, sms.on && !sms.reaches && words.smsNone].filter(
    (one) => one !== false,
  )
  return (
    <>
      {off.length > 0 && <Notice title={off.map(say).join(say(['', ' ']))} />}
      {none.length > 0 && (
        <Notice
          tone="warn"
          title={none.map(say).join(say(['', ' ']))}
          action={<LinkAction label={say(words.confirm)} to={paths.userCenter('account')} />}
        />
      )}
    </>
  )
}

function Choices({ push }: { push: Push }) {
  const say = useSay()
  const { done, failed } = useFeedback()
  const save = useWrite(savePush, { refreshes: [readPush] })
  type Row = Push['topics'][number]
  const isOff = (topic: MessageTopic, channel: PushChannel) =>
    isFixed(topic, channel) || (channel !== 'office' && !push.ways[channel].on)
  async function choose(row: Row, channel: PushChannel, value: boolean) {
    try {
      await save.mutateAsync({ body: { ...row, [channel]: value } })
      done(words.saved)
    } catch (error) {
      failed(error)
    }
  }
  return (
    <PlainTable
      label={say(words.title)}
      rows={push.topics}
      rowKey={({ topic }) => topic}
      columns={[
        {
          key: 'topic',
          title: say(words.topic),
          long: true,
          draw: ({ topic }) => (
            <div className={styles['topic']}>
              <strong>{say(messageTopics[topic])}</strong>
              <span>{say(texts[topic])}</span>
            </div>
          ),
        },
        ...pushChannels.map((channel) => ({
          key: channel,
          title: say(words[channel]),
          short: true as const,
          draw: (row: Row) => (
            <OnOff
              label={`${say(messageTopics[row.topic])}: ${say(words[channel])}`}
              value={row[channel]}
              disabled={isOff(row.topic, channel) || save.isPending}
              onChange={(value) => void choose(row, channel, value)}
            />
          ),
        })),
      ]}
    />
  )
}

function Digest({ push: { digest, ways } }: { push: Push }) {
  const say = useSay()
  const { done, failed } = useFeedback()
  const save = useWrite(saveDigest, { refreshes: [readPush] })
  async function choose(value: boolean) {
    try {
      await save.mutateAsync({ body: { digest: value } })
      done(words.saved)
    } catch (error) {
      failed(error)
    }
  }
  return (
    <Section
      title={say(words.digest)}
      aside={
        <OnOff
          label={say(words.digest)}
          value={digest}
          disabled={!ways.mail.on || save.isPending}
          onChange={(value) => void choose(value)}
        />
      }
    >
      <p className={styles['hint']}>{say(words.digestText)}</p>
    </Section>
  )
}
