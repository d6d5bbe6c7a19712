// Texts of the page on import and export.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  import: ['导入', 'Import'],
  importText: [
    '模板即导出文件的表头。导入后逐行说明未导入的原因；不跳过错误时，有一行错误就什么也不导入。',
    'The template is the head of an export. The result gives for each row the reason why it was not imported; unless errors are skipped, one wrong row stops the whole import.',
  ],
  openImport: ['导入样品', 'Import samples'],
  failing: ['服务器拒绝的导入', 'An import the server refuses'],
  sampleNo: ['样品编号', 'Sample No.'],
  down: ['导入服务维护中', 'Imports are under maintenance'],
  last: ['最近一次导入', 'Last import'],
  export: ['导出', 'Export'],
  exportText: [
    '直接下载显示已接收的大小，可停止；后台任务完成后在任务中心下载。列可拖动排序、可不导出。',
    'A download shows its progress and can be stopped; a task in the background ends in the task centre. Columns can be reordered and left out.',
  ],
  openExport: ['导出样品', 'Export samples'],
  openDirect: ['只能直接下载', 'Download only'],
  openFailing: ['服务器拒绝的导出', 'An export the server refuses'],
  samples: ['样品', 'Samples'],
  kind: ['设备种类', 'Kind'],
} as const satisfies Record<string, Phrase>

export const cameOf = (added: number, changed: number): Phrase => [
  `新建 ${added} 条，更新 ${changed} 条`,
  `${added} added, ${changed} changed`,
]
