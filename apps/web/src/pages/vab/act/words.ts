// Texts of the pages on menus, permissions and times.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  menu: ['右键、长按与键盘', 'Right button, long press, keyboard'],
  menuText: [
    '用法：<ContextMenu items onPick> 包住一行。在下面的报告上点右键；触摸屏上长按；键盘上按菜单键或 Shift+F10。已发布的可修订不可删除，草稿相反。菜单项可以有图标、后缀、分隔线、禁用、危险和下级，靠近窗口边缘时自动翻转。',
    'Usage: put <ContextMenu items onPick> around a row. Right-click a report, press long on a touch screen, or press the menu key or Shift+F10. A published report can be revised but not deleted, a draft the other way round. Items may have an icon, a suffix, a line above, be disabled, dangerous, or open submenus; at the window’s edge the menu opens to the other side.',
  ],
  open: ['打开', 'Open'],
  copy: ['复制编号', 'Copy the number'],
  export: ['导出', 'Export'],
  sheet: ['Excel 表格', 'Excel sheet'],
  shown: ['显示的列', 'The columns shown'],
  allColumns: ['全部列', 'All columns'],
  revise: ['修订', 'Revise'],
  remove: ['删除草稿', 'Delete the draft'],
  lift: ['曳引驱动乘客电梯', 'Traction passenger lift'],
  escalator: ['自动扶梯', 'Escalator'],
  hydraulic: ['液压载货电梯', 'Hydraulic goods lift'],
  valid: ['有效', 'Valid'],
  draft: ['草稿', 'Draft'],

  allow: ['按权限与角色显示', 'By permission and role'],
  allowText: [
    'may 可调用其中任一接口，mayAll 可调用每一个接口，role 任一角色；几项同时写就都要满足，什么都不写总是显示。通配 *:*:* 与 */*/* 都是全部权限。最终由服务器决定，这里只是不显示会被拒绝的操作。',
    'may: may call one of the endpoints, mayAll: each of them, role: one of the roles; several are combined by and, none shows always. The wildcards *:*:* and */*/* are every permission. The server decides; here only what it would refuse is left out.',
  ],
  asked: ['要求', 'What is needed'],
  outcome: ['您看到的', 'What you see'],
  yes: ['可以', 'Allowed'],
  no: ['不可以（otherwise）', 'Not allowed (otherwise)'],
  copying: ['复制', 'Copying'],
  copyingText: [
    'CopyText 显示编号并复制去掉空格的内容；CopyButton 复制任意文字。在没有 https 的地址上也能用。',
    'CopyText shows a number and copies it without spaces; CopyButton copies any text. Both work without https too.',
  ],
  copyNote: ['复制整段说明', 'Copy the whole note'],
  note: ['试验样品请于 2026-03-02 前送达。', 'Please send the samples by 2026-03-02.'],
  times: ['时间', 'Times'],
  timesText: ['完整的说明见“时间”一页。', 'More on the page about times.'],

  relative: ['相对时间', 'Relative times'],
  relativeText: [
    '不到一分钟（或在将来）是刚刚，然后是分钟、当天的小时、31 天内的天数，再早就是日期。全页共用一个每 60 秒走一次的计时器；鼠标停留显示准确时间。',
    'Less than a minute (or ahead) is just now, then minutes, hours of the same day, days up to 31, then the date. One timer of 60 seconds serves the whole page; the exact time is under the pointer.',
  ],
  now: ['现在', 'Now'],
  future: ['将来', 'Ahead'],
  minutes: ['5 分钟前的时刻', 'Five minutes before'],
  hours: ['3 小时前的时刻', 'Three hours before'],
  days: ['10 天前的时刻', 'Ten days before'],
  months: ['60 天前的时刻', 'Sixty days before'],
  seconds: ['10 位数字按秒计', 'Ten digits are seconds'],
  wrong: ['不是时间', 'No time'],
  pattern: ['按格式显示', 'By a pattern'],
  patternText: [
    'format 由 YYYY MM DD HH mm ss 组成（也接受 yyyy dd hh），默认 YYYY-MM-DD HH:mm:ss，按查看者的时区显示。不是时间的文字原样显示。',
    'format is made of YYYY MM DD HH mm ss (yyyy dd hh are accepted too), by default YYYY-MM-DD HH:mm:ss, in the viewer’s time zone. A value that is not a time is shown as it is.',
  ],
} as const satisfies Record<string, Phrase>
