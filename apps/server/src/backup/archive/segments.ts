// The segments of the log of writes in an archive: their names, how far they go, and whether one between the first and the last is missing.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { guardIn, type Guard } from '../../access/logGuard/guard.ts'
import { readKept } from '../../config/kept.ts'

/** Bytes of a piece: PostgreSQL's own size, which the embedded database is made with. */
const pieceBytes = 16 * 1024 * 1024
const perLog = 0x1_0000_0000 / pieceBytes

/** The number of the piece that has this place of the log, such as 16/B374D848. */
export function pieceAt(lsn: string): number {
  const [high = '', low = ''] = lsn.split('/')
  return Number.parseInt(high, 16) * perLog + Math.floor(Number.parseInt(low, 16) / pieceBytes)
}

interface Piece {
  timeline: number
  number: number
}

export function pieceOf(name: string): Piece | undefined {
  const [, timeline, log, piece] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(?:\.gz)?$/.exec(name) ?? []
  if (!timeline || !log || !piece) return undefined
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(log, 16) * perLog + Number.parseInt(piece, 16),
  }
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')
export const nameOfPiece = ({ timeline, number }: Piece): string =>
  `${hex(timeline)}${hex(Math.floor(number / perLog))}${hex(number % perLog)}`

export const walFolder = (archive: string): string => join(archive, 'wal')

export interface Archived {
  /** Pieces of the timeline, in order. */
  numbers: readonly number[]
  /** When the last of them was written; undefined for none. */
  lastAt: Date | undefined
}

/** Throws where the folder cannot be read: an archive that is away is not an empty one. */
export async function archived(archive: string, timeline: number, from = 0): Promise<Archived> {
  const folder = walFolder(archive)
  const numbers = (await readdir(folder))
    .map((name) => (name.endsWith('.gz') ? pieceOf(name) : undefined))
    .filter((piece) => piece !== undefined && piece.timeline === timeline && piece.number >= from)
    .map((piece) => piece?.number ?? 0)
    .toSorted((a, b) => a - b)
  const last = numbers.at(-1)
  const lastAt =
    last === undefined ? undefined : (await stat(join(folder, `${nameOfPiece({ timeline, number: last })}.gz`))).mtime
  return { numbers, lastAt }
}

export interface Gap {
  first: number
  last: number
}

/** Pieces that are missing from `start` to the last one there is. */
export function gapsIn(numbers: readonly number[], start: number): Gap[] {
  const gaps: Gap[] = []
  let next = start
  for (const number of numbers) {
    if (number < next) continue
    if (number > next) gaps.push({ first: next, last: number - 1 })
    next = number + 1
  }
  return gaps
}

/** What the register wrote into its archive of how far it has come. */
export interface LastSeen {
  at: string
  audit: number
  log: Guard
}
export const lastSeenFile = (archive: string): string => join(archive, 'last-seen.json')

/** Throws where it is damaged. */
export async function readLastSeen(archive: string): Promise<LastSeen | undefined> {
  const kept = await readKept(lastSeenFile(archive))
  if (kept === undefined) return undefined
  const { at, audit, log: end } = Object(kept) as Partial<Record<keyof LastSeen, unknown>>
  const log = guardIn(end)
  if (typeof at !== 'string' || typeof audit !== 'number' || !log)
    throw new Error(`${lastSeenFile(archive)} is damaged`)
  return { at, audit, log }
}

/** Where the archive has copies of uploaded files. */
export const archivedFiles = (archive: string): string => join(archive, 'files')
