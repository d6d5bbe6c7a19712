// Texts of the page on chips.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  all: ['全部', 'All'],
  kind: ['设备种类', 'Kind'],
  status: ['状态', 'Status'],
  live: ['筛选一个列表', 'A list filtered by chips'],
  liveText: [
    '第一个选项表示全部，会清除同行的其他选择；multiple 的行可以多选，值以逗号连接后发往服务器。',
    'The first chip means all and clears the others of its row. In a row with multiple several can be chosen; they are joined by commas.',
  ],
  alone: ['值与标题宽度', 'Value and width of the titles'],
  aloneText: [
    '值按行给出所选的列表，全部为空；labelWidth 设置标题宽度，选项可以带图标。',
    'The value lists the chosen options by row, nothing for all. labelWidth sets the width of the titles; chips may have an icon.',
  ],
} as const satisfies Record<string, Phrase>
