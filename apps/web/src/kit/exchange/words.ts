// The texts of exports and of the findings in an imported file.
import type { Phrase } from '@register/contract/phrase'

/** For a list of which only the first rows are shown. */
export const shownOf = (shown: number, all: number): Phrase => [
  `共 ${all} 条，列出前 ${shown} 条`,
  `${all} in all; the first ${shown} are listed`,
]

export const exportWords = {
  title: ['导出', 'Export'],
  general: ['常规', 'General'],
  fileName: ['文件名', 'File name'],
  fileType: ['文件类型', 'File type'],
  way: ['导出方式', 'How'],
  direct: ['直接下载', 'Download now'],
  task: ['后台任务', 'Background task'],
  columns: ['列设置', 'Columns'],
  order: ['拖动排序，关闭不需要的列', 'Drag to put in order; switch off what is not needed'],
  other: ['其他参数', 'Other parameters'],
  runNeeds: ['请先填写文件名，并至少选择一列', 'Name the file and choose at least one column first'],
  run: ['导出', 'Export'],
  none: ['列表为空，没有可导出的记录', 'The list is empty: there is nothing to export'],
  stop: ['停止', 'Stop'],
  preparing: ['正在生成文件', 'Making the file'],
  nameNeeded: ['请填写文件名', 'Please give a file name'],
  badName: ['文件名不能含有 \\ / : * ? " < > |', 'A file name cannot contain \\ / : * ? " < > |'],
  columnNeeded: ['请至少保留一列', 'Please keep at least one column'],
  started: ['成功发起任务', 'The task has been started'],
  startedText: ['导出完成后可在任务中心下载', 'When it is done, the file can be downloaded from the task centre'],
  openTasks: ['打开任务中心', 'Open the task centre'],
  saved: ['文件已保存', 'The file has been saved'],
} as const satisfies Record<string, Phrase>

/** The rows that a file will hold. */
export interface RowCount {
  total: number
  /** There may be more; they were not counted further. */
  totalIsLowerBound?: boolean
}

/** What a file of a list will hold; `filtered`: of those that the list shows now. */
export const recordsOf = ({ total, totalIsLowerBound: more = false }: RowCount, filtered: boolean): Phrase => [
  `将导出${filtered ? '当前筛选的' : ''}${more ? '至少' : ''} ${total.toLocaleString('zh-CN')} 条记录`,
  `The file will hold ${more ? 'at least ' : ''}${total.toLocaleString('en')} ${total === 1 ? 'record' : 'records'}${filtered ? ', as filtered' : ''}`,
]
export const showOf = (column: string): Phrase => [`显示 ${column}`, `Show ${column}`]
export const receivedOf = (size: string): Phrase => [`已接收 ${size}`, `${size} received`]
