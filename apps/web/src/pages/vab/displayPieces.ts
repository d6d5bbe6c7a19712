// The pages on everything that shows or frames something.
import type { Piece } from './piece.ts'

export const displayPieces = [
  {
    key: 'editor',
    title: ['富文本编辑器', 'Rich text editor'],
    text: ['带工具栏的正文编辑，值是 HTML', 'Formatted text with a toolbar; the value is HTML'],
  },
  {
    key: 'codeeditor',
    title: ['代码', 'Code'],
    text: ['只读的高亮代码，以及等宽的输入框', 'Coloured code to read, and a monospaced field to write in'],
  },
  {
    key: 'cron',
    title: ['定时规则', 'Schedules'],
    text: [
      '用选择代替书写的 Cron 表达式，并说明何时运行',
      'Cron expressions by choosing instead of writing, and when they run',
    ],
  },
  {
    key: 'contextmenu',
    title: ['右键菜单', 'Context menu'],
    text: ['围绕一个区域的命令菜单', 'A menu of commands around an area'],
  },
  { key: 'iconfont', title: ['图标', 'Icons'], text: ['全部图标与名称', 'All icons and their names'] },
  {
    key: 'iconselect',
    title: ['图标选择器', 'Icon select'],
    text: ['从对话框里选一个图标', 'An icon chosen from a dialog'],
  },
  { key: 'mini', title: ['小组件', 'Small pieces'], text: ['数值、趋势与状态点', 'Figures, trends and status dots'] },
  {
    key: 'statistic',
    title: ['统计数值', 'Statistic'],
    text: ['带标题、单位和说明的数值', 'A figure with its title, unit and notes'],
  },
  {
    key: 'chart',
    title: ['图表', 'Charts'],
    text: ['折线、柱状、饼图和仪表，都可以看作数据表', 'Lines, bars, pies and gauges, each also as a table'],
  },
  {
    key: 'print',
    title: ['打印', 'Printing'],
    text: ['打印页面的一部分或一段 HTML', 'A part of the page or a text on paper'],
  },
  {
    key: 'qrcode',
    title: ['二维码', 'QR code'],
    text: ['随内容重画，可带 logo，可保存', 'Drawn anew with its text, with a logo, to be saved'],
  },
  { key: 'video', title: ['视频', 'Video'], text: ['文件、流媒体与失败的样子', 'Files, streams, and how they fail'] },
  {
    key: 'watermark',
    title: ['水印', 'Watermark'],
    text: ['重复覆盖在内容上的淡色文字', 'Pale words that lie over a content again and again'],
  },
  {
    key: 'workflow',
    title: ['流程设计', 'Workflow'],
    text: ['竖向的审批流程设计器', 'A designer of approval flows, from top to bottom'],
  },
  {
    key: 'drag',
    title: ['拖拽布局', 'Drag grid'],
    text: ['在各栏之间拖动部件', 'Widgets dragged within and between columns'],
  },
  {
    key: 'permission',
    title: ['权限、复制与时间指令', 'Permissions, copying, times'],
    text: ['按权限显示，一键复制，时间文字', 'Shown by permission, copied with a press, times in words'],
  },
  { key: 'time', title: ['时间', 'Times'], text: ['相对时间与格式化时间', 'How long ago, and by a pattern'] },
] as const satisfies readonly Piece[]
