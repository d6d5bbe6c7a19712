// Texts of the office's frame.
import type { Phrase } from '@register/contract/phrase'
import { homeScreens } from '@register/contract/screens/home'

export const words = {
  skip: ['跳到主要内容', 'Skip to the main content'],
  menu: ['主菜单', 'Main menu'],
  more: ['更多菜单', 'More of the menu'],
  firstLevel: ['一级菜单', 'First level of the menu'],
  openMenu: ['打开菜单', 'Open the menu'],
  fold: ['收起菜单', 'Fold the menu'],
  unfold: ['展开菜单', 'Unfold the menu'],
  place: ['当前位置', 'Where you are'],
  home: homeScreens.home.title,
  account: ['账户', 'Account'],
  publicSite: ['公众查询', 'Public search'],
  signOut: ['退出登录', 'Sign out'],
  signOutAsk: ['确认是否退出当前用户？', 'Do you want to sign out?'],
  signOutYes: ['退出', 'Sign out'],
  clear: ['清除缓存', 'Clear this browser'],
  clearAsk: [
    '清除缓存会将系统初始化，包括登录状态、主题、语言设置等，是否继续？',
    'Everything stored in this browser is cleared: the session, theme, language and more. Continue?',
  ],
  close: ['关闭', 'Close'],
  demo: ['演示数据', 'Demonstration data'],

  search: ['搜索', 'Search'],
  searchAll: ['页面、证书、申请、单位或操作', 'A page, certificate, application, company or action'],
  foundPages: ['页面', 'Pages'],
  foundReports: ['报告与证书', 'Reports and certificates'],
  foundApplications: ['编码申请', 'Code applications'],
  foundActs: ['操作', 'Actions'],
  useEnglish: ['切换到英文界面', 'Use English'],
  useChinese: ['切换到中文界面', 'Use Chinese'],
  noneFound: ['暂无搜索结果', 'Nothing found'],
  fullScreen: ['全屏', 'Full screen'],
  leaveFullScreen: ['退出全屏', 'Leave full screen'],

  changePassword: ['修改密码', 'Change the password'],
  changeNow: ['现在修改', 'Change it now'],

  tasks: ['任务中心', 'Task centre'],
  noTasks: ['没有正在执行的任务', 'No tasks'],
  tasksHint: [
    '在处理耗时过久的任务时为了不阻碍正在处理的工作，可在任务中心进行异步执行。',
    'Long work runs here, so that you can continue in the meantime.',
  ],
  made: ['创建', 'created'],
  download: ['下载', 'Download'],
  refresh: ['刷新', 'Refresh'],

  messages: ['新消息', 'Messages'],
  noMessages: ['暂无新消息', 'No messages'],
  allMessages: ['全部', 'All'],
  unreadMessages: ['未读', 'Unread'],
  noUnread: ['没有未读消息', 'Nothing is unread'],
  allRead: ['全部设为已读', 'Mark all as read'],
  unread: ['未读', 'unread'],
  pinned: ['置顶', 'pinned'],
  openLink: ['查看相关页面', 'Open the page'],
} as const satisfies Record<string, Phrase>

export const foundOf = (n: number): Phrase => [`找到 ${n} 项`, `${n} found`]
export const allMatches = (n: number): Phrase => [`在列表中查看全部 ${n} 条`, `All ${n} in the list`]
export const passwordEnds = (days: number): Phrase => [
  days <= 1 ? '您的密码将在一天内到期' : `您的密码将在 ${days} 天后到期`,
  days <= 1 ? 'Your password expires within a day' : `Your password expires in ${days} days`,
]
export const removeTerm = (term: string): Phrase => [`移除“${term}”`, `Remove "${term}"`]
export const unreadOf = (n: number): Phrase => [`新消息，${n} 条未读`, `Messages, ${n} unread`]
export const stopTask = (title: string): Phrase => [`停止 ${title}`, `Stop ${title}`]
export const forgetTask = (title: string): Phrase => [`移除 ${title}`, `Remove ${title}`]

export const rightsNow = (added: readonly string[]): Phrase =>
  added.length > 0
    ? [
        `您的权限已更新，新开放的页面：${added.join('、')}`,
        `Your rights have changed. New for you: ${added.join(', ')}`,
      ]
    : ['您的权限已更新，菜单与页面已随之刷新', 'Your rights have changed; menu and pages follow']
