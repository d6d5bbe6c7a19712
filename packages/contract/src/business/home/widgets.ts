// The widgets of home by the keys that arrangements store, with their names.
import type { Phrase } from '../../phrase.ts'

/** A key is never changed, because arrangements store it. */
export const homeWidgets = {
  welcome: ['欢迎', 'Welcome'],
  waiting: ['待办事项', 'Waiting items'],
  search: ['证书查询', 'Certificate search'],
  apps: ['我的应用', 'My apps'],
  quick: ['快捷操作', 'Quick actions'],
  attention: ['需要留意的证书', 'Certificates to look at'],
  months: ['本月签发', 'Issued this month'],
  reports: ['报告状态', 'Reports by status'],
  applications: ['申请进度', 'Applications by step'],
  notices: ['最新公告', 'Latest notices'],
  quality: ['数据质量', 'Data quality'],
  changes: ['最新变更公告', 'Latest change notices'],
  acts: ['近期动态', 'Recent activity'],
  about: ['关于', 'About'],
  ver: ['版本信息', 'Version'],
  time: ['时钟', 'Clock'],
  progress: ['进度', 'Progress'],
} as const satisfies Record<string, Phrase>

export type HomeWidget = keyof typeof homeWidgets

export const isHomeWidget = (key: unknown): key is HomeWidget =>
  typeof key === 'string' && Object.hasOwn(homeWidgets, key)

export const homeWidgetNames = Object.keys(homeWidgets).filter(isHomeWidget)
