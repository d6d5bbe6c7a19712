// Reads the directory of a zip exactly as hucre, the reader of workbooks, does, and refuses archives that would unfold into far more than they weigh (docs/decisions/0081-libraries-of-the-server.md).
import { badField } from '@register/contract/errors'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const unknown32 = 0xffffffff
const unknown16 = 0xffff
/** The flag of an entry whose sizes come after its data. */
const sizesFollow = 8

const maxEntries = 1_000
/** Bytes of all entries together. */
const maxInflated = 100 * 1024 * 1024
const maxRatio = 100
/** Below this number of bytes the ratio is ignored: small files of blank cells compress far better than 1 : 100. */
const ratioFrom = 1024 * 1024

export interface ZipEntry {
  name: string
  compressed: number
  inflated: number
  /** True when the directory gives no sizes; hucre then uses the sizes before or after the data, whatever they are. */
  hidden: boolean
}

/** The 64-bit size of an entry whose 32-bit field refers to the extra field; undefined when it is missing. */
function longSize(extra: Buffer): number | undefined {
  for (let at = 0; at + 4 <= extra.length;) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    if (id === 1 && length >= 8 && at + 12 <= extra.length) return Number(extra.readBigUInt64LE(at + 4))
    at += 4 + length
  }
  return undefined
}

/** The entries as the central directory lists them; undefined when the bytes are no readable zip. */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  let end = bytes.length - 22
  const from = Math.max(0, bytes.length - 22 - 65_535)
  while (end >= from && bytes.readUInt32LE(end) !== endMark) end--
  if (end < from) return undefined
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  // With one of these values hucre reads the directory that a 64-bit record names; no workbook of this size needs one.
  if (count === unknown16 || bytes.readUInt32LE(end + 12) === unknown32 || at === unknown32) return undefined
  const entries: ZipEntry[] = []
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const [compressed, short] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const extraAt = at + 46 + nameLength
    const inflated =
      short === unknown32 ? (longSize(bytes.subarray(extraAt, extraAt + extraLength)) ?? Infinity) : short
    const hidden =
      compressed === 0 ? (bytes.readUInt16LE(at + 8) & sizesFollow) !== 0 : inflated === 0 && compressed > 2
    entries.push({ name: bytes.toString('utf8', at + 46, extraAt), compressed, inflated, hidden })
    at = extraAt + extraLength + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Throws for bytes that are no zip, and for archives that would unfold too far. The reader holds every entry to the size it declares. */
export function refuseZipBomb(bytes: Buffer): void {
  const entries = zipEntries(bytes)
  if (!entries || entries.length === 0)
    throw badField('file', [
      '文件不是可读取的 Excel 工作簿（.xlsx），请用模板另存后重试',
      'The file is not a readable Excel workbook (.xlsx). Save it again from the template and try again',
    ])
  const inflated = entries.reduce((total, entry) => total + entry.inflated, 0)
  if (
    entries.some((entry) => entry.hidden) ||
    entries.length > maxEntries ||
    inflated > maxInflated ||
    (inflated > ratioFrom && inflated / bytes.length > maxRatio)
  )
    throw badField('file', [
      '文件解压后过大，已拒绝读取；请删除多余的工作表、图片和格式，或分成几个文件',
      'The file is far too large when unpacked and was not read. Remove surplus sheets, pictures and formats, or split it',
    ])
}
