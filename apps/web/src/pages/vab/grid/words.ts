// Texts of the page on the drag grid.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  grid: ['分栏与拖动', 'Columns and dragging'],
  gridText: [
    '按“自定义”进入编辑：拖动标题在栏内、栏间移动；键盘用空格拿起、方向键移动、空格放下。可以换布局、添加和移除部件、恢复默认。值只是布局和各栏的部件名称；手机上各栏依次排列。',
    'Press Arrange to edit: drag the titles within and between columns; by keyboard space picks up, arrows move, space puts down. Layouts can be changed, widgets added and removed, and the default restored. The value is the layout and the widgets’ keys by column; on a telephone the columns follow one another.',
  ],
  edit: ['自定义', 'Arrange'],
  done: ['完成', 'Done'],
  home: ['我的控制台', 'My console'],
  welcome: ['欢迎', 'Welcome'],
  welcomeText: ['今天也辛苦了，祝试验顺利。', 'Good work today; may the tests go well.'],
  about: ['关于项目', 'About'],
  aboutText: ['特种设备型式试验公示', 'Public register of type tests of special equipment'],
  version: ['版本信息', 'Version'],
  time: ['时钟', 'Clock'],
  progress: ['进度环', 'Progress'],
  progressText: ['当前进度', 'Progress so far'],
  chart: ['实时收入', 'Income'],
  chartText: ['一张小图表', 'A small chart'],
  sample: ['样品', 'Samples'],
} as const satisfies Record<string, Phrase>
