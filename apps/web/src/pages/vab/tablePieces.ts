// The pages on tables, filters and the choices that open them.
import type { Piece } from './piece.ts'

export const tablePieces = [
  {
    key: 'table/base',
    title: ['基础表格', 'Table of given rows'],
    text: [
      '数据由页面给出的表格：列的种类、排序、筛选、分页、选择、展开、树形与外观',
      'Rows the page has already: kinds of columns, sorting, filtering, paging, choosing, unfolding, trees, looks',
    ],
  },
  {
    key: 'table/column',
    title: ['列设置', 'Column settings'],
    text: [
      '每个人都可以调整列的显示、顺序、宽度、排序与固定，设置保存在服务器上',
      'Everybody sets up which columns show, in which order, how wide, sortable and fixed; kept on the server',
    ],
  },
  {
    key: 'table/remote',
    title: ['远程数据', 'Remote rows'],
    text: [
      '数据来自服务器的表格：远程排序、筛选、合计，地址栏保存状态，以及刷新与局部更新',
      'Rows from the server: sorting, filtering and totals there, the state in the address, reading again and changing rows',
    ],
  },
  {
    key: 'table/thead',
    title: ['多级表头', 'Heads over heads'],
    text: ['把同类的列归在一个表头之下', 'Columns that belong together under a head of their own'],
  },
  {
    key: 'table/virtual',
    title: ['虚拟滚动', 'Thousands of rows'],
    text: ['一次显示一万行，只绘制看得见的部分', 'Ten thousand rows at once; only those in sight are drawn'],
  },
  {
    key: 'table/states',
    title: ['表格的各种状态', 'States of a table'],
    text: [
      '加载中、没有数据、没有匹配、服务器拒绝、没有响应、数据无法读取',
      'Loading, empty, nothing found, refused, no answer, unreadable data',
    ],
  },
  {
    key: 'filterBar',
    title: ['过滤器', 'Filter drawer'],
    text: [
      '任意组合过滤条件，另存为常用，随时再用',
      'Conditions put together freely, kept as favourites and used again',
    ],
  },
  {
    key: 'select',
    title: ['字典选择器', 'Dictionary select'],
    text: ['选项来自字典，首次打开时读取', 'A choice out of a dictionary, read when it is first opened'],
  },
  {
    key: 'selectFilter',
    title: ['分类筛选器', 'Chips to filter by'],
    text: ['一行一类，点选即筛选', 'One row per kind; a press filters'],
  },
  {
    key: 'tableselect',
    title: ['表格选择器', 'Table select'],
    text: ['下拉框中是一张可搜索、可翻页的表格', 'A select whose list is a table to search and to turn pages in'],
  },
] as const satisfies readonly Piece[]
