// Texts of the pages of the code generator.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import type { FilePart } from '@register/contract/system/generator/generator'

export const words = {
  title: systemScreens['settings/crud'].title,
  text: [
    '按表的说明写出一种记录的全部代码，仅供预览和下载，不会改动工程或数据库',
    'Writes all code of a record from the description of its table. To read and download; neither project nor database is changed',
  ],
  new: ['新建表', 'Describe a table'],
  edit: systemScreens['settings/crud/edit'].title,
  fromDatabase: ['从数据库添加', 'From the database'],
  pickText: [
    '读取该表的列、类型和注释，作为说明的起点。可能是机密的列不会被选入。',
    'Columns, types and comments of the table are read as a beginning. Columns that may be secrets are left out.',
  ],
  table: ['数据库中的表', 'Table of the database'],
  take: ['读取该表', 'Read this table'],
  empty: [
    '这里列出已说明的表，可由此预览和下载代码。',
    'Described tables are listed here, to preview and download their code.',
  ],
  preview: ['预览', 'Preview'],
  download: ['下载代码', 'Download the code'],
  saved: ['表的说明已保存', 'The description is saved'],
  removeText: ['只删除说明，不影响数据库中的表。', 'Only the description is removed. The table stays.'],
  sectionNames: ['名称与类型', 'Names and kind'],
  sectionColumns: ['列', 'Columns'],
  sectionChildren: ['子表', 'Children'],
  columnsText: [
    '单选须填字典类型，或以分号隔开的选项，例如 open:开放:Open; shut:关闭:Shut。首个必填、在列表和表单中的单行文本是记录的称呼。',
    'A choice takes the key of a dictionary, or options such as open:开放:Open; shut:关闭:Shut. The first required text in list and form is what a record is called by.',
  ],
  addColumn: ['添加列', 'Add a column'],
  cancel: ['取消', 'Cancel'],
  left: ['未选入的列', 'Columns left out'],
  previewText: [
    '逐个文件放入工程，再加入“需加入的行”，最后运行所列命令',
    'Put each file into the project, add the lines to add, then run the commands',
  ],
  files: ['文件', 'Files'],
  lines: ['需加入的行', 'Lines to add'],
  linesText: [
    '以下各段加到工程已有文件中，位于所指行的紧下方或紧上方。',
    'These go into files of the project, right below or right above the line named.',
  ],
  commands: ['最后运行的命令', 'Commands to run then'],
  below: ['在此行下方', 'Below this line'],
  above: ['在此行上方', 'Above this line'],
} as const satisfies Record<string, Phrase>

/** The purpose of each file. */
export const partWords: Readonly<Record<FilePart, Phrase>> = {
  migration: ['迁移', 'Migration'],
  contract: ['契约', 'Contract'],
  store: ['存储', 'Storage'],
  service: ['规则', 'Rules'],
  routes: ['接口', 'Routes'],
  test: ['测试', 'Tests'],
  demo: ['演示数据', 'Demonstration data'],
  list: ['列表页', 'List'],
  form: ['表单', 'Form'],
  words: ['文案', 'Words'],
}

/** Columns that were left out for one reason. */
export const leftOut = (names: readonly string[], [zh, en]: Phrase): Phrase => [
  `${zh}：${names.join('、')}`,
  `${en.charAt(0).toUpperCase()}${en.slice(1)}: ${names.join(', ')}`,
]
