// Archives and pictures made by hand, so that they may lie about their size, and the parts of an archive that the server has written.
import { crc32, deflateRawSync, deflateSync, inflateRawSync } from 'node:zlib'

const u16 = (/** @type {number} */ value) => Buffer.from(Uint16Array.of(value).buffer)
const u32 = (/** @type {number} */ value) => Buffer.from(Uint32Array.of(value).buffer)

/** A zip archive of these parts. @param {Record<string, Buffer>} parts */
export function zip(parts) {
  /** @type {Buffer[]} */
  const local = []
  /** @type {Buffer[]} */
  const central = []
  let at = 0
  for (const [name, bytes] of Object.entries(parts)) {
    const packed = deflateRawSync(bytes)
    const common = [
      u16(20),
      u16(0),
      u16(8),
      u32(0),
      u32(crc32(bytes)),
      u32(packed.length),
      u32(bytes.length),
      u16(name.length),
    ]
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), ...common, u16(0), Buffer.from(name)])
    central.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        u16(20),
        ...common,
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(at),
        Buffer.from(name),
      ]),
    )
    local.push(head, packed)
    at += head.length + packed.length
  }
  const index = Buffer.concat(central)
  const count = u16(central.length)
  return Buffer.concat([
    ...local,
    index,
    Buffer.from('PK\u0005\u0006'),
    u32(0),
    count,
    count,
    u32(index.length),
    u32(at),
    u16(0),
  ])
}

/** A workbook whose one sheet grows to this many bytes when it is unpacked. @param {number} bytes */
export const bomb = (bytes) =>
  zip({
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    'xl/workbook.xml': Buffer.from(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="1" sheetId="1"/></sheets></workbook>',
    ),
    'xl/worksheets/sheet1.xml': Buffer.alloc(bytes, ' '),
  })

/** A workbook whose parts define entities that multiply. */
export const entities = () =>
  zip({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from(
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`).join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&h;&f;</x>`,
    ),
  })

/** @param {string} type @param {Buffer} data */
const chunk = (type, data) => {
  const named = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([u32(data.length).swap32(), named, u32(crc32(named)).swap32()])
}

/** A picture of one grey point that says it has this size. @param {number} width @param {number} height */
export function png(width = 1, height = 1) {
  const size = Buffer.concat([u32(width).swap32(), u32(height).swap32(), Buffer.from([8, 0, 0, 0, 0])])
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    magic,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The texts of an archive's parts, by their names. @param {Buffer} bytes @returns {Map<string, string>} */
export function partsOf(bytes) {
  /** @type {Map<string, string>} */
  const parts = new Map()
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString()
    const head = bytes.readUInt32LE(at + 42)
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
    const data = bytes.subarray(from, from + packed)
    parts.set(name, (bytes.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString())
  }
  return parts
}
