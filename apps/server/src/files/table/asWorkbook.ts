// An uploaded table as a workbook: a CSV file becomes one, and files that only look like workbooks are refused by what they are.
import { Worker } from 'node:worker_threads'
import { badField } from '@register/contract/errors'
import { fileKind, fileRefusal, isCsvName, isXlsxName, type FileKind } from '@register/contract/workbook/fileKind'
import { threadMegabytes, tooLarge } from '../excel.ts'
import { refuseZipBomb } from '../zip.ts'

interface Uploaded {
  name: string
  bytes: Buffer
}

const refused = ({ name }: Uploaded, kind: FileKind): Error => badField('file', fileRefusal(name, kind))

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
  const kind = fileKind(file.bytes)
  if (kind === 'text' && isCsvName(file.name))
    return { name: file.name.replace(/\.csv$/i, '.xlsx'), bytes: await bookOfCsv(file) }
  if (kind !== 'zip' || !isXlsxName(file.name)) throw refused(file, kind)
  refuseZipBomb(file.bytes)
  return file
}
