// Texts of the page on which reports are imported from Excel.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/report/import'].title,
  text: [
    '先预检，逐行指出问题；确认后再导入，期间可离开',
    'First a check that lists every problem by row, then the import. You can leave the page meanwhile',
  ],
  template: ['下载导入模板', 'Download the template'],
  templateName: ['报告导入模板.xlsx', 'report-import-template.xlsx'],
  stepTemplate: ['一、准备文件', '1. Prepare the file'],
  stepTemplateText: [
    '请使用模板，不要改动表头。每个文件最多 10,000 行。',
    'Use the template and do not change its heading rows. At most 10,000 rows per file.',
  ],
  templateFor: ['设备品种', 'Equipment category'],
  templateForText: [
    '选择品种后，模板只含该品种的参数列；不选则含全部品种的列',
    'With a category the template has the columns of its parameters only; without one, those of every category',
  ],
  subFormText: [
    '该品种有多种参数表，每份模板对应一种',
    'This category has several forms; a template is for one of them',
  ],
  marked: ['下载标注问题的文件', 'Download the file with problems marked'],
  markedText: [
    '即上传的文件：有误的单元格已标色并批注，末列列出每行的问题。改好后可直接重新上传。',
    'It is the uploaded file: wrong cells are coloured and commented, and the last column gives the problems of each row. Corrected, it can be uploaded again as it is.',
  ],
  stepFile: ['二、上传并预检', '2. Upload and check'],
  file: ['Excel 文件', 'Excel file'],
  checking: ['正在预检', 'Checking'],
  leave: ['可以离开此页，稍后用同一地址返回查看。', 'You may leave this page and come back to the same address.'],
  result: ['预检结果', 'What the check found'],
  rows: ['行数', 'Rows'],
  good: ['可导入', 'Can be imported'],
  bad: ['有问题', 'With problems'],
  sheet: ['工作表', 'Sheet'],
  problems: ['问题清单', 'Problems'],
  row: ['行', 'Row'],
  column: ['列', 'Column'],
  field: ['字段', 'Field'],
  value: ['填写的内容', 'Value'],
  right: ['应为', 'What would be right'],
  mode: ['导入为', 'Import as'],
  drafts: ['草稿', 'Drafts'],
  existing: ['已有证书', 'Existing certificates'],
  modesText: [
    '草稿：已在本系统发码的报告。已有证书：本系统启用前的证书，导入后立即公布，仅机构负责人可导入。',
    'Drafts: reports with codes issued in this register. Existing certificates: from before this register, published at once, by managers only.',
  ],
  draftsText: [
    '导入为草稿，编码须已在本系统发放。本系统启用前的已有证书由机构负责人导入。',
    'They are imported as drafts, with codes issued in this register. A manager can import existing certificates from before it.',
  ],
  existingText: [
    '已有证书立即对公众可见，不核对编码，不要求附件。',
    'They are public at once; neither a code nor a file is needed.',
  ],
  runAll: ['全部导入', 'Import all'],
  runGood: ['只导入无问题的行', 'Import only the good rows'],
  publish: ['导入并公布', 'Import and publish'],
  publishText: [
    '导入后公众立即可以查到，之后只能修订、暂停或撤销。',
    'The public finds them at once. They can then only be revised, suspended or revoked.',
  ],
  again: ['换一个文件', 'Choose another file'],
  importing: ['正在导入', 'Importing'],
  done: ['导入完成', 'Import finished'],
  failed: ['导入未成功', 'The import did not succeed'],
  toList: ['查看报告列表', 'View the list of reports'],
  wholeRow: ['整行', 'Whole row'],
} as const satisfies Record<string, Phrase>

export const publishOf = (n: number): Phrase => [
  `立即公布 ${n} 份证书？`,
  n === 1 ? 'Publish 1 certificate at once?' : `Publish ${n} certificates at once?`,
]
export const importedOf = (n: number): Phrase => [
  `已导入 ${n} 份报告`,
  n === 1 ? '1 report was imported' : `${n} reports were imported`,
]
