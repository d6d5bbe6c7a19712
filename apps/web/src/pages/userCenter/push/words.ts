// Texts of the page of notifications.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: [
    '按消息类型选择通知方式；更改立即生效。',
    'Choose for each kind of message how you are notified. Changes take effect at once.',
  ],
  title: ['通知方式', 'Ways of notification'],
  topic: ['消息类型', 'Kind of message'],
  office: ['办公端', 'In the office'],
  mail: ['邮件', 'E-mail'],
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
