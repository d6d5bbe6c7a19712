// Chooses which sheet of a workbook is read: the first with a wanted name, else the first. Used by the threads that read and mark.
import { readXlsx } from 'hucre/xlsx'

/**
 * `own`: names of the wanted sheet; `others`: names of sheets of other subjects; `unsaid`: sheets that are not reported when
 * they are not read. Returns the name of the sheet, the other sheets that were left out, and whether the only subject is another one.
 * @param {Uint8Array} bytes
 * @param {{ own: readonly string[], others: readonly string[], unsaid: readonly string[] } | undefined} wanted
 */
export async function chosenSheet(bytes, wanted) {
  if (!wanted) return { index: 0, name: undefined, left: [], other: undefined }
  /** @type {string[]} */
  const names = []
  // Called for each sheet before its rows are read: refuses all, because only the names are needed.
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
