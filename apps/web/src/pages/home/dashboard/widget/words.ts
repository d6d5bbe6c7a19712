// The line about each widget of home in the panel of those that can be added.
import type { Phrase } from '@register/contract/phrase'
import type { HomeWidget } from '@register/contract/business/home/widgets'

export const widgetTexts = {
  welcome: ['待办数量与等待最久的事项', 'How many items wait for you, and the oldest of them'],
  waiting: ['所有待办合在一起，最早的在前', 'Everything that waits for you in one list, oldest first'],
  search: ['按编号、制造单位或产品查证书', 'Look up certificates by number, manufacturer or product'],
  apps: ['从自己的菜单中挑选的页面', 'Pages chosen from your own menu'],
  quick: ['申请编码、编写报告、导入', 'Apply for a code, write a report, import'],
  months: ['近十二个月每月签发的报告', 'Reports issued in each of the last twelve months'],
  reports: ['自己范围内各状态的报告数', 'How many of your reports have each status'],
  applications: ['未办结的编码申请，按环节与时长', 'Open code applications, by step and age'],
  notices: ['登记机构发布的公告与政策文件', 'Announcements and policies of the register'],
  quality: ['没有待处理问题的报告占多少', 'The share of reports without pending problems'],
  changes: ['自己范围内最近的变更', 'The latest changes in your scope'],
  attention: [
    '暂停中的证书及原因，90 天内到期的证书',
    'Suspended ones with the reason, and those that end within 90 days',
  ],
  acts: ['自己最近做过的操作', 'Your latest actions'],
  about: ['这是什么登记、由谁运营', 'What this register is, and who operates it'],
  ver: ['正在运行的版本', 'The running version'],
  time: ['北京时间、日期与星期', 'Beijing time, date and weekday'],
  progress: ['与自己工作有关的一个比例', 'A share of something you work on'],
} as const satisfies Record<HomeWidget, Phrase>

/** Of a widget that the person arranges for others and may not have. */
export const unseenOf = ([zh, en]: Phrase): Phrase => [`${zh}（您看不到）`, `${en} (not for you)`]
export const forOthers: Phrase = ['您看不到，有权限的人员可见', 'Not for you; people who may see it have it here']
