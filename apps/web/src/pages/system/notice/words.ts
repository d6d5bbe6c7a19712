// Texts of announcements, for those who write them.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['system/notice/list'].title,
  text: [
    '写给本系统用户的通知，按角色和日期显示在各人的消息中',
    'For the people who work here; shown among their messages by role and date',
  ],
  new: systemScreens['system/notice/new'].title,
  edit: systemScreens['system/notice/edit'].title,
  formText: [
    '发布后显示在接收角色的消息中；不选角色表示所有人，不填日期表示一直显示',
    'Once published it is shown among the messages of these roles; without roles to all users, without dates at any time',
  ],
  everybody: ['所有人', 'Everybody'],
  removeText: ['接收人将不再看到这条通知，删除后不能恢复。', 'It is no longer shown to anyone. This cannot be undone.'],
  empty: ['这里列出写给本系统用户的通知。', 'Announcements to the people who work here are listed here.'],
  sectionWhat: ['通知', 'Announcement'],
  sectionWho: ['对象与时间', 'For whom and when'],
  sectionText: ['正文', 'Text'],
  content: ['通知正文', 'Text of the announcement'],
  cancel: ['取消', 'Cancel'],
  saved: ['通知已保存', 'The announcement is saved'],
} as const satisfies Record<string, Phrase>
