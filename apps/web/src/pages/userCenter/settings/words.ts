// Texts of the settings: their page, and the drawer that shows the same choices.
import type { Phrase } from '@register/contract/phrase'
import type { Layout } from '../../../api/setting/preferences.ts'

export const settingWords = {
  text: ['更改立即生效，并保存到账号。', 'Changes take effect at once and are stored with your account.'],
  everywhere: ['登录时', 'When you sign in'],
  ownLanguage: ['账号语言', 'Language of the account'],
  ownLanguageText: ['登录后使用；邮件与短信也用此语言', 'After signing in, and in e-mails and SMS'],
  asBrowser: ['跟随浏览器', 'As each browser'],
  startPage: ['起始页', 'First page'],
  startPageText: ['登录后首先打开', 'Opens after signing in'],
  home: ['首页', 'Home'],
  saved: ['已保存', 'Saved'],
  settings: ['界面设置', 'Appearance'],
  theme: ['夜间模式', 'Night mode'],
  system: ['跟随系统', 'As the system'],
  light: ['日间', 'Day'],
  night: ['夜间', 'Night'],
  language: ['语言', 'Language'],
  colour: ['主题颜色', 'Theme colour'],
  colourText: ['文字会自动调整深浅，保证清晰可读', 'Texts are made darker or lighter until they are readable'],
  layout: ['框架布局', 'Layout'],
  folded: ['折叠菜单', 'Fold the menu'],
  uniqueOpen: ['菜单手风琴', 'One branch open'],
  uniqueOpenText: ['展开一项时收起其他项', 'Opening one branch closes the others'],
  tags: ['标签栏', 'Tabs'],
  tagsText: ['在页面上方列出已打开的页面', 'Lists the open pages above the page'],
  autoExit: ['自动登出', 'Automatic sign-out'],
  autoExitText: ['超过此时间没有操作即退出登录', 'Signs out after this time without activity'],
  reset: ['恢复默认', 'Restore the defaults'],
} as const satisfies Record<string, Phrase>

export const layoutWords: Readonly<Record<Layout, Phrase>> = {
  default: ['分栏', 'Columns'],
  header: ['通栏', 'Header'],
  menu: ['经典', 'Classic'],
  dock: ['功能坞', 'Dock'],
}

export const minutesOf = (minutes: number): Phrase =>
  minutes === 0 ? ['从不', 'Never'] : [`${minutes} 分钟`, minutes === 1 ? '1 minute' : `${minutes} minutes`]
