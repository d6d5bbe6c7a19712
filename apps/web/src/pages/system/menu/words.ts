// Texts of the page of menus.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/menu'].title,
  text: [
    '拖动左侧手柄调整顺序和位置，也可用键盘；改动立即对所有人生效',
    'Drag by the grip, or use the keyboard, for order and place; all menus follow at once',
  ],
  tree: ['菜单', 'Menu entries'],
  new: ['新建菜单', 'Add a menu entry'],
  edit: ['编辑菜单', 'Edit a menu entry'],
  saved: ['菜单已保存', 'The entry is saved'],
  moved: ['已移动', 'Moved'],
  below: ['新建下级', 'Add below'],
  change: ['编辑', 'Edit'],
  remove: ['删除', 'Delete'],
  removed: ['已删除', 'Deleted'],
  removeText: ['删除后不能恢复；重新启动也不会恢复。', 'This cannot be undone, and a restart does not restore it.'],
  more: ['更多操作', 'More actions for'],
  parent: ['上级菜单', 'Parent'],
  onlyLinked: [
    '此地址不会嵌入显示，页面上只有打开它的链接。本系统中可嵌入的有页面（/#/ 开头）和文件库的公开图片',
    'This address will not show inside the office, only a link to it. What shows of this system: its pages (/#/…) and public pictures of the library',
  ],
  top: ['一级菜单', 'First level of the menu'],
  directory: ['目录', 'Directory'],
  page: ['页面', 'Page'],
  hidden: ['隐藏', 'Hidden'],
  forRoles: ['限角色', 'Some roles'],
  search: ['查找菜单', 'Find an entry'],
  nothing: ['没有符合的菜单', 'No entry fits'],
  cannotStand: ['不能放在这里', 'It cannot be placed there'],
  cannotStandText: [
    '目录和页面放在目录下或一级，权限放在页面下，且不能放在自己的下级中。',
    'Directories and pages can be placed in directories or at the first level, permissions under pages, and nothing below itself.',
  ],
  preview: ['按角色预览', 'Preview as a role'],
  previewText: [
    '只持有所选角色的人员看到的菜单，不含隐藏项。',
    'The menu of a person with this role alone, without hidden entries.',
  ],
  role: ['角色', 'Role'],
  emptyMenu: ['该角色没有任何菜单。', 'The role has no menu at all.'],
} as const satisfies Record<string, Phrase>

export const removeAsk = (name: string, below: number): Phrase =>
  below === 0
    ? [`确定删除“${name}”吗？`, `Delete "${name}"?`]
    : [`确定删除“${name}”及其下级 ${below} 项吗？`, `Delete "${name}" and the ${below} below it?`]
