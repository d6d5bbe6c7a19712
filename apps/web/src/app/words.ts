// Texts of the frame: header, footer, missing pages, faults and the end of a session.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  skip: ['跳到主要内容', 'Skip to the main content'],
  search: ['证书查询', 'Search'],
  notices: siteScreens.notices.title,
  catalogue: siteScreens.catalogue.title,
  changes: siteScreens.change_notices.title,
  integrity: siteScreens.integrity.title,
  quality: siteScreens.data_quality.title,
  forBodies: siteScreens.for_bodies.title,
  forCompanies: siteScreens.for_companies.title,
  signIn: ['登录', 'Sign in'],
  office: ['进入办公', 'Office'],
  mainMenu: ['主导航', 'Main'],
  toNight: ['切换为夜间模式', 'Switch to night mode'],
  toLight: ['切换为日间模式', 'Switch to day mode'],
  demo: [
    '演示数据：本系统中的单位、产品和证书均为虚构',
    'Demonstration data: all companies, products and certificates are invented',
  ],
  version: ['版本', 'Version'],
  loading: ['正在加载', 'Loading'],
  missingTitle: ['页面不存在', 'Page not found'],
  missing: [
    '这个地址没有对应的页面。链接可能已失效，或地址输入有误。',
    'There is no page at this address. The link may be out of date, or the address mistyped.',
  ],
  goHome: ['返回首页', 'Go to the start page'],
  signInAgain: ['重新登录', 'Sign in again'],
  signInAsAnother: ['换个账号登录', 'Sign in with another account'],
  goBack: ['返回上一页', 'Go back'],
  refusedTitle: ['没有权限', 'No permission'],
  refused: [
    '您的账号没有查看此页面的权限。如需使用，请联系安全管理员。',
    'Your account may not open this page. If you need it, ask a security administrator.',
  ],
  faultTitle: ['页面出错了', 'This page has failed'],
  fault: [
    '已填写的内容可能尚未保存。重新加载通常可以恢复；如果反复出现，请告诉我们。',
    'What you typed may not have been saved. Reloading usually helps; if the problem remains, please contact us.',
  ],
  faultAgain: [
    '这个页面连续两次出错，它在本浏览器中保存的未完成内容（输入、筛选、未完成的任务）已清除。重新打开后从头开始；如果仍然出错，请告诉我们。',
    'This page has failed twice, so what it kept in this browser (input, filters, unfinished work) was removed. Opened again, it begins anew. If it fails again, please contact us.',
  ],
  openAnew: ['重新打开', 'Open it anew'],
  outdatedTitle: ['系统已更新', 'There is a new version'],
  outdated: [
    '页面的一部分属于以前的版本，已不再提供。请重新加载。',
    'Part of the page belonged to the version before and is gone. Please load it again.',
  ],
  unknownTitle: ['页面的一部分没有取到', 'Part of the page did not load'],
  unknown: [
    '网络正常，系统也没有更新，原因不明。请重新加载；如果反复出现，请告诉我们。',
    'The network is there and the version is the same, so the cause is not known. Please load it again; if the problem remains, please contact us.',
  ],
  offlineTitle: ['没有网络', 'No network'],
  offline: [
    '页面的一部分没有取到。网络恢复后请再试一次，已填写的内容不受影响。',
    'Part of the page did not arrive. Try again when the network is back. What you have typed stays as it is.',
  ],
  close: ['关闭', 'Close'],
  reload: ['重新加载', 'Reload'],
  lostTitle: ['无权限访问', 'You are signed out'],
  lost: [
    '当前用户已被登出或无权限访问当前资源，请尝试重新登录后再操作。',
    'Your session has ended, or you may not use this. Sign in again to continue. You will come back to this page.',
  ],
} as const satisfies Record<string, Phrase>
