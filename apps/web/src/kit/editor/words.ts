// The texts of the editor of formatted text.
import type { Phrase } from '@register/contract/phrase'

export const editorWords = {
  placeholder: ['请输入', 'Please enter'],
  toolbar: ['格式', 'Formatting'],
  undo: ['撤销', 'Undo'],
  redo: ['重做', 'Redo'],
  h1: ['一级标题', 'Heading 1'],
  h2: ['二级标题', 'Heading 2'],
  h3: ['三级标题', 'Heading 3'],
  bold: ['加粗', 'Bold'],
  italic: ['斜体', 'Italic'],
  underline: ['下划线', 'Underline'],
  strike: ['删除线', 'Strike through'],
  list: ['列表', 'List'],
  numbered: ['编号列表', 'Numbered list'],
  quote: ['引用', 'Quote'],
  code: ['代码块', 'Code block'],
  left: ['左对齐', 'Align left'],
  center: ['居中', 'Centre'],
  right: ['右对齐', 'Align right'],
  link: ['链接', 'Link'],
  image: ['插入图片', 'Insert a picture'],
  table: ['插入表格', 'Insert a table'],
  rowAbove: ['在上方插入行', 'Row above'],
  rowBelow: ['在下方插入行', 'Row below'],
  rowDelete: ['删除行', 'Delete the row'],
  columnBefore: ['在左侧插入列', 'Column to the left'],
  columnAfter: ['在右侧插入列', 'Column to the right'],
  columnDelete: ['删除列', 'Delete the column'],
  tableDelete: ['删除表格', 'Delete the table'],
  clear: ['清除格式', 'Clear formatting'],
  address: ['链接地址', 'Address'],
  linkText: ['显示文字', 'Text'],
  addressHint: ['以 https://、http://、/ 或 # 开头', 'It begins with https://, http://, / or #'],
  setLink: ['设置链接', 'Set the link'],
  removeLink: ['移除链接', 'Remove the link'],
} as const satisfies Record<string, Phrase>

export const tooLongOf = (most: number): Phrase => [
  `最多 ${most} 个字，超出的内容没有写入`,
  `At most ${most} characters; the rest was not inserted`,
]
export const countOf = (count: number, most: number): Phrase => [
  `已输入 ${count} 个字，最多 ${most} 个`,
  `${count} of at most ${most} characters`,
]
