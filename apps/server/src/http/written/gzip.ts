// Gzip of a text whose end was packed before: its begin is put in front without packing anything again.
import { crc32 } from 'node:zlib'

/** The head of a member (RFC 1952, 2.3): deflate, no name, no time, an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** The length of a stored block stands in two bytes, and once more with every bit turned (RFC 1951, 3.2.4). */
const allBits = 0xffff

interface Packed {
  bytes: Buffer
  /** The same bytes as blocks of deflate, of which the last one says that it is the last. */
  packed: Buffer
}

/**
 * One member with `begin` as a stored block and the packed blocks behind it, which begin at a whole byte, as a stored block
 * ends. One member and not two in a row, although the format allows that: curl refuses the second, and browsers leave it out.
 * @param begin at most 65,535 bytes
 */
export function gzipOf(begin: Buffer, { bytes, packed }: Packed): Buffer {
  const at = head.length + 5 + begin.length
  const whole = Buffer.allocUnsafe(at + packed.length + 8)
  head.copy(whole)
  // Stored, and not the last block.
  whole[head.length] = 0
  whole.writeUInt16LE(begin.length, head.length + 1)
  whole.writeUInt16LE(begin.length ^ allBits, head.length + 3)
  begin.copy(whole, head.length + 5)
  packed.copy(whole, at)
  whole.writeUInt32LE(crc32(bytes, crc32(begin)), at + packed.length)
  whole.writeUInt32LE((begin.length + bytes.length) >>> 0, at + packed.length + 4)
  return whole
}
