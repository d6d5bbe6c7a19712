// Collects what the audit records about its own archives: each archive was audited with the hash of its file, and so was each removal.
import type { AuditFindingKind } from '@register/contract/log/findings'
import type { AuditPlace } from './place.ts'
import type { ArchiveRecord, ChainRow } from './rows.ts'

/** The audit verbs of the acts. */
export const archivedAct = 'audit.archived'
export const removedAct = 'audit.removeArchived'
/** A new key took the place of a lost one: rows before this one were hashed with the lost key. */
export const keyReplacedAct = 'register.replaceKey'
/** A new public log began in the place of one that could not go on. */
export const logBegunAct = 'register.beginLog'

export interface ArchivedDetail {
  month: string
  rows: number
  firstId: number
  lastId: number
  sha256: string
  /** True when a scheduled task made the archive, without a person's order. */
  itself?: true
}

export interface RemovedDetail {
  months: readonly string[]
  rows: number
}

const textIn = (detail: unknown, key: string): unknown =>
  typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>)[key] : undefined

/** What the acts say of archives. */
type Known = Pick<AuditPlace, 'archived' | 'removed'>

/** Collects the acts from rows that fit the chain, and compares them with the archives that exist. @param before what rows say that are not read again */
export function archiveActs(before: Known = { archived: {}, removed: [] }) {
  const archived = new Map<string, unknown>(Object.entries(before.archived))
  const removed = new Set<string>(before.removed)
  return {
    known: (): Known => ({ archived: Object.fromEntries(archived), removed: [...removed] }),
    saw({ action, detail, result }: ChainRow): void {
      if (result !== 200) return
      const month = textIn(detail, 'month')
      if (action === archivedAct && typeof month === 'string') archived.set(month, textIn(detail, 'sha256'))
      const months = textIn(detail, 'months')
      if (action === removedAct && Array.isArray(months)) for (const one of months) removed.add(String(one))
    },
    *against(archives: readonly ArchiveRecord[]): Generator<{ kind: AuditFindingKind; month: string }> {
      for (const { month, sha256, isRemoved } of archives) {
        if (!archived.has(month)) yield { kind: 'archive-unaudited', month }
        else if (archived.get(month) !== sha256) yield { kind: 'archive-changed', month }
        if (isRemoved && !removed.has(month)) yield { kind: 'archive-removal', month }
      }
      const known = new Set(archives.map(({ month }) => month))
      for (const month of archived.keys()) if (!known.has(month)) yield { kind: 'archive-missing', month }
    },
  }
}
