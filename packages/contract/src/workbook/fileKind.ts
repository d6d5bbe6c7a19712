// What a file of a table is, by its bytes: files that only look like workbooks are named for what they are (docs/decisions/0099-what-the-cell-shows.md).
import type { Phrase } from '../phrase.ts'

export type FileKind = 'zip' | 'xls' | 'encrypted' | 'page' | 'text' | 'other'

/** The first bytes of the container of .xls files and of encrypted workbooks. */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** The name of the stream that only encrypted workbooks have, as containers write names: UTF-16, the low byte first. */
const encrypted = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0])

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (beginsWith(bytes, wanted, at)) return true
  return false
}

/** What the bytes are; a text has its kind from its first characters. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (beginsWith(bytes, [0x50, 0x4b])) return 'zip'
  if (beginsWith(bytes, compound)) return includes(bytes, encrypted) ? 'encrypted' : 'xls'
  const begin = String.fromCharCode(...bytes.subarray(0, 2_000))
    .replace(/^ï»¿/, '')
    .replaceAll('\0', '')
  if (/^\s*<(!doctype|html|head|body|table|meta|style|\?xml|workbook)\b/i.test(begin)) return 'page'
  // oxlint-disable-next-line no-control-regex -- texts have none of them, other files nearly always do
  return begin === '' || /[\u0001-\u0008\u000E-\u001A\u001C-\u001F]/.test(begin) ? 'other' : 'text'
}

export const isCsvName = (name: string): boolean => /\.csv$/i.test(name)
export const isXlsxName = (name: string): boolean => /\.xlsx$/i.test(name)

/** Why a file that is neither a workbook nor a CSV file is not read: what it is, and what to do. */
export function fileRefusal(name: string, kind: FileKind): Phrase {
  const [zh, en] = [
    '请在 Excel 中打开，另存为“Excel 工作簿（.xlsx）”后重新选择',
    'Open it in Excel, save it as an Excel workbook (.xlsx) and choose that file',
  ]
  switch (kind) {
    case 'xls':
      return [`这是旧版 Excel 97-2003 文件（.xls）；${zh}`, `This is an Excel 97-2003 file (.xls). ${en}`]
    case 'encrypted':
      return [
        '文件已加密，无法读取；请取消密码后重新选择',
        'The file is encrypted. Remove its password and choose it again',
      ]
    case 'page':
      return [
        `文件内容是网页或 XML，不是 Excel 工作簿；${zh}`,
        `The content of the file is a web page or XML and no workbook. ${en}`,
      ]
    case 'text':
      return [
        `文件内容是文本（如 CSV），与扩展名不符；请把扩展名改为 .csv，或${zh}`,
        `The content of the file is text, such as CSV, and does not fit its extension. Name it .csv. Or: ${en}`,
      ]
    default:
      return isCsvName(name)
        ? ['CSV 文件为空或无法读取', 'The CSV file is empty or cannot be read']
        : [
            '请选择 .xlsx 或 .csv 文件；其他格式请在 Excel 中另存为 .xlsx',
            'Choose an .xlsx or .csv file; save other formats as .xlsx in Excel first',
          ]
  }
}
