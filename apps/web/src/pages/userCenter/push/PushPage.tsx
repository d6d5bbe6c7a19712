// Notification settings: a row for each topic, a switch for each channel, and one for the daily summary.
import { titled, type Phrase } from '@register/contract/phrase'
import { messageTopics, type MessageTopic } from '@register/contract/system/message/message'
import {
  isFixed,
  pushChannels,
  readPush,
  saveDigest,
  savePush,
  type Push,
  type PushChannel,
} from '@register/contract/system/message/push'
import { useTranslate } from '../../../api/language.ts'
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

// Texts of the page of notifications.
const words = {
  text: [
    '按消息类型选择通知方式；更改立即生效。',
    'Choose for each kind of message how you are notified. Changes take effect at once.',
  ],
  title: ['通知方式', 'Ways of notification'],
  topic: ['消息类型', 'Kind of message'],
  office: ['办公端', 'Office'],
  mail: ['邮件', 'Mail'],
  sms: ['短信', 'SMS'],
  saved: ['已保存', 'Saved'],
  mailOff: ['本系统未接入邮件。', 'This register sends no e-mail.'],
  smsOff: ['本系统未接入短信。', 'This register sends no SMS.'],
  mailNone: [
    '您的账号没有已验证的邮箱，邮件通知暂不会发出。',
    'Your account has no confirmed e-mail, so none is sent yet.',
  ],
  smsNone: [
    '您的账号没有已验证的手机，短信通知暂不会发出。',
    'Your account has no confirmed mobile, so no SMS is sent yet.',
  ],
  confirm: ['前往验证', 'Confirm one'],
  digest: ['每日汇总邮件', 'Daily summary by e-mail'],
  digestText: [
    '每天最多一封，列出近两天未读的消息与系统通知。已单独发过邮件的不再列出，没有新内容不发。',
    'At most one a day, with the unread messages and announcements of the last two days. What was e-mailed to you at once is not repeated. Without anything new, none is sent.',
  ],
  announcementText: ['只在办公端阅读', 'Read in the office'],
  codeText: ['发放、退回、驳回与撤回', 'Issued, returned, rejected, taken back'],
  reportText: ['提交、退回、发布与修订', 'Submitted, returned, published, revised'],
  certificateText: ['本企业证书的暂停、恢复、撤销与更名', 'Suspended, restored, revoked or renamed'],
  taskText: ['后台导入与导出的结果', 'Results of work in the background'],
  accountText: ['锁定、联系方式与企业账号', 'Locks, contact data, company account'],
} as const satisfies Record<string, Phrase>

const texts = {
  announcement: words.announcementText,
  code: words.codeText,
  report: words.reportText,
  certificate: words.certificateText,
  task: words.taskText,
  account: words.accountText,
} as const satisfies Record<MessageTopic, readonly [string, string]>

export function PushPage() {
  const reading = useRead(readPush, {})
  return (
    <UserCenter here="userCenter/push" text={words.text}>
      <LoadState reading={reading}>
        {(push) => (
          <>
            <Gaps ways={push.ways} />
            <Section title={words.title}>
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
  const t = useTranslate()
  const off = [!mail.on && words.mailOff, !sms.on && words.smsOff].filter((one) => one !== false)
  const none = [mail.on && !mail.reaches && words.mailNone, sms.on && !sms.reaches && words.smsNone].filter(
    (one) => one !== false,
  )
  return (
    <>
      {off.length > 0 && <Notice title={off.map((one) => t(one)).join(t(['', ' ']))} />}
      {none.length > 0 && (
        <Notice
          tone="warn"
          title={none.map((one) => t(one)).join(t(['', ' ']))}
          action={<LinkAction label={words.confirm} to={paths.userCenter('account')} />}
        />
      )}
    </>
  )
}

function Choices({ push }: { push: Push }) {
  const t = useTranslate()
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
      label={words.title}
      rows={push.topics}
      rowKey={({ topic }) => topic}
      columns={[
        {
          key: 'topic',
          title: words.topic,
          long: true,
          draw: ({ topic }) => (
            <div className="stack">
              <strong>{t(messageTopics[topic])}</strong>
              <span className="quiet small">{t(texts[topic])}</span>
            </div>
          ),
        },
        ...pushChannels.map((channel) => ({
          key: channel,
          title: words[channel],
          short: true as const,
          draw: (row: Row) => (
            <OnOff
              label={titled(messageTopics[row.topic], t(words[channel]))}
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
  const t = useTranslate()
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
      title={words.digest}
      aside={
        <OnOff
          label={words.digest}
          value={digest}
          disabled={!ways.mail.on || save.isPending}
          onChange={(value) => void choose(value)}
        />
      }
    >
      <p className={styles['hint']}>{t(words.digestText)}</p>
    </Section>
  )
}
