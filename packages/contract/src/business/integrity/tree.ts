// The public log as a Merkle tree: its files under /log, whose form C2SP tlog-tiles gives, and the proof of one certificate (docs/decisions/0170-the-log-as-a-tree.md).
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { mediaTypes } from '../../files/mediaTypes.ts'
import { labelled } from '../../messages/labelled.ts'
import { anyoneReads, integrityPath } from './log.ts'

export const logCheckpoint = endpoint({
  ...anyoneReads,
  method: 'GET',
  path: '/log/checkpoint',
  reply: 'binary',
  types: [mediaTypes.txt],
  summary: ['公开日志的签名检查点', 'The signed checkpoint of the public log: its size and the root of its tree'],
})

/** Longest path of a tile: twelve digits of its number. */
const longestTile = 40

export const logTile = endpoint({
  access: 'anyone',
  open: true,
  effect: 'read',
  rate: 'tile',
  method: 'GET',
  path: '/log/tile/{+tile}',
  reply: 'binary',
  types: [mediaTypes.bin],
  summary: [
    '公开日志的哈希树瓦片及条目包，地址格式见 C2SP tlog-tiles',
    'A tile of hashes, or of entries, of the public log; C2SP tlog-tiles gives the form of the address',
  ],
  params: z.strictObject({ tile: labelled(z.string().max(longestTile), ['瓦片', 'Tile']) }),
  example: { params: { tile: '0/000' } },
})

export const logProof = endpoint({
  ...anyoneReads,
  method: 'GET',
  path: integrityPath('proof'),
  summary: [
    '证书最近一条日志条目的存证证明，可离线核对',
    'The proof that the latest entry of a certificate is in the public log, verified without a network',
  ],
  query: z.strictObject({ publicId: z.string().trim().min(2).max(40) }),
  output: z.object({
    /** The text that is hashed as the leaf of the entry. */
    entry: z.string(),
    /** C2SP tlog-proof: the entry as its extra data, index, hashes, and the checkpoint with its signatures. */
    proof: z.string(),
    /** The same for a QR code, in its own letters, perhaps with fewer witnesses; null where it cannot be packed (docs/log.md#the-packed-proof). */
    packed: z.string().nullable(),
    /** Entries that the checkpoint covers. */
    size: z.int(),
    /** When the checkpoint was signed, by the clock of the register: the checkpoint itself holds no time. */
    signedAt: z.string(),
    /** Entries of the certificate that came since: the next checkpoint, some two seconds later, holds them. */
    newer: z.int(),
  }),
  example: { query: { publicId: 'hVvH0cF2QJyC8m0bZxkq3A' } },
})
