// Writes a zip while it is read: yazl packs one entry after the other, so that memory holds only their sizes. Decision 81.
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface OutEntry {
  name: string
  data: AsyncIterable<Buffer>
}

/** One date for every entry: the same rows give the same bytes. */
const mtime = new Date(1980, 0, 1)

/** The archive's bytes. yazl joins streams with `pipe`, which carries neither a failure to the reader nor the reader's end to the source. */
export async function* zipOut(entries: AsyncIterable<OutEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // A PassThrough, which the library's types do not say.
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
    // Until the entries have ended: the query behind them ends before its connection goes back to the pool.
    await written
  }
}
