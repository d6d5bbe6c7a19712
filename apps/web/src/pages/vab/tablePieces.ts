// The gallery's entries for tables, filters and the choices that open them.
import { tablePieceScreens as declared } from '@register/contract/screens/vab'
import type { Pieces } from './piece.ts'

export const tablePieces = {
  declared,
  texts: {
    'vab/table/base': [
      '数据由页面给出的表格：列的种类、排序、筛选、分页、选择、展开、树形与外观',
      'Rows the page has already: kinds of columns, sorting, filtering, paging, choosing, unfolding, trees, looks',
    ],
    'vab/table/column': [
      '每个人都可以调整列的显示、顺序、宽度、排序与固定，设置保存在服务器上',
      'People choose which columns show, in which order, how wide, sortable and fixed; stored on the server',
    ],
    'vab/table/remote': [
      '数据来自服务器的表格：远程排序、筛选、合计，地址栏保存状态，以及刷新与局部更新',
      'Rows from the server: sorting, filtering and totals there, the state in the address, reloading and changing rows',
    ],
    'vab/table/thead': ['把同类的列归在一个表头之下', 'Columns that belong together under a head of their own'],
    'vab/table/virtual': [
      '一次显示一万行，只绘制看得见的部分',
      'Ten thousand rows at once; only the visible ones are drawn',
    ],
    'vab/table/states': [
      '加载中、没有数据、没有匹配、服务器拒绝、没有响应、数据无法读取',
      'Loading, empty, nothing found, refused, no answer, unreadable data',
    ],
    'vab/filterBar': [
      '任意组合筛选条件，另存为常用，随时再用',
      'Conditions combined freely, saved as favourites and used again',
    ],
    'vab/select': ['选项来自字典，首次打开时读取', 'A choice out of a dictionary, read when it is first opened'],
    'vab/selectFilter': ['一行一类，点选即筛选', 'One row per kind; a press filters'],
    'vab/tableselect': [
      '下拉框中是一张可搜索、可翻页的表格',
      'A select whose list is a table to search and to turn pages in',
    ],
  },
} as const satisfies Pieces<keyof typeof declared>
