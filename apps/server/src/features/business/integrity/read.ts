// Reading the public parts of the log: head, key, entries, records.
import { sql } from 'kysely'
import type { integrityEntries, LogHead, LogKey, PublicEntry } from '@register/contract/business/integrity/log'
import type { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { maxRecords } from '@register/contract/business/integrity/records'
import type { Input, Output } from '@register/contract/endpoint'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import type { Ctx } from '../../../access/ctx.ts'
import { asEntry } from './log/chain.ts'
import { recordsWhere } from './log/record.ts'
import { formerLogs } from './tree/former.ts'
import { verifierKeyOf, witnessesOf } from './tree/serve.ts'

export async function readHead(ctx: Ctx): Promise<LogHead> {
  const head = await ctx.db.selectFrom('integrity_head').selectAll().executeTakeFirstOrThrow()
  return {
    lastId: head.last_id,
    lastHash: head.last_hash,
    signedAt: head.signed_at,
    algorithm: head.algorithm,
    keyId: head.key_id,
    signature: head.signature,
  }
}

export async function readKey(ctx: Ctx): Promise<LogKey> {
  const {
    db,
    secrets: { log },
  } = ctx
  const changes = await db.selectFrom('key_change').select(['from_key_id', 'at']).orderBy('id', 'desc').execute()
  return {
    keyId: log.keyId,
    algorithm: log.algorithm,
    publicKey: log.publicKey,
    fingerprint: log.fingerprint,
    verifierKey: await verifierKeyOf(ctx),
    witnesses: await witnessesOf(ctx),
    former: changes.map((change) => ({ keyId: change.from_key_id, until: change.at })),
    formerLogs: await formerLogs(db),
  }
}

type Question = Input<typeof integrityEntries>['query']

/** Entries from `from` on, oldest first. An unknown number or id gives an empty list. */
export async function readEntries(ctx: Ctx, question: Question): Promise<Output<typeof integrityEntries>> {
  const { from, size, publicId, certificateNo } = question
  const of = (column: 'public_id' | 'certificate_key', value: string) =>
    sql<boolean>`report_id = (select id from report where ${sql.ref(column)} = ${value})`
  const rows = await ctx.db
    .selectFrom('integrity_entry')
    .selectAll()
    .where('id', '>=', from)
    .$if(publicId !== undefined, (query) => query.where(of('public_id', publicId ?? '')))
    .$if(certificateNo !== undefined, (query) => query.where(of('certificate_key', numberKey(certificateNo ?? ''))))
    .orderBy('id')
    .limit(size)
    .execute()
  return { list: rows.map(asEntry) }
}

export async function readRecords(ctx: Ctx, publicIds: readonly string[]): Promise<Output<typeof integrityRecords>> {
  const found = await recordsWhere(
    ctx.db,
    sql<boolean>`report.public_id = any(${publicIds}::text[]) and report.status <> 'draft'`,
    maxRecords,
  )
  return { list: found.map(({ record, entry }) => ({ record, entry })) }
}

interface Entry {
  id: number
  at: string
  kind: string
  hash: string
}

/** The entries of a report, oldest first, for queries whose report table is named `report`: read with the report in one statement. */
export const entries = sql<Entry[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'at', at, 'kind', kind, 'hash', hash) order by id), '[]'::json)
  from integrity_entry where report_id = report.id)`

/** The entries in the form of the public answer. */
export const asPublicEntries = (rows: readonly Entry[]): PublicEntry[] =>
  rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), kind: row.kind as PublicEntry['kind'] }))
