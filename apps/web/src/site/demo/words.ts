// Texts of the demonstration's messages.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
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
