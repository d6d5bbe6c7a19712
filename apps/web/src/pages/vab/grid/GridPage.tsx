// Widgets in columns that each person arranges, starting with the default 12/6/6.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Chart } from '../../../showcase/chart/Chart.tsx'
import { Statistic } from '../../../showcase/figure/Statistic.tsx'
import type { GridValue } from '../../../kit/grid/gridValue.ts'
import type { Widget } from '../../../kit/grid/widget.ts'
import { WidgetGrid } from '../../../kit/grid/WidgetGrid.tsx'
import { TimeText } from '../../../showcase/time/TimeText.tsx'
import { useNow } from '../../../kit/time/useNow.ts'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'

// Texts of the page on the drag grid.
const words = {
  grid: ['分栏与拖动', 'Columns and dragging'],
  gridText: [
    '按“自定义”进入编辑：拖动标题在栏内、栏间移动；键盘用空格拿起、方向键移动、空格放下。可以换布局、添加和移除部件、恢复默认。值只是布局和各栏的部件名称；手机上各栏依次排列。',
    'Press Arrange to edit: drag the titles within and between columns; by keyboard space picks up, arrows move, space puts down. Layouts can be changed, widgets added and removed, and the default restored. The value is the layout and the widgets’ keys by column; on a telephone the columns follow one another.',
  ],
  edit: ['自定义', 'Customize'],
  done: ['完成', 'Done'],
  home: ['我的控制台', 'My console'],
  welcome: ['欢迎', 'Welcome'],
  welcomeText: ['今天也辛苦了，祝试验顺利。', 'Good work today; may the tests go well.'],
  about: ['关于项目', 'About'],
  aboutText: ['特种设备型式试验公示', 'Type Test Register'],
  version: ['版本信息', 'Version'],
  time: ['时钟', 'Clock'],
  progress: ['进度环', 'Progress'],
  progressText: ['当前进度', 'Progress so far'],
  chart: ['实时收入', 'Income'],
  chartText: ['一张小图表', 'A small chart'],
  sample: ['样品', 'Samples'],
} as const satisfies Record<string, Phrase>

/** See docs/rules/office.md#home. */
const shipped: GridValue = { layout: '12,6,6', columns: [['welcome'], ['about', 'version'], ['time', 'progress']] }

function useWidgets(): readonly Widget[] {
  const t = useTranslate()
  const padded = (content: React.ReactNode) => <div className={`pad-16 ${styles['widget']}`}>{content}</div>
  return [
    { key: 'welcome', title: words.welcome, draw: () => padded(<p>{t(words.welcomeText)}</p>) },
    { key: 'about', title: words.about, draw: () => padded(<p>{t(words.aboutText)}</p>) },
    {
      key: 'version',
      title: words.version,
      draw: () => padded(<Statistic title={words.version} value="2.0" />),
    },
    { key: 'time', title: words.time, draw: () => padded(<Clock />) },
    {
      key: 'progress',
      title: words.progress,
      draw: () => padded(<Statistic title={words.progressText} value={85.5} suffix="%" />),
    },
    {
      key: 'chart',
      title: words.chart,
      description: words.chartText,
      draw: () =>
        padded(
          <Chart
            label={words.chart}
            kind="bar"
            height={180}
            data={{ categories: ['1', '2', '3', '4'], series: [{ name: t(words.sample), values: [3, 8, 5, 9] }] }}
          />,
        ),
    },
  ]
}

const Clock = () => <TimeText at={useNow()} format="YYYY-MM-DD HH:mm" />

export function GridPage() {
  const widgets = useWidgets()
  const [value, setValue] = useState(shipped)
  const [editing, setEditing] = useState(false)
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/drag')}>
      <Example title={words.grid} text={words.gridText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Action
            kind={editing ? 'primary' : 'plain'}
            icon={editing ? 'check' : 'edit'}
            label={editing ? words.done : words.edit}
            onPress={() => setEditing(!editing)}
          />
        </div>
        <WidgetGrid
          label={words.home}
          widgets={widgets}
          value={value}
          onChange={setValue}
          editing={editing}
          initial={shipped}
        />
        <Outcome value={value} />
      </Example>
    </Showcase>
  )
}
