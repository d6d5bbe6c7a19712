// The texts of the icon choice.
import type { Phrase } from '@register/contract/phrase'

export const iconWords = {
  title: ['图标选择器', 'Choose an icon'],
  choose: ['请选择图标', 'Choose an icon'],
  default: ['默认', 'Default'],
  extended: ['扩展', 'Extended'],
  group: ['分组', 'Group'],
  search: ['搜索图标名称', 'Search by name'],
  clear: ['清除', 'Clear'],
  none: ['没有名称匹配的图标', 'No icon has this name'],
} as const satisfies Record<string, Phrase>

export const unknownOf = (name: string): Phrase => [`未知图标 ${name}`, `Unknown icon ${name}`]
