// What import and export say.
import type { Phrase } from '@register/contract/phrase'

export const importWords = {
  title: ['导入', 'Import'],
  drop: ['将文件拖到此处，或点击选择', 'Drop a file here, or press to choose one'],
  choose: ['选择要导入的文件', 'Choose the file to import'],
  template: ['下载导入模板', 'Download the template'],
  options: ['选项', 'Options'],
  uploading: ['正在上传', 'Uploading'],
  working: ['正在导入，请稍候', 'Importing, please wait'],
  stop: ['取消上传', 'Cancel the upload'],
  done: ['导入完成', 'Import finished'],
  failed: ['导入失败', 'Import failed'],
  nothing: ['没有导入任何数据', 'Nothing was imported'],
  again: ['重新选择文件', 'Choose another file'],
  total: ['总数', 'Rows'],
  added: ['新增', 'Added'],
  changed: ['更新', 'Changed'],
  wrong: ['失败', 'Failed'],
  rows: ['未导入的行', 'Rows that were not imported'],
  row: ['行', 'Row'],
  state: ['状态', 'State'],
  reason: ['原因', 'Reason'],
  good: ['成功', 'Good'],
} as const satisfies Record<string, Phrase>

/** Strictly below, as the server takes them. */
export const tipOf = (megabytes: number, accept: string): Phrase => [
  `请上传小于 ${megabytes}M 的 ${accept} 格式文件`,
  `Please upload a ${accept} file smaller than ${megabytes} MB`,
]
export const firstOf = (shown: number, of: number): Phrase => [
  `只列出前 ${shown} 行，共 ${of} 行`,
  `The first ${shown} of ${of} rows are listed`,
]

export const exportWords = {
  title: ['导出', 'Export'],
  general: ['常规', 'General'],
  fileName: ['文件名', 'File name'],
  fileType: ['文件类型', 'File type'],
  way: ['导出方式', 'How'],
  direct: ['直接下载', 'Download now'],
  task: ['后台任务', 'In the background'],
  columns: ['列设置', 'Columns'],
  order: ['拖动排序，关闭不需要的列', 'Drag to put in order; switch off what is not needed'],
  other: ['其他参数', 'Other parameters'],
  run: ['导出', 'Export'],
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

export const showOf = (column: string): Phrase => [`显示 ${column}`, `Show ${column}`]
export const receivedOf = (size: string): Phrase => [`已接收 ${size}`, `${size} received`]
