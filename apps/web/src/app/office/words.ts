// The words of the office's frame.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  skip: ['跳到主要内容', 'Skip to the main content'],
  menu: ['主菜单', 'Main menu'],
  openMenu: ['打开菜单', 'Open the menu'],
  fold: ['收起菜单', 'Fold the menu'],
  unfold: ['展开菜单', 'Unfold the menu'],
  place: ['当前位置', 'Where you are'],
  home: ['首页', 'Home'],
  account: ['账户', 'Account'],
  signOut: ['退出登录', 'Sign out'],
  publicSite: ['公众查询', 'Public site'],
  noPage: [
    '此菜单的页面尚未提供。如需使用，请联系系统管理员。',
    'The page of this menu entry is not available yet. If you need it, ask your administrator.',
  ],
  toHome: ['返回首页', 'Go to the start page'],
  demo: ['演示数据', 'Demonstration data'],
} as const satisfies Record<string, Phrase>
