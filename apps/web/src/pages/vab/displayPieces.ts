// The gallery's entries for pieces that display or frame something.
import { displayPieceScreens as declared } from '@register/contract/screens/vab'
import type { Pieces } from './piece.ts'

export const displayPieces = {
  declared,
  texts: {
    'vab/editor': ['带工具栏的正文编辑，值是 HTML', 'Formatted text with a toolbar; the value is HTML'],
    'vab/codeeditor': ['只读的高亮代码，以及等宽的输入框', 'Coloured code to read, and a monospaced field to write in'],
    'vab/cron': [
      '用选择代替书写的 Cron 表达式，并说明何时运行',
      'Cron expressions by choosing instead of writing, with their next times',
    ],
    'vab/contextmenu': ['围绕一个区域的命令菜单', 'A menu of commands around an area'],
    'vab/iconfont': ['全部图标与名称', 'All icons and their names'],
    'vab/iconselect': ['从对话框里选一个图标', 'An icon chosen from a dialog'],
    'vab/mini': ['数值、趋势与状态点', 'Figures, trends and status dots'],
    'vab/statistic': ['带标题、单位和说明的数值', 'A figure with its title, unit and notes'],
    'vab/chart': ['折线、柱状、饼图和仪表，都可以看作数据表', 'Lines, bars, pies and gauges, each also as a table'],
    'vab/print': ['打印页面的一部分或一段 HTML', 'A part of the page or a text on paper'],
    'vab/qrcode': ['随内容重画，可带 logo，可保存', 'Redrawn with its text, with a logo, to be saved'],
    'vab/video': ['文件、流媒体与失败的样子', 'Files, streams, and how they fail'],
    'vab/watermark': ['重复覆盖在内容上的淡色文字', 'Pale words repeated over a content'],
    'vab/workflow': ['竖向的审批流程设计器', 'A designer of approval flows, from top to bottom'],
    'vab/drag': ['在各栏之间拖动部件', 'Widgets dragged within and between columns'],
    'vab/permission': ['按权限显示，一键复制，时间文字', 'Shown by permission, copied with a press, times in words'],
    'vab/time': ['相对时间与格式化时间', 'How long ago, and by a pattern'],
  },
} as const satisfies Pieces<keyof typeof declared>
