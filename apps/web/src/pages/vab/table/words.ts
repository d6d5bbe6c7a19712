// Texts of the pages on tables.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  name: ['样品名称', 'Sample name'],
  kind: ['设备种类', 'Kind'],
  status: ['状态', 'Status'],
  quantity: ['数量', 'Quantity'],
  pieces: ['件', 'pcs'],
  fee: ['费用', 'Fee'],
  money: ['元', 'CNY'],
  progress: ['进度', 'Progress'],
  urgent: ['加急', 'Urgent'],
  tags: ['标签', 'Labels'],
  received: ['收样日期', 'Received'],
  picture: ['图片', 'Picture'],
  search: ['编号、名称、试验员', 'Number, name, tester'],

  kinds: ['列的种类', 'Kinds of columns'],
  kindsText: [
    'StaticTable 接收 rows，总数就是行数；排序、筛选（相等）和分页都在本地完成。每种内容有一个列函数：textColumn、figureColumn（右对齐、带单位）、flagColumn、progressColumn、tagsColumn、imageColumn、statusColumn、dateColumn。summary 返回合计行。',
    'StaticTable takes rows; their number is the total, and sorting, filtering (by equality) and paging happen here. Each kind of content has a function: textColumn, figureColumn (right-aligned, with its unit), flagColumn, progressColumn, tagsColumn, imageColumn, statusColumn, dateColumn. summary gives the totals.',
  ],
  editing: ['选择与增删改', 'Choosing and changing'],
  editingText: [
    '行由页面持有：新建、编辑、删除就是改变页面状态。chosen.survives 让选择在翻页后保留，操作前逐一列出所选行；手机上卡片也可以勾选。',
    'The rows belong to the page: adding, changing and removing is a change of its state. With chosen.survives a choice outlasts a turn of the page, and an act names all chosen rows first; cards on a telephone can be ticked too.',
  ],
  addFirst: ['在最前添加', 'Add first'],
  addLast: ['在最后添加', 'Add last'],
  removeChosen: ['删除所选', 'Delete chosen'],
  pass: ['判为合格', 'Pass'],
  remove: ['移除', 'Remove'],
  unfolding: ['展开行', 'Rows that unfold'],
  unfoldingText: [
    'unfold.draw 画出一行的更多内容；unfold.can 说明哪些行可以展开（这里已收样的不可以）。',
    'unfold.draw draws more about a row; unfold.can names the rows that have more (here: all but those only received).',
  ],
  tree: ['树形数据', 'Rows below rows'],
  treeText: [
    'tree 给出存放下级行的属性名；手机上下级卡片会缩进。',
    'tree names the property that holds the rows below; on a telephone their cards are indented.',
  ],
  looks: ['外观与高度', 'Look and height'],
  looksText: [
    'look 是初始外观：尺寸、纵向边框、斑马纹；height 为像素时表头不动、内容滚动。给表格一个 name，用户就可以自己调整并保存。',
    'look is how it starts: size, vertical borders, stripes. With a height in pixels the head stays while the rows scroll. With a name, people can change the table and save their changes.',
  ],
  bare: ['不要表脚', 'Without a foot'],
  bareText: ['without 去掉表脚、刷新或设置。', 'without leaves out the foot, refreshing or the settings.'],
  none: ['没有数据', 'No data'],
  noneText: [
    '没有行时显示的文字与第一步操作由 empty 给出。',
    'empty gives the words and the first step for a table without rows.',
  ],

  settings: ['列设置与表格设置', 'Settings of columns and table'],
  settingsText: [
    '有 name 的表格在表脚右侧有“列设置”和“表格设置”。列设置的每次更改立即显示，按“保存”才会留下；表格设置随改随存。拖动手柄调整顺序，也可以用键盘：空格拿起、方向键移动、空格放下。',
    'A table with a name has Columns and Table settings at the right of its foot. Changes of columns show at once and stay when saved; the look is stored as it changes. Drag the grips to reorder, or by keyboard: space picks up, arrows move, space puts down.',
  ],
  merging: ['设置如何叠加', 'How settings are combined'],
  mergingText: ['列的最终样子由三层决定：', 'Three layers decide about a column:'],
  rule1: ['页面声明的列；', 'the columns that the screen declares,'],
  rule2: [
    '管理员为这张表设置的默认值（标题、宽度、筛选项等）；',
    'what administrators set up for this table (titles, widths, values to filter by),',
  ],
  rule3: [
    '自己保存的设置：保存在服务器上，同时以表名保存在会话存储中，读取时以服务器为准；',
    'a setting of your own: on the server, and in session storage under the name of the table; the copy on the server wins.',
  ],
  rule4: [
    '按列名合并：后来加入的列会出现在原来的邻居之后，已删除的列自动消失；“重置”回到前两层。',
    'They are merged by key: a new column follows its neighbour, a removed one disappears. Reset returns to the first two layers.',
  ],
  noColumns: ['没有可配置的列', 'Nothing to set up'],
  noColumnsText: ['没有列时，列设置会如实说明。', 'Without columns the settings say so.'],

  remote: ['远程排序、筛选与合计', 'Sorting, filtering and totals on the server'],
  remoteText: [
    'DataTable 读取接口：页码、每页条数、排序和筛选都在地址栏里，可以分享和返回。表头筛选的多个值以逗号连接；合计来自应答的 summary。“刷新”保留页码；换条件用 list.setFilters；useTable 的 change 只改屏幕上的行，不请求服务器。',
    'DataTable reads an endpoint: page, size, sort and filters are part of the address, to be shared and returned to. Several values of a head are joined by commas; the totals are summary of the answer. Refreshing keeps the page; other questions are list.setFilters; change of useTable changes the rows on the screen without a request.',
  ],
  refresh: ['刷新数据', 'Read again'],
  onlyFailed: ['只看不合格', 'Only those that failed'],
  everything: ['查看全部', 'All of them'],
  allAtOnce: ['不分页', 'All at once'],
  allAtOnceText: [
    'noPages 读取直接返回数组的接口，排序在本地完成。同一页的第二张表用 useLocalList 自己保存状态。',
    'With noPages the endpoint answers an array, which is sorted here. A second list on a page keeps its state to itself with useLocalList.',
  ],

  heads: ['多级表头', 'Heads in levels'],
  headsText: [
    '把列写进 columns 分组即可嵌套；列设置中仍然逐列调整，同组的列保持在一起，固定列只对没有分组的列有效。',
    'Groups hold columns, or groups again. The settings still list every column; those of a group stay together, and only columns outside a group can be fixed.',
  ],
  what: ['样品', 'Sample'],
  testing: ['试验', 'Test'],
  who: ['单位与人员', 'People'],
  how: ['进展', 'Progress'],
  figures: ['数量与费用', 'Figures'],

  many: ['一万行', 'Ten thousand rows'],
  manyText: [
    'virtual 只绘制看得见的行，需要以像素给出高度；排序和筛选照常。',
    'With virtual only the visible rows are drawn; it needs a height in pixels. Sorting and filtering work as usual.',
  ],

  states: ['状态', 'Status'],
  statesText: [
    '表格在原位说明发生了什么，不再另外弹出通知；可以重新加载。',
    'A table gives the reason in place of its rows, without a second notification, and offers to load again.',
  ],
  emptyText: ['还没有样品。收样之后会出现在这里。', 'No samples yet. They appear here once they are received.'],
} as const satisfies Record<string, Phrase>

