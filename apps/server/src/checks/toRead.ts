// How much an attempt at a check has to read, and how much of it is left.
import { sql } from 'kysely'
import { allIds, type Ids } from '../access/finding.ts'
import { blockIds, blocksAround, blocksUpTo } from '../access/waypoint/sevenths.ts'
import type { Waypoint } from '../access/waypoint/waypoint.ts'
import type { Db } from '../db/connect.ts'
import { isRead, type FileParts } from '../features/business/file/service.ts'
import type { Beginning } from './beginning.ts'

/** Some reports, and how many they are. */
interface Block extends Ids {
  count: number
}

export interface ToRead {
  /** Blocks of older rows. */
  audit: readonly Ids[]
  log: readonly Ids[]
  /** Those of the log, also where an earlier attempt has read them: tiles have a check of their own. */
  tree: readonly Ids[]
  /** For each check that reads one report after the other. */
  reports: readonly Block[]
  files: FileParts
  /** Rows of the whole check, with those that earlier attempts have read. */
  total: number
  /** So many rows of it were read. */
  less: (name: string, count: number) => void
  /** A chain was read up to this row. */
  reached: (name: 'audit' | 'log', id: number) => void
}

/** The reports of the sevenths, and those that are newer than the waypoint; without one all ids there may be. */
async function reportBlocks(snapshot: Db, { progress, waypoint }: Beginning): Promise<Block[]> {
  const newest = waypoint?.reports ?? allIds.to
  const { rows } = await sql<{ block: number; count: number; fresh: number }>`
    select ceil(id::numeric / ${blockIds})::bigint - 1 as block, count(*)::int as count,
      count(*) filter (where id > ${newest})::int as fresh
    from report group by 1 order by 1`.execute(snapshot)
  const counts = new Map(rows.map(({ block, count }) => [(block + 1) * blockIds, count]))
  const due = blocksAround(
    rows.map(({ block }) => block),
    progress.parts,
  )
  const blocks = [...due].map((ids) => ({ ...ids, count: counts.get(ids.to) ?? 0 }))
  const after = waypoint ? newest : (blocks.at(-1)?.to ?? allIds.after)
  return [...blocks, { after, to: allIds.to, count: rows.reduce((sum, { fresh }) => sum + fresh, 0) }]
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

/** The ends of both chains, and how many files are read. */
async function ends(snapshot: Db, files: FileParts) {
  const { rows } = await sql<{ audit: number; log: number; files: number }>`
    select coalesce((select last_id from audit_head), 0) as audit, coalesce((select last_id from integrity_head), 0) as log,
      (select count(*)::int from stored_file where ${isRead(files)}) as files`.execute(snapshot)
  return rows[0] ?? { audit: 0, log: 0, files: 0 }
}

interface Told {
  ofReports: readonly string[]
  far: (done: number, total: number) => void
}

export async function toRead(snapshot: Db, begun: Beginning, { ofReports, far }: Told): Promise<ToRead> {
  const { progress, waypoint } = begun
  const { parts, after, done } = progress
  const older = (of: Waypoint | undefined, chain: 'audit' | 'log') =>
    of ? [...blocksUpTo(of[chain].id, parts)].filter(({ to }) => to > Number(after[chain] ?? 0)) : []
  const [audit, log] = [older(waypoint, 'audit'), older(waypoint, 'log')]
  const files: FileParts = {
    ...(waypoint && { only: { parts, since: waypoint.begunAt } }),
    ...(after['files'] !== undefined && { after: String(after['files']) }),
  }
  const end = await ends(snapshot, files)
  const reports = await reportBlocks(snapshot, begun)
  const reportsLeft = (name: string) =>
    done.includes(name)
      ? 0
      : sum(reports.filter(({ to }) => to > Number(after[name] ?? allIds.after)).map(({ count }) => count))
  const from = (chain: 'audit' | 'log') => (progress[chain] ?? waypoint?.[chain])?.id ?? 0
  /** What is left of each; of the chains the older rows and the newer ones apart. */
  const left = new Map<string, number>([
    ['audit', sum(audit.map((ids) => ids.to - ids.after))],
    ['log', sum(log.map((ids) => ids.to - ids.after))],
    ['audit newer', end.audit - from('audit')],
    ['log newer', end.log - from('log')],
    ['files', done.includes('files') ? 0 : end.files],
    ...ofReports.map((name): [string, number] => [name, reportsLeft(name)]),
  ])
  const total = Math.max(progress.total, sum(left.values()))
  const leave = (name: string, count: number) => {
    left.set(name, Math.max(0, count))
    far(total - sum(left.values()), total)
  }
  return {
    audit,
    log,
    tree: waypoint ? [...blocksUpTo(waypoint.log.id, parts)] : [],
    reports,
    files,
    total,
    less: (name, count) => leave(name, (left.get(name) ?? 0) - count),
    reached: (chain, id) => leave(`${chain} newer`, end[chain] - id),
  }
}
