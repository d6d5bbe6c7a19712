// Chooses which sheet of a workbook is read: the first visible one with a wanted name, else the first visible one. Used by the threads that read and mark.
import { readXlsx } from 'hucre/xlsx'

/**
 * `own`: names of the wanted sheet; `others`: names of sheets of other subjects; `unsaid`: sheets that are not reported when
 * they are not read. Returns the sheet's place among all sheets and its name, the other visible sheets that were left out, and
 * whether the only subject is another one. Hidden sheets are never read: the person who uploads them does not see them.
 * @param {Uint8Array} bytes
 * @param {{ own: readonly string[], others: readonly string[], unsaid: readonly string[] } | undefined} wanted
 */
export async function chosenSheet(bytes, wanted = { own: [], others: [], unsaid: [] }) {
  /** @type {{ index: number, name: string }[]} */
  const visible = []
  // Called for each sheet before its rows are read: refuses all, because only the names are needed.
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }, index) => {
      if (!hidden && !veryHidden) visible.push({ index, name: name.trim() })
      return false
    },
  })
  const own = visible.find(({ name }) => wanted.own.includes(name))
  const [first] = visible
  const { index = 0, name = '' } = own ?? first ?? {}
  // A second sheet may contradict the first one, so the person who uploads it must learn that it was not read.
  const left = visible.filter((one) => one.index !== index && !wanted.unsaid.includes(one.name)).map((one) => one.name)
  return { index, name, left, other: !own && first && wanted.others.includes(first.name) ? first.name : undefined }
}
