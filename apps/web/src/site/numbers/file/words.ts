// Texts of taking numbers from a file.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  fromFile: ['从文件取一列', 'Take a column from a file'],
  fileHint: [
    'Excel（.xlsx）或 CSV 文件，只在您的浏览器中读取，不会上传；只有编号会发送核对。',
    'An Excel (.xlsx) or CSV file. It is read in your browser and never uploaded; only the numbers are sent.',
  ],
  reading: ['正在读取文件', 'Reading the file'],
  sheet: ['工作表', 'Sheet'],
  column: ['编号所在的列', 'Column with the numbers'],
  take: ['取这一列', 'Take this column'],
  unreadable: ['文件无法读取，请确认它能在 Excel 中打开', 'The file cannot be read. Check that it opens in Excel'],
  tooLarge: ['文件应小于 10 MB', 'The file must be smaller than 10 MB'],
  empty: ['可见的工作表中没有内容', 'There is nothing on its visible sheets'],
} as const satisfies Record<string, Phrase>

export const hiddenSheets = (names: readonly string[]): Phrase => [
  `隐藏的工作表没有读取：${names.map((name) => `“${name}”`).join('、')}。需要时，请在 Excel 中取消隐藏后重新选择文件。`,
  `Hidden sheets were not read: ${names.map((name) => `"${name}"`).join(', ')}. If they are needed, unhide them in Excel and choose the file again.`,
]
export const sheetName = (name: string, count: number): Phrase => [
  `${name}（${count} 个证书编号）`,
  `${name} (${count === 1 ? '1 certificate number' : `${count} certificate numbers`})`,
]
export const columnName = (letter: string, head: string, count: number): Phrase => [
  `${letter} 列 · ${head}（${count} 格）`,
  `Column ${letter} · ${head} (${count} cells)`,
]
