// The public integrity log: its entries, its signed head and its key (docs/decisions/0011-the-integrity-log.md).
import { z } from 'zod'
import { asked } from '../../input/asked.ts'
import { endpoint } from '../../endpoint.ts'
import type { Phrase } from '../../phrase.ts'
import { changeKinds } from '../report/changeKinds.ts'

export const entryKinds = {
  publication: ['发布', 'Publication'],
  ...changeKinds,
} as const satisfies Record<string, Phrase>
export type EntryKind = keyof typeof entryKinds
const kind = z.enum(Object.keys(entryKinds) as [EntryKind, ...EntryKind[]])

/** The hash before the first entry. */
export const noHash = '0'.repeat(64)

const hash = z.string().length(64)
export const logEntry = z.object({
  /** From 1 without gaps. */
  id: z.int(),
  at: z.string(),
  kind,
  publicId: z.string(),
  certificateNo: z.string(),
  version: z.int(),
  /** SHA-256, hex, of the canonical JSON of the public record after the change. */
  contentHash: hash,
  /** The layout of the record, and how both hashes are made. */
  algorithm: z.string(),
  /** SHA-256, hex, of the canonical JSON of [algorithm, hash before, id, at, kind, publicId, certificateNo, version, contentHash]. */
  hash,
})
export type LogEntry = z.output<typeof logEntry>

export const logHead = z.object({
  lastId: z.int(),
  lastHash: hash,
  /** Null only in a register that has never been started or written to. */
  signedAt: z.string().nullable(),
  algorithm: z.string().nullable(),
  keyId: z.string().nullable(),
  /** Base64url; over the canonical JSON of [algorithm, lastId, lastHash, signedAt]. */
  signature: z.string().nullable(),
})
export type LogHead = z.output<typeof logHead>

export const logKey = z.object({
  keyId: z.string(),
  algorithm: z.string(),
  /** SubjectPublicKeyInfo, DER, base64. */
  publicKey: z.string(),
  /** SHA-256, hex, of the DER bytes; keyId is its beginning. */
  fingerprint: hash,
  /** The key of checkpoints, as C2SP signed-note writes one; its name is that of the log. Null until the first checkpoint. */
  verifierKey: z.string().nullable(),
  /** Other parties who sign checkpoints, by their keys, and the last one that each has signed. */
  witnesses: z.array(z.object({ key: z.string(), size: z.int(), signedAt: z.string() })),
  /** Keys that were lost and replaced, the latest first: a head signed by one of them is older than `until`. */
  former: z.array(z.object({ keyId: z.string(), until: z.string() })),
  /** Logs of this register that ended because another began anew, the latest first; they stay here for ever. */
  formerLogs: z.array(
    z.object({
      origin: z.string(),
      /** The key of its checkpoints. */
      verifierKey: z.string(),
      /** How many of its entries the public has seen, as far as is known. */
      size: z.int(),
      /** The root over them, base 64; null where it is not known. */
      root: z.string().nullable(),
      /** With how many of its entries the log that followed begins. */
      kept: z.int(),
      until: z.string(),
      reason: z.tuple([z.string(), z.string()]).readonly(),
    }),
  ),
})
export type LogKey = z.output<typeof logKey>

/** The entry as the answer to one certificate shows it. */
export const publicEntry = logEntry.pick({ id: true, at: true, kind: true, hash: true })
export type PublicEntry = z.output<typeof publicEntry>

/** All of these are public. */
export const integrityPath = <P extends string>(name: P) => `/api/business/integrity/${name}` as const
export const anyoneReads = { access: 'anyone', open: true, effect: 'read', rate: 'log' } as const

export const integrityHead = endpoint({
  ...anyoneReads,
  method: 'GET',
  path: integrityPath('head'),
  summary: ['公开日志的签名末端', 'The signed head of the integrity log'],
  output: logHead,
})

export const integrityKey = endpoint({
  ...anyoneReads,
  method: 'GET',
  path: integrityPath('key'),
  summary: ['公开日志的签名公钥', 'The public key that signs the head of the integrity log'],
  output: logKey,
})

export const maxEntries = 1_000

export const integrityEntries = endpoint({
  ...anyoneReads,
  method: 'GET',
  path: integrityPath('entries'),
  summary: ['公开日志的条目', 'Entries of the integrity log in their order, all or those of one certificate'],
  query: z.strictObject({
    /** First id. */
    from: asked(z.int().min(1).default(1)),
    size: asked(z.int().min(1).max(maxEntries).default(maxEntries)),
    publicId: z.string().trim().min(2).max(40).optional(),
    /** In any spelling, whole. */
    certificateNo: z.string().trim().min(2).max(60).optional(),
  }),
  output: z.object({ list: z.array(logEntry) }),
  example: { query: { from: 1 } },
})
