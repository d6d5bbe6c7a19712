// The gallery of the kit and the pages that show its pieces, one by one. Hidden: no menu leads there.
import type { Screens } from './screen.ts'

export const galleryScreens = {
  vab: { path: '/vab', title: ['组件展示', 'The kit'] },
} as const satisfies Screens

/** On tables, filters and the choices that open them. */
export const tablePieceScreens = {
  'vab/table/base': { path: '/vab/table/base', title: ['基础表格', 'Table of given rows'], under: '/vab' },
  'vab/table/column': { path: '/vab/table/column', title: ['列设置', 'Columns'], under: '/vab' },
  'vab/table/remote': { path: '/vab/table/remote', title: ['远程数据', 'Remote rows'], under: '/vab' },
  'vab/table/thead': { path: '/vab/table/thead', title: ['多级表头', 'Heads in levels'], under: '/vab' },
  'vab/table/virtual': { path: '/vab/table/virtual', title: ['虚拟滚动', 'Thousands of rows'], under: '/vab' },
  'vab/table/states': { path: '/vab/table/states', title: ['表格的各种状态', 'States of a table'], under: '/vab' },
  'vab/filterBar': { path: '/vab/filterBar', title: ['筛选', 'Filters'], under: '/vab' },
  'vab/select': { path: '/vab/select', title: ['字典选择器', 'Dictionary select'], under: '/vab' },
  'vab/selectFilter': { path: '/vab/selectFilter', title: ['分类筛选器', 'Chips to filter by'], under: '/vab' },
  'vab/tableselect': { path: '/vab/tableselect', title: ['表格选择器', 'Table select'], under: '/vab' },
} as const satisfies Screens

/** On forms, uploads, files, import and export. */
export const formPieceScreens = {
  'vab/form': { path: '/vab/form', title: ['配置表单', 'Configured form'], under: '/vab' },
  'vab/formtable': { path: '/vab/formtable', title: ['可编辑表格', 'Editable table'], under: '/vab' },
  'vab/upload': { path: '/vab/upload', title: ['上传', 'Uploads'], under: '/vab' },
  'vab/cropper': { path: '/vab/cropper', title: ['图像剪裁', 'Image cropping'], under: '/vab' },
  'vab/fileselect': { path: '/vab/fileselect', title: ['文件选择器', 'File chooser'], under: '/vab' },
  'vab/importexport': { path: '/vab/importexport', title: ['导入导出', 'Import and export'], under: '/vab' },
  'vab/dialog': { path: '/vab/dialog', title: ['对话框', 'Dialog'], under: '/vab' },
  'vab/head': { path: '/vab/head', title: ['页头与标题', 'Page head and title'], under: '/vab' },
  'vab/password': { path: '/vab/password', title: ['密码强度', 'Password strength'], under: '/vab' },
} as const satisfies Screens

/** On everything that shows or frames something. */
export const displayPieceScreens = {
  'vab/editor': { path: '/vab/editor', title: ['富文本编辑器', 'Rich text editor'], under: '/vab' },
  'vab/codeeditor': { path: '/vab/codeeditor', title: ['代码', 'Code'], under: '/vab' },
  'vab/cron': { path: '/vab/cron', title: ['定时规则', 'Schedules'], under: '/vab' },
  'vab/contextmenu': { path: '/vab/contextmenu', title: ['右键菜单', 'Context menu'], under: '/vab' },
  'vab/iconfont': { path: '/vab/iconfont', title: ['图标', 'Icons'], under: '/vab' },
  'vab/iconselect': { path: '/vab/iconselect', title: ['图标选择器', 'Choose an icon'], under: '/vab' },
  'vab/mini': { path: '/vab/mini', title: ['小组件', 'Small pieces'], under: '/vab' },
  'vab/statistic': { path: '/vab/statistic', title: ['统计数值', 'Statistic'], under: '/vab' },
  'vab/chart': { path: '/vab/chart', title: ['图表', 'Charts'], under: '/vab' },
  'vab/print': { path: '/vab/print', title: ['打印', 'Print'], under: '/vab' },
  'vab/qrcode': { path: '/vab/qrcode', title: ['二维码', 'QR code'], under: '/vab' },
  'vab/video': { path: '/vab/video', title: ['视频', 'Video'], under: '/vab' },
  'vab/watermark': { path: '/vab/watermark', title: ['水印', 'Watermark'], under: '/vab' },
  'vab/workflow': { path: '/vab/workflow', title: ['流程设计', 'Workflow'], under: '/vab' },
  'vab/drag': { path: '/vab/drag', title: ['拖拽布局', 'Drag grid'], under: '/vab' },
  'vab/permission': {
    path: '/vab/permission',
    title: ['权限、复制与时间指令', 'Permissions, copying, times'],
    under: '/vab',
  },
  'vab/time': { path: '/vab/time', title: ['时间', 'Times'], under: '/vab' },
} as const satisfies Screens