/** The name of each state, and what it shows. */
export const stateWords = {
  rows: [
    ['有数据', 'Rows'],
    ['刷新时原来的行保留，并标明正在加载。', 'While they are read again the rows stay, marked as busy.'],
  ],
  loading: [
    ['加载中', 'Loading'],
    [
      '首次读取显示内容的轮廓（九秒后应答）。',
      'The first reading shows the outline of the rows (it answers after nine seconds).',
    ],
  ],
  empty: [
    ['没有数据', 'No data'],
    ['说明这里将会有什么。', 'It names the rows that will be here.'],
  ],
  nothingFound: [
    ['没有匹配', 'Nothing found'],
    ['有筛选条件时提供清除。', 'With filters set, it offers to clear them.'],
  ],
  refused: [
    ['服务器拒绝', 'Refused'],
    ['code 不是 200：显示返回的 msg。', 'A code other than 200: the message of the answer.'],
  ],
  noWords: [
    ['内部错误', 'Server error'],
    ['没有 msg 的 500：显示状态说明。', 'A 500 without a message: what the status means.'],
  ],
  missing: [
    ['不存在', 'Not there'],
    ['没有 msg 的 404：显示状态说明。', 'A 404 without a message: what the status means.'],
  ],
  unreadable: [
    ['无法读取', 'Cannot be read'],
    ['应答不是 JSON：数据格式错误。', 'The answer is not JSON.'],
  ],
  otherShape: [
    ['不是列表', 'No list'],
    ['应答里没有 list：数据格式错误。', 'The answer holds no list.'],
  ],
} as const satisfies Record<string, readonly [name: Phrase, text: Phrase]>

export const chosenOf = (n: number): Phrase => [`已选 ${n} 行`, `${n} chosen`]
export const removeAsk = (n: number): Phrase => [
  `删除所选的 ${n} 行？`,
  n === 1 ? 'Delete the chosen row?' : `Delete the ${n} chosen rows?`,
]
