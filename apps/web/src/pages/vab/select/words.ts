// Texts of the page on dictionary selects.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  onOpening: ['首次打开时读取', 'Read on the first opening'],
  onOpeningText: [
    '没有值时不请求；打开后可按名称或拼音首字母查找。同一字典的选择器共用一次读取。',
    'Without a value nothing is requested. Once open, entries are found by their words or pinyin initials. Selects of one dictionary share one request.',
  ],
  withValue: ['已有值', 'With a value'],
  withValueText: [
    '已有值时立即读取，以便显示它的名称；clearable 为 false 时不能清空。',
    'With a value it is read at once, so that the value has a name; clearable={false} disables clearing.',
  ],
  several: ['多选', 'Several'],
  whole: ['值为整个条目', 'The whole entry as value'],
  wholeText: [
    'whole 让值成为字典条目本身（label、value、isDefault、tone）。',
    'With whole the value is the entry itself: label, value, isDefault, tone.',
  ],
  drawn: ['自定义选项', 'Entries drawn by the page'],
  drawnText: ['option 画出列表中的每个条目。', 'option draws each entry of the open list.'],
  failing: ['没有选项，或无法读取', 'No entries, or a failed request'],
  failingText: [
    '字典不存在或读取失败时，列表里说明原因并可以重试；不可用的选择器仍显示它的值。',
    'Where a dictionary is missing or cannot be read, the list gives the reason and offers another try. A disabled select still names its value.',
  ],
  disabled: ['不可用', 'Disabled'],
} as const satisfies Record<string, Phrase>
