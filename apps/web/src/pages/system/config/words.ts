// Texts of the pages of the configuration.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/config'].title,
  text: [
    '保存后立即生效，无需重启；公众页面在下次打开时更新',
    'Takes effect at once, without a restart; public pages follow when they are next opened',
  ],
  all: ['全部', 'All'],
  classes: ['参数类别', 'Classes'],
  class: ['类别', 'Category'],
  name: ['参数', 'Key'],
  value: ['当前值', 'Value'],
  defaults: ['默认值', 'Default'],
  changed: ['已改动', 'Changed'],
  atDefault: ['默认', 'Default'],
  new: ['新建参数', 'Add a configuration key'],
  edit: ['编辑参数', 'Edit a configuration key'],
  look: ['查看', 'View'],
  saved: ['参数已保存并生效', 'The key is saved and in effect'],
  refresh: ['刷新缓存', 'Read again'],
  refreshed: ['参数已重新读取', 'The configuration was read again'],
  empty: ['没有符合条件的参数。', 'No keys fit.'],
  toDefault: ['恢复默认', 'Restore the default'],
  isDefault: ['当前为默认值', 'This is the default'],
  security: [
    '安全参数由安全管理员修改，此处仅可查看',
    'Security keys are changed by the security administrator; here they can only be read',
  ],
  register: [
    '登记规则参数由总局修改，此处仅可查看',
    'The rules of the register are changed by the head office; here they can only be read',
  ],
  noRight: ['您没有编辑参数的权限，此处仅可查看', 'You may not edit the configuration; here it can only be read'],
  picture: ['标识图片', 'Picture'],
  key: ['参数键', 'Key'],
} as const satisfies Record<string, Phrase>
