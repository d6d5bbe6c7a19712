// Writes a zip while it is read: yazl packs one entry after the other, so that memory holds only their sizes (docs/decisions/0081-libraries-of-the-server.md).
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface OutEntry {
  name: string
  data: AsyncIterable<Buffer>
}

/** The same date for every entry, so that the same rows give the same bytes. */
const mtime = new Date(1980, 0, 1)

/** The archive's bytes. yazl joins streams with `pipe`, which passes on neither a failure to the reader nor the end of reading to the source. */
export async function* zipOut(entries: AsyncIterable<OutEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // It is a PassThrough, which the library's types do not declare.
  const bytes = zip.outputStream as Readable
  let source: Readable | undefined
  const write = async () => {
    for await (const { name, data } of entries) {
      if (bytes.destroyed) return
      source = Readable.from(data, { objectMode: false })
      zip.addReadStream(source, name, { mtime, forceDosTimestamp: true })
      await finished(source)
    }
    zip.end()
  }
  const written = write().catch((error: Error) => void bytes.destroy(error))
  try {
    yield* bytes as AsyncIterable<Buffer>
  } finally {
    bytes.destroy()
    source?.destroy()
    // Waits until the entries have ended: the query behind them must end before its connection returns to the pool.
    await written
  }
}
