// The pieces of the kit that show or frame something.
import { words, type ScreenCase } from '../case.ts'

const who = 'body-manager'

export const displayPieces: readonly ScreenCase[] = [
  {
    view: 'vab/editor',
    who,
    data: (page) => page.getByRole('textbox', { name: /^公告正文|^Text of the notice/ }).getByText('门锁装置'),
  },
  {
    view: 'vab/codeeditor',
    who,
    data: words(/sampleNo: string/, /sampleNo: string/),
  },
  {
    view: 'vab/cron',
    who,
    data: words('每天零点', 'Every day at midnight'),
  },
  {
    view: 'vab/contextmenu',
    who,
    data: (page) => page.getByRole('button', { name: /草稿$|Draft$/ }),
  },
  {
    view: 'vab/iconfont',
    who,
    data: (page) => page.getByRole('button', { name: 'certificate' }),
  },
  {
    view: 'vab/iconselect',
    who,
    data: (page) => page.getByRole('button', { name: /certificate/ }),
  },
  { view: 'vab/mini', who, at: '/vab/mini', heading: ['小组件', 'Small pieces'], data: words('12.5%', '12.5%') },
  {
    view: 'vab/statistic',
    who,
    data: words('1,284,650.5', '1,284,650.5'),
  },
  {
    view: 'vab/chart',
    who,
    data: (page) => page.getByRole('img', { name: /^每月证书|^Certificates by month/ }).locator('canvas'),
  },
  {
    view: 'vab/print',
    who,
    data: words('YP-2026-0001', 'YP-2026-0001'),
  },
  {
    view: 'vab/qrcode',
    who,
    data: (page) => page.getByRole('img', { name: /^示例二维码|^Example code/ }),
  },
  {
    view: 'vab/video',
    who,
    data: words(/^视频无法播放/, /^The film cannot be played/),
  },
  {
    view: 'vab/watermark',
    who,
    data: words(/动作试验共进行 100 万次/, /moved a million times/),
  },
  {
    view: 'vab/workflow',
    who,
    data: words('部门主管审批', 'Approval by the manager'),
  },
  { view: 'vab/drag', who, at: '/vab/drag', heading: ['拖拽布局', 'Drag grid'], data: words('版本信息', 'Version') },
  {
    view: 'vab/permission',
    who,
    data: words('TSX 3110 012 2026 007', 'TSX 3110 012 2026 007'),
  },
  {
    view: 'vab/time',
    who,
    data: words('2026-05-29 04:26:40', '2026-05-29 04:26:40'),
  },
]
