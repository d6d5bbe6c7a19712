// Texts of the page on table selects.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  one: ['选择一个样品', 'One sample'],
  oneText: [
    '下拉表格宽 400、高 245，每页 20 条。输入文字即搜索；方向键移动、回车选择、Page Up / Page Down 翻页。单选后关闭，值为整行数据。',
    'The list is 400 wide and 245 high, 20 rows a page. Typing searches; arrows move, Enter chooses, Page Up and Page Down turn pages. A choice closes it; the value is the record.',
  ],
  several: ['选择多个样品', 'Several samples'],
  severalText: [
    'multiple 的选择在翻页和搜索后保留；collapse 限制显示的标签数，其余计数，悬停可见。',
    'With multiple the choice outlasts pages and searches; collapse limits how many are named, the rest are counted and named under the pointer.',
  ],
  form: ['带搜索表单', 'With a form of its own'],
  formText: [
    'header 画在表格上方，把更多条件加进请求；tableWidth 和 height 调整大小。',
    'header is drawn above the table and adds to the request; tableWidth and height set the size.',
  ],
  status: ['状态', 'Status'],
  all: ['全部', 'All'],
  passed: ['合格', 'Passed'],
  failed: ['不合格', 'Failed'],
  limits: ['固定条件、不可用与读取失败', 'Fixed conditions, disabled, and failing'],
  limitsText: [
    'fixed 是每次请求都带的条件；filterable 和 clearable 可以关闭；读取失败时列表里说明原因并可以重试。',
    'fixed is part of every request; filterable and clearable can be switched off; where reading fails the list gives the reason and offers another try.',
  ],
  notFilterable: ['仅客运索道，不可搜索', 'Only ropeways, no search'],
  disabled: ['不可用', 'Disabled'],
  failing: ['无法读取', 'Cannot be read'],
} as const satisfies Record<string, Phrase>
