// The chunks of the pages on pieces that display or frame something.
import { displayPieceScreens as declared } from '@register/contract/screens/vab'
import { open, withPages } from '../screen.ts'

export const displayPieceScreens = withPages(declared, {
  'vab/editor': open(() => import('../../../pages/vab/text/EditorPage.tsx'), 'EditorPage'),
  'vab/codeeditor': open(() => import('../../../pages/vab/text/CodePage.tsx'), 'CodePage'),
  'vab/cron': open(() => import('../../../pages/vab/cron/CronPage.tsx'), 'CronPage'),
  'vab/contextmenu': open(() => import('../../../pages/vab/act/MenuPage.tsx'), 'MenuPage'),
  'vab/iconfont': open(() => import('../../../pages/vab/icon/IconsPage.tsx'), 'IconsPage'),
  'vab/iconselect': open(() => import('../../../pages/vab/icon/IconSelectPage.tsx'), 'IconSelectPage'),
  'vab/mini': open(() => import('../../../pages/vab/figure/MiniPage.tsx'), 'MiniPage'),
  'vab/statistic': open(() => import('../../../pages/vab/figure/StatisticPage.tsx'), 'StatisticPage'),
  'vab/chart': open(() => import('../../../pages/vab/figure/ChartPage.tsx'), 'ChartPage'),
  'vab/print': open(() => import('../../../pages/vab/text/PrintPage.tsx'), 'PrintPage'),
  'vab/qrcode': open(() => import('../../../pages/vab/mark/QrPage.tsx'), 'QrPage'),
  'vab/video': open(() => import('../../../pages/vab/mark/VideoPage.tsx'), 'VideoPage'),
  'vab/watermark': open(() => import('../../../pages/vab/mark/WatermarkPage.tsx'), 'WatermarkPage'),
  'vab/workflow': open(() => import('../../../pages/vab/flow/FlowPage.tsx'), 'FlowPage'),
  'vab/drag': open(() => import('../../../pages/vab/grid/GridPage.tsx'), 'GridPage'),
  'vab/permission': open(() => import('../../../pages/vab/act/PermissionPage.tsx'), 'PermissionPage'),
  'vab/time': open(() => import('../../../pages/vab/act/TimePage.tsx'), 'TimePage'),
})
