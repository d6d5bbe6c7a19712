// The sheets of a chosen file, workbook or CSV, read in the browser; loaded only when a file is chosen.
import type { Phrase } from '@register/contract/phrase'
import { fileKind, fileRefusal, isCsvName, isXlsxName } from '@register/contract/workbook/fileKind'
import { parseCsv } from 'hucre/csv'
import { bookSheets } from './bookSheets.ts'
import { columnsOf, type Sheet } from './columns.ts'
import { maxColumns, maxRows } from './limits.ts'
import { hiddenSheets, words } from './words.ts'

export interface ReadFile {
  sheets: readonly Sheet[]
  /** The hidden sheets, which were not read. */
  notes: readonly Phrase[]
}

/** The text of a CSV file: in UTF-8 where it is valid, else in GB 18030, which Excel in Chinese writes. Throws where it is neither. */
function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}

/** Excel shows ="00042" as 00042. */
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text
}

function csvSheet(name: string, bytes: Uint8Array): Sheet {
  const rows = parseCsv(csvText(bytes), { maxRows, typeInference: false })
  return { name, columns: columnsOf(rows.map((row) => row.slice(0, maxColumns).map(shown))), notes: [] }
}

/** The sheets of a file, or why it is not read. */
export async function readFile(name: string, bytes: Uint8Array): Promise<ReadFile | Phrase> {
  const kind = fileKind(bytes)
  const isCsv = kind === 'text' && isCsvName(name)
  if (!isCsv && !(kind === 'zip' && isXlsxName(name))) return fileRefusal(name, kind)
  try {
    if (isCsv) return { sheets: [csvSheet(name, bytes)], notes: [] }
    const { sheets, hidden } = await bookSheets(bytes)
    return { sheets, notes: hidden.length > 0 ? [hiddenSheets(hidden)] : [] }
  } catch {
    return isCsv ? fileRefusal(name, 'other') : words.unreadable
  }
}
