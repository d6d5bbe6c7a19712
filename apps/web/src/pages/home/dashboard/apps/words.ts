// Texts of the widget of picked pages.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  none: ['还没有挑选常用页面', 'You have not chosen any pages yet'],
  pick: ['挑选页面', 'Pick pages'],
  change: ['更改', 'Change'],
  dialog: ['我的应用', 'My apps'],
  save: ['保存', 'Save'],
  chosen: ['已选页面', 'Chosen, in this order'],
  noneChosen: ['在下面勾选要放到首页的页面', 'Choose below the pages for your home page'],
  pages: ['菜单中的页面', 'Pages of your menu'],
  full: ['最多 24 个；去掉一个后可以再选', 'At most 24. Remove one to choose another'],
  savedElsewhere: [
    '我的应用刚在别处保存过；再次保存将以这里的为准',
    'Your apps were saved elsewhere meanwhile. Save again to keep these',
  ],
} as const satisfies Record<string, Phrase>
