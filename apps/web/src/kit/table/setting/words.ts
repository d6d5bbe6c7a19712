// The texts of table settings.
import type { Phrase } from '@register/contract/phrase'

export const settingWords = {
  refresh: ['刷新', 'Refresh'],
  columns: ['列设置', 'Columns'],
  look: ['表格设置', 'Table settings'],
  show: ['显示', 'Show'],
  name: ['名称', 'Name'],
  width: ['宽度', 'Width'],
  sort: ['排序', 'Sort'],
  fixed: ['固定', 'Fixed'],
  noColumns: ['暂无可配置的列', 'No columns to set up'],
  reset: ['重置', 'Reset'],
  save: ['保存', 'Save'],
  saved: ['保存成功', 'Saved'],
  wasReset: ['已恢复默认设置', 'Returned to the defaults'],
  forAll: ['设为所有人的默认', 'Make this the default for all users'],
  madeDefault: ['已设为所有人的默认', 'This is the default for all users now'],
  newerDefault: ['默认设置已改动', 'The default has changed'],
  newerDefaultText: [
    '表格已按新的默认显示。请查看后再设为默认',
    'The table shows the newer one now. Check it before you set another',
  ],
  unsaved: ['有未保存的更改，表格已按更改显示', 'Not saved yet; the table shows your changes'],
  size: ['表格尺寸', 'Table size'],
  large: ['大', 'Large'],
  default: ['正常', 'Normal'],
  small: ['小', 'Small'],
  style: ['样式', 'Style'],
  border: ['纵向边框', 'Vertical borders'],
  stripe: ['斑马纹', 'Stripes'],
} as const satisfies Record<string, Phrase>

/** `table`: the name of the table. */
export const forAllAsk = ([zh, en]: Phrase): Phrase => [
  `将“${zh}”现在的列设为所有人的默认？`,
  `Make the current columns of "${en}" the default for all users?`,
]

/** Whom it affects; `own`: people whose own columns stay; `by`: the author of the default that it replaces, empty for none. */
export function reaches(own: number, by: string): readonly Phrase[] {
  const kept: Phrase =
    own === 0
      ? ['所有使用该表格的人都会看到这样的列', 'All users of this table see these columns']
      : [
          `没有自行设置过列的人都会看到这样的列；${own} 人自行设置过，保持不变`,
          `All users without their own columns see these; ${own} ${own === 1 ? 'person has' : 'people have'} their own, which stay`,
        ]
  const soon: Phrase = [
    '打开着的窗口在一分钟后再次打开列表时生效',
    'Windows that are open show it when a list is opened a minute later',
  ]
  return by === ''
    ? [kept, soon]
    : [kept, soon, [`现在的默认由${by}设置，将被替换`, `It replaces the default set by ${by}`]]
}

const because = ([zh, en]: Phrase, [zhWhy, enWhy]: Phrase): Phrase => [`${zh}：${zhWhy}`, `${en}. ${enWhy}`]
export const saveFailed = (why: Phrase): Phrase => because(['保存失败', 'Could not save'], why)
export const resetFailed = (why: Phrase): Phrase => because(['重置失败', 'Could not reset'], why)
