// Texts of the page on the filter drawer.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  name: ['样品名称', 'Sample name'],
  kind: ['设备种类', 'Kind'],
  status: ['状态', 'Status'],
  owner: ['送样单位', 'Sent by'],
  quantity: ['数量', 'Quantity'],
  urgent: ['加急', 'Urgent'],
  received: ['收样日期', 'Received'],
  text: ['文本', 'Text'],
  one: ['单选', 'Choice'],
  several: ['多选', 'Several'],
  onOpen: ['打开时读取', 'Read on opening'],
  remote: ['远程搜索', 'Search on the server'],
  broken: ['无法读取的选项', 'Options that fail'],
  day: ['日期', 'Date'],
  days: ['日期范围', 'Span of days'],
  time: ['日期时间', 'Day and time'],
  times: ['日期时间范围', 'Span of times'],
  month: ['月份', 'Month'],
  years: ['年份范围', 'Span of years'],
  switch: ['开关', 'Switch'],
  tags: ['关键词', 'Keywords'],

  live: ['筛选一个列表', 'A filtered list'],
  liveText: [
    'ListFilter 把条件写进地址栏，所以筛选后的列表可以分享。字段可以按名称或拼音首字母查找（试试 sbzl）；用过的字段不能再选，most 给出一个字段最多可有几个条件。同一字段的多个条件以 && 相连，必须同时满足，例如 quantity=5|>=&&20|<=；互相矛盾的会说明。',
    'ListFilter writes the conditions into the address, so that a filtered list can be shared. Fields are found by their words or pinyin initials; a used field cannot be chosen again, or only as often as most says. Several conditions of one field are joined by &&, and all must be met: quantity=5|>=&&20|<=; those that contradict each other are named.',
  ],
  types: ['所有类型', 'Every type'],
  typesText: [
    '输出为 {字段: "值|运算符"}；范围、多选和关键词以逗号连接，开关为 "1" 或 "0"。另存为常用后，每种类型都能原样恢复。',
    'It gives {field: "value|operator"}; spans, several options and keywords are joined by commas, a switch is "1" or "0". Saved as a favourite, every type comes back unchanged.',
  ],
  bare: ['不显示运算符', 'Without operators'],
  bareText: [
    'operators 为 false 时输出裸值；声明 selected 的字段一开始就在；children 可以换成自己的按钮。会被误读的值（同一字段多行、文本本身像“值|运算符”）仍然带上运算符。',
    'With operators={false} values have no operator. Selected fields are there from the start; children draws another opener. Values that could be misread (several rows of one field, a text that ends like a word) still carry their operator.',
  ],
} as const satisfies Record<string, Phrase>

export const openerOf = (n: number): Phrase => [`打开筛选（${n}）`, `Open the filter (${n})`]
