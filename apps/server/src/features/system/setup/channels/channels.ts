// The checklist's entries for SMS and mail, which the operator configures in the environment.
import type { Phrase } from '@register/contract/phrase'
import type { ChecklistItem } from '@register/contract/system/setup/setup'
import type { MailPort } from '../../../../outside/mail/port.ts'
import type { SmsPort } from '../../../../outside/sms/port.ts'

export type Found = readonly [state: ChecklistItem['state'], text: Phrase]

const inHouse = (zh: string, en: string): Found => [
  'open',
  [
    `${zh}不真正发出，只写入日志，供演示和开发使用；生产环境不会以此方式启动`,
    `${en} are not sent but written to the log, for demonstrations and development. The server does not start like this in production`,
  ],
]

export function ofSms(sms: SmsPort | undefined): Found {
  if (sms?.name === 'sink') return inHouse('短信', 'Messages by SMS')
  return sms
    ? [
        'done',
        [
          `短信经${sms.name === 'aliyun' ? '阿里云' : '腾讯云'}发出：可用验证码登录、注册和找回密码`,
          `SMS goes out through ${sms.name === 'aliyun' ? 'Alibaba Cloud' : 'Tencent Cloud'}: codes sign in, register and replace forgotten passwords`,
        ],
      ]
    : [
        'absent',
        [
          '未接入短信：不能用验证码登录、自助注册或找回密码。请运维人员设置环境变量 SMS 等，重启后生效；不需要时可以不设',
          'No SMS: signing in by code, registration and resetting a forgotten password are not available. To have them, the operator sets the SMS… environment variables and restarts the server',
        ],
      ]
}

export function ofMail(mail: MailPort | undefined): Found {
  if (mail?.name === 'sink') return inHouse('邮件', 'Letters')
  return mail
    ? ['done', ['邮件经 SMTP 服务器发出', 'Mail goes out through the SMTP server']]
    : [
        'absent',
        [
          '未接入邮件：消息只在办公端内送达。请运维人员设置环境变量 SMTP_URL 和 MAIL_FROM，重启后生效；不需要时可以不设',
          'No mail: messages can be read in the office only. To send mail, the operator sets the environment variables SMTP_URL and MAIL_FROM and restarts the server',
        ],
      ]
}
