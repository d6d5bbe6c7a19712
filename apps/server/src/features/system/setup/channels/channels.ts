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
    `${en} stay here and are written to the log, for demonstrations and development. Production does not start like this`,
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
          'No SMS: nobody signs in by code, registers, or replaces a forgotten password alone. Whoever runs the server sets the variables SMS…, where that is wanted, and restarts it',
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
          'No mail: messages are read in the office alone. Whoever runs the server sets the variables SMTP_URL and MAIL_FROM, where that is wanted, and restarts it',
        ],
      ]
}
