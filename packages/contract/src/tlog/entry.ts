// An entry of the public log as the text that is hashed: the canonical JSON of nine values (docs/log.md#format).
import { canonical } from '../canonical.ts'
import { wholeNumber } from './text.ts'

export interface EntryValues {
  /** The layout of the record, and how it is hashed. */
  algorithm: string
  /** The hash of the entry before, in hex. */
  before: string
  /** Counted from 1. */
  id: number
  at: string
  kind: string
  publicId: string
  certificateNo: string
  version: number
  /** The hash of the record, in hex. */
  contentHash: string
}

/** Layouts of records that are known; what another one means cannot be said. */
const known = /^record[1-8]-sha256$/
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

export const textOfEntry = (entry: EntryValues): string =>
  canonical([
    entry.algorithm,
    entry.before,
    entry.id,
    entry.at,
    entry.kind,
    entry.publicId,
    entry.certificateNo,
    entry.version,
    entry.contentHash,
  ])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined for every text but the one spelling of an entry whose layout is known. */
export function readEntry(text: string): EntryValues | undefined {
  const values = parsed(text)
  if (!Array.isArray(values) || values.length !== 9) return undefined
  const texts = values.map((value: unknown) => (typeof value === 'string' ? value : ''))
  const [algorithm = '', before = '', , at = '', kind = '', publicId = '', certificateNo = '', , contentHash = ''] =
    texts
  const [id, version] = [wholeNumber(String(values[2])), wholeNumber(String(values[7]))]
  if (!known.test(algorithm) || !isHash(before) || !isHash(contentHash) || !id || version === undefined)
    return undefined
  const entry = { algorithm, before, id, at, kind, publicId, certificateNo, version, contentHash }
  return textOfEntry(entry) === text ? entry : undefined
}
