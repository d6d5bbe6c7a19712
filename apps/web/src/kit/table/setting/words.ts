// What the settings of tables say.
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
  unsaved: ['有未保存的更改，表格已按更改显示', 'Not saved yet; the table shows your changes'],
  size: ['表格尺寸', 'Table size'],
  large: ['大', 'Large'],
  default: ['正常', 'Normal'],
  small: ['小', 'Small'],
  style: ['样式', 'Style'],
  border: ['纵向边框', 'Vertical borders'],
  stripe: ['斑马纹', 'Stripes'],
} as const satisfies Record<string, Phrase>

const because = ([zh, en]: Phrase, [zhWhy, enWhy]: Phrase): Phrase => [`${zh}：${zhWhy}`, `${en}. ${enWhy}`]
export const saveFailed = (why: Phrase): Phrase => because(['保存失败', 'Could not save'], why)
export const resetFailed = (why: Phrase): Phrase => because(['重置失败', 'Could not reset'], why)
