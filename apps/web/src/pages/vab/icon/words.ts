// Texts of the pages on icons.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  all: ['全部图标', 'All icons'],
  allText: [
    '按名称使用：<Icon name="…" />。点击图标复制名称；菜单保存的也是这些名称。',
    'They are used by name: <Icon name="…" />. A press copies the name; menus store these names too.',
  ],
  choosing: ['选择图标', 'Choosing one'],
  choosingText: [
    '用法：<IconSelect label value onChange>，在维护菜单时使用，右侧即所见。输入框打开对话框：两组、数量、搜索和清除。值是图标的名称，空表示没有。',
    'Usage: <IconSelect label value onChange>, where menus are edited; the icon that people will see is shown next to it. The input opens a dialog: two groups, a count, a search, and clearing. The value is the name, empty for none.',
  ],
  preview: ['菜单预览', 'The menu with it'],
  certificates: ['证书', 'Certificates'],
  applications: ['编号申请', 'Applications for numbers'],
  changes: ['变更公告', 'Change notices'],
  menuIcon: ['菜单图标', 'Icon of the menu'],
  states: ['禁用与未知名称', 'Disabled, and an unknown name'],
  statesText: ['以前保存过、现在没有的名称会如实显示。', 'A stored name that no longer exists is shown as it is.'],
  fixed: ['不可更改', 'Cannot be changed'],
  old: ['旧图标', 'Old icon'],
} as const satisfies Record<string, Phrase>
