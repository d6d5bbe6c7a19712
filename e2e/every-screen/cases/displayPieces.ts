// The pieces of the kit that show or frame something.
import { words, type ScreenCase } from '../case.ts'

const who = 'body-manager'

export const displayPieces: readonly ScreenCase[] = [
  {
    view: 'vab/editor',
    who,
    at: '/vab/editor',
    heading: ['富文本编辑器', 'Rich text editor'],
    data: (page) => page.getByRole('textbox', { name: /^公告正文|^Text of the notice/ }).getByText('门锁装置'),
  },
  {
    view: 'vab/codeeditor',
    who,
    at: '/vab/codeeditor',
    heading: ['代码', 'Code'],
    data: words(/sampleNo: string/, /sampleNo: string/),
  },
  {
    view: 'vab/cron',
    who,
    at: '/vab/cron',
    heading: ['定时规则', 'Schedules'],
    data: words('每天零点', 'Every day at midnight'),
  },
  {
    view: 'vab/contextmenu',
    who,
    at: '/vab/contextmenu',
    heading: ['右键菜单', 'Context menu'],
    data: (page) => page.getByRole('button', { name: /草稿$|Draft$/ }),
  },
  {
    view: 'vab/iconfont',
    who,
    at: '/vab/iconfont',
    heading: ['图标', 'Icons'],
    data: (page) => page.getByRole('button', { name: 'certificate' }),
  },
  {
    view: 'vab/iconselect',
    who,
    at: '/vab/iconselect',
    heading: ['图标选择器', 'Icon select'],
    data: (page) => page.getByRole('button', { name: /certificate/ }),
  },
  { view: 'vab/mini', who, at: '/vab/mini', heading: ['小组件', 'Small pieces'], data: words('12.5%', '12.5%') },
  {
    view: 'vab/statistic',
    who,
    at: '/vab/statistic',
    heading: ['统计数值', 'Statistic'],
    data: words('1,284,650.5', '1,284,650.5'),
  },
  {
    view: 'vab/chart',
    who,
    at: '/vab/chart',
    heading: ['图表', 'Charts'],
    data: (page) => page.getByRole('img', { name: /^每月证书|^Certificates by month/ }).locator('canvas'),
  },
  {
    view: 'vab/print',
    who,
    at: '/vab/print',
    heading: ['打印', 'Printing'],
    data: words('YP-2026-0001', 'YP-2026-0001'),
  },
  {
    view: 'vab/qrcode',
    who,
    at: '/vab/qrcode',
    heading: ['二维码', 'QR code'],
    data: (page) => page.getByRole('img', { name: /^示例二维码|^Example code/ }),
  },
  {
    view: 'vab/video',
    who,
    at: '/vab/video',
    heading: ['视频', 'Video'],
    data: words(/^视频无法播放/, /^The film cannot be played/),
  },
  {
    view: 'vab/watermark',
    who,
    at: '/vab/watermark',
    heading: ['水印', 'Watermark'],
    data: words(/动作试验共进行 100 万次/, /moved a million times/),
  },
  {
    view: 'vab/workflow',
    who,
    at: '/vab/workflow',
    heading: ['流程设计', 'Workflow'],
    data: words('部门主管审批', 'Approval by the manager'),
  },
  { view: 'vab/drag', who, at: '/vab/drag', heading: ['拖拽布局', 'Drag grid'], data: words('版本信息', 'Version') },
  {
    view: 'vab/permission',
    who,
    at: '/vab/permission',
    heading: ['权限、复制与时间指令', 'Permissions, copying, times'],
    data: words('TSX 3110 012 2026 007', 'TSX 3110 012 2026 007'),
  },
  {
    view: 'vab/time',
    who,
    at: '/vab/time',
    heading: ['时间', 'Times'],
    data: words('2026-05-29 04:26:40', '2026-05-29 04:26:40'),
  },
]
