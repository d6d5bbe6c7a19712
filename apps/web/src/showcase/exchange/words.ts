// Texts of an import, from the choice of the file to its result.
import type { Phrase } from '@register/contract/phrase'

export const importWords = {
  title: ['导入', 'Import'],
  drop: ['将文件拖到此处，或点击选择', 'Drop files here, or press to choose'],
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
  added: ['新建', 'New'],
  changed: ['更新', 'Changed'],
  wrong: ['失败', 'Failed'],
  rows: ['未导入的行', 'Rows that were not imported'],
  row: ['行', 'Row'],
  state: ['状态', 'Status'],
  reason: ['原因', 'Reason'],
  good: ['成功', 'Succeeded'],
} as const satisfies Record<string, Phrase>

/** The limit is exclusive, as on the server. */
export const tipOf = (megabytes: number, accept: string): Phrase => [
  `请上传小于 ${megabytes}M 的 ${accept} 格式文件`,
  `Please upload a ${accept} file smaller than ${megabytes} MB`,
]
