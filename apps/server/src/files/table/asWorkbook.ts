// An uploaded table as a workbook: a CSV file becomes one, and files that only look like workbooks are refused by what they are.
import { Worker } from 'node:worker_threads'
import { badField } from '@register/contract/errors'
import { threadMegabytes, tooLarge } from '../excel.ts'
import { refuseZipBomb } from '../zip.ts'

interface Uploaded {
  name: string
  bytes: Buffer
}

/** The first bytes of the container of .xls files and of encrypted workbooks. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

const asXlsx = [
  '请在 Excel 中打开，另存为“Excel 工作簿（.xlsx）”后上传',
  'Open it in Excel and save it as an Excel workbook (.xlsx)',
] as const

/** What the bytes are, in the first characters of the file. */
function kindOf({ bytes }: Uploaded): 'zip' | 'xls' | 'encrypted' | 'page' | 'text' | 'other' {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'zip'
  if (bytes.subarray(0, 8).equals(compound)) return bytes.includes(encrypted) ? 'encrypted' : 'xls'
  const begin = bytes.subarray(0, 2_000).toString('latin1').replace(/^ï»¿/, '').replaceAll('\0', '')
  if (/^\s*<(!doctype|html|head|body|table|meta|style|\?xml|workbook)\b/i.test(begin)) return 'page'
  // oxlint-disable-next-line no-control-regex -- texts have none of them, other files nearly always do
  return begin === '' || /[\u0001-\u0008\u000E-\u001A\u001C-\u001F]/.test(begin) ? 'other' : 'text'
}

const isCsv = ({ name }: Uploaded): boolean => /\.csv$/i.test(name)

function refused(file: Uploaded, kind: ReturnType<typeof kindOf>): Error {
  const [zh, en] = asXlsx
  switch (kind) {
    case 'xls':
      return badField('file', [
        `这是旧版 Excel 97-2003 文件（.xls）；${zh}`,
        `This is an Excel 97-2003 file (.xls). ${en}`,
      ])
    case 'encrypted':
      return badField('file', [
        '文件已加密，无法读取；请取消密码后重新上传',
        'The file is encrypted. Remove its password and upload it again',
      ])
    case 'page':
      return badField('file', [
        `文件内容是网页或 XML，不是 Excel 工作簿；${zh}`,
        `The content of the file is a web page or XML and no workbook. ${en}`,
      ])
    case 'text':
      return badField('file', [
        `文件内容是文本（如 CSV），与扩展名不符；请把扩展名改为 .csv，或${zh}`,
        `The content of the file is text, such as CSV, and does not fit its extension. Name it .csv. Or: ${en}`,
      ])
    default:
      return badField('file', [
        isCsv(file) ? 'CSV 文件为空或无法读取' : '请上传 .xlsx 或 .csv 文件；其他格式请在 Excel 中另存为 .xlsx',
        isCsv(file)
          ? 'The CSV file is empty or cannot be read'
          : 'Upload an .xlsx or .csv file; save other formats as .xlsx in Excel first',
      ])
  }
}

/** The workbook of a CSV file, made in a separate thread. */
function bookOfCsv(file: Uploaded): Promise<Buffer> {
  const thread = new Worker(new URL('../threads/csvBook.mjs', import.meta.url), {
    workerData: { bytes: file.bytes },
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    execArgv: [],
  })
  return new Promise((answer, refuse) => {
    thread.once('message', (made: Uint8Array | 'tooLarge' | 'unreadable') =>
      typeof made === 'string'
        ? refuse(made === 'tooLarge' ? tooLarge() : refused(file, 'other'))
        : answer(Buffer.from(made)),
    )
    // The thread ran out of memory.
    thread.once('error', () => refuse(tooLarge()))
    thread.once('exit', () => refuse(tooLarge()))
  })
}

/** The file as a workbook that may be read, with the name of one. Refuses other files, and archives that would unfold into far more than they weigh. */
export async function asWorkbook(file: Uploaded): Promise<Uploaded> {
  const kind = kindOf(file)
  if (kind === 'text' && isCsv(file))
    return { name: file.name.replace(/\.csv$/i, '.xlsx'), bytes: await bookOfCsv(file) }
  if (kind !== 'zip' || !/\.xlsx$/i.test(file.name)) throw refused(file, kind)
  refuseZipBomb(file.bytes)
  return file
}
