// The chunks of the pages on everything that shows or frames something.
import type { ComponentType } from 'react'
import { displayPieces } from '../../../pages/vab/displayPieces.ts'
import { open } from '../screen.ts'
import { pieceScreens } from './pieceScreens.ts'

const views: Readonly<Record<(typeof displayPieces)[number]['key'], ComponentType>> = {
  editor: open(() => import('../../../pages/vab/text/EditorPage.tsx'), 'EditorPage'),
  codeeditor: open(() => import('../../../pages/vab/text/CodePage.tsx'), 'CodePage'),
  cron: open(() => import('../../../pages/vab/cron/CronPage.tsx'), 'CronPage'),
  contextmenu: open(() => import('../../../pages/vab/act/MenuPage.tsx'), 'MenuPage'),
  iconfont: open(() => import('../../../pages/vab/icon/IconsPage.tsx'), 'IconsPage'),
  iconselect: open(() => import('../../../pages/vab/icon/IconSelectPage.tsx'), 'IconSelectPage'),
  mini: open(() => import('../../../pages/vab/figure/MiniPage.tsx'), 'MiniPage'),
  statistic: open(() => import('../../../pages/vab/figure/StatisticPage.tsx'), 'StatisticPage'),
  chart: open(() => import('../../../pages/vab/figure/ChartPage.tsx'), 'ChartPage'),
  print: open(() => import('../../../pages/vab/text/PrintPage.tsx'), 'PrintPage'),
  qrcode: open(() => import('../../../pages/vab/mark/QrPage.tsx'), 'QrPage'),
  video: open(() => import('../../../pages/vab/mark/VideoPage.tsx'), 'VideoPage'),
  watermark: open(() => import('../../../pages/vab/mark/WatermarkPage.tsx'), 'WatermarkPage'),
  workflow: open(() => import('../../../pages/vab/flow/FlowPage.tsx'), 'FlowPage'),
  drag: open(() => import('../../../pages/vab/grid/GridPage.tsx'), 'GridPage'),
  permission: open(() => import('../../../pages/vab/act/PermissionPage.tsx'), 'PermissionPage'),
  time: open(() => import('../../../pages/vab/act/TimePage.tsx'), 'TimePage'),
}

export const displayPieceScreens = pieceScreens(displayPieces, views)
