// The public integrity log: its entries, its signed head and key, and the public record whose hash an entry holds. ADR 11.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { changeKinds } from './changeNotice.ts'
import { formKinds } from './parameters/formKinds.ts'
import { reportFields } from './reportFields.ts'

export const entryKinds = {
  publication: ['发布', 'Publication'],
  ...changeKinds,
} as const satisfies Record<string, Phrase>
export type EntryKind = keyof typeof entryKinds
const kind = z.enum(Object.keys(entryKinds) as [EntryKind, ...EntryKind[]])

/** The hash before the first entry. */
export const noHash = '0'.repeat(64)

const hash = z.string().length(64)
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional()
const valuesOf = (fields: readonly Field[]): Record<string, typeof value> =>
  Object.fromEntries(fields.filter((field) => field.public).map((field) => [field.key, value]))

/**
 * Layout 1 of the canonical public content of a published report: stored values, the same in every language. What is
 * empty is left out, so that a field declared later changes no hash of a report that lacks it.
 */
export const publicRecord = z.object({
  ...valuesOf(reportFields),
  publicId: z.string(),
  /** Of the type-testing body. */
  bodyCode: z.string().optional(),
  version: z.int(),
  origin: z.string(),
  /** As stored: expired and superseded follow from dates and other records. */
  status: z.string(),
  statusSince: z.string().optional(),
  statusReason: z.string().optional(),
  formerNames: z.array(z.string()).optional(),
  /** By the key of the field, in its declared unit. */
  parameters: z.object(valuesOf(formKinds.flatMap((form) => form.fields))).optional(),
  coverage: z
    .array(
      z.object({
        parameter: z.string(),
        from: z.number().optional(),
        to: z.number().optional(),
        unit: z.string().optional(),
        text: z.string().optional(),
      }),
    )
    .optional(),
  components: z
    .array(
      z.object({
        name: z.string(),
        model: z.string().optional(),
        certificateNo: z.string().optional(),
        manufacturer: z.string().optional(),
      }),
    )
    .optional(),
  /** Number of the certificate this one replaces. */
  supersedes: z.string().optional(),
  /** Files anyone may read, by hash and name. */
  files: z.array(z.object({ name: z.string(), sha256: z.string() })).optional(),
})
export type PublicRecord = z.output<typeof publicRecord>

export const logEntry = z.object({
  /** From 1 without gaps. */
  id: z.int(),
  at: z.string(),
  kind,
  publicId: z.string(),
  certificateNo: z.string(),
  version: z.int(),
  /** SHA-256, hex, of the canonical JSON of the public record as the act left it. */
  contentHash: hash,
  /** How the record is laid out and both hashes are made. */
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
})
export type LogKey = z.output<typeof logKey>

/** The entry as the answer to one certificate shows it. */
export const shownEntry = logEntry.pick({ id: true, at: true, kind: true, hash: true })
export type ShownEntry = z.output<typeof shownEntry>

const path = <P extends string>(name: P) => `/api/business/integrity/${name}` as const
const open = { access: 'anyone', effect: 'read', rate: 'log' } as const

export const integrityHead = endpoint({
  ...open,
  method: 'GET',
  path: path('head'),
  summary: ['公开日志的签名末端', 'The signed head of the integrity log'],
  output: logHead,
})

export const integrityKey = endpoint({
  ...open,
  method: 'GET',
  path: path('key'),
  summary: ['公开日志的签名公钥', 'The public key that signs the head of the integrity log'],
  output: logKey,
})

export const maxEntries = 1_000

export const integrityEntries = endpoint({
  ...open,
  method: 'GET',
  path: path('entries'),
  summary: ['公开日志的条目', 'Entries of the integrity log in their order, all or those of one certificate'],
  query: z.strictObject({
    /** First id. */
    from: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(maxEntries).default(maxEntries),
    publicId: z.string().trim().min(2).max(40).optional(),
    /** In any spelling, whole. */
    certificateNo: z.string().trim().min(2).max(60).optional(),
  }),
  output: z.object({ list: z.array(logEntry) }),
  example: { query: { from: 1 } },
})

export const maxRecords = 100

export const integrityRecords = endpoint({
  ...open,
  method: 'POST',
  path: path('records'),
  summary: [
    '公开记录及其最新日志条目',
    'Public records as they stand now, each with its latest entry; unknown ids are left out',
  ],
  body: z.strictObject({ publicIds: z.array(z.string().min(2).max(40)).min(1).max(maxRecords) }),
  output: z.object({
    list: z.array(z.object({ record: publicRecord, entry: logEntry.pick({ id: true, contentHash: true }).nullable() })),
  }),
  example: { body: { publicIds: ['xx'] } },
})
