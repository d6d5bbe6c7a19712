// Which sheet of a workbook is read: the one that bears a wanted name, else the first. Used by the threads that read and mark.
import { readXlsx } from 'hucre/xlsx'

/**
 * `own`: what the wanted sheet may be called; `others`: what sheets of other subjects are called; `unsaid`: sheets that nobody
 * expects to be read. Says what it is called, which other sheets were left out, and whether the only subject there is another one.
 * @param {Uint8Array} bytes
 * @param {{ own: readonly string[], others: readonly string[], unsaid: readonly string[] } | undefined} wanted
 */
export async function chosenSheet(bytes, wanted) {
  if (!wanted) return { index: 0, name: undefined, left: [], other: undefined }
  /** @type {string[]} */
  const names = []
  // Asked of each sheet before its rows are read: none of them is.
  await readXlsx(bytes, {
    sheets: ({ name }) => {
      names.push(name.trim())
      return false
    },
  })
  const own = names.findIndex((name) => wanted.own.includes(name))
  const index = Math.max(own, 0)
  const [first = ''] = names
  // A second sheet may contradict the first one, so the person who uploads it must learn that it was not read.
  const left = names.filter((name, at) => at !== index && !wanted.unsaid.includes(name))
  return { index, name: names[index] ?? '', left, other: own < 0 && wanted.others.includes(first) ? first : undefined }
}
