// The standing of the certificates that a record names for its parts: found by their numbers in the statement that reads the record, never cached.
import { sql, type RawBuilder } from 'kysely'
import type { Cited } from '@register/contract/business/report/part/cited'
import { piecesOf } from '@register/contract/business/report/part/inCell'
import type { Db } from '../../../../db/connect.ts'
import { statusIn, today } from '../content/row.ts'

/** By the keys of their numbers. */
export type CitedByKey = Readonly<Record<string, Cited>>

const one = sql`one`
const standing = statusIn(one)

/** The certificate `one` as readers get it. A unique index gives a number to one certificate alone; queries leave drafts out. */
const citedJson = sql<Cited>`jsonb_build_object(
  'publicId', one.public_id, 'certificateNo', one.certificate_no, 'status', ${standing}, 'validTo', one.valid_to,
  'since', case ${standing} when 'published' then null when 'unconfirmed' then null when 'expired' then one.valid_to
    when 'superseded' then one.replaced_on
    when 'lapsed' then coalesce(one.lapses_on, one.status_since)
    else case when one.coming_on <= ${today} then one.coming_on else one.status_since end end,
  'productName', coalesce(one.product_name, ''), 'model', coalesce(one.model, ''),
  'manufacturerName', coalesce(one.manufacturer_name, ''),
  'formerNames', to_jsonb(one.former_names), 'models', to_jsonb(one.coverage_models))`

const isStated = sql.raw(`? (@.type() == "string" && @ != "")`)

/**
 * The numbers of a report's parts, for queries whose report table has the name `report`: what the database's cited_keys()
 * says of it, without its work for cells that are empty or hold one number and nothing else, as almost all do. For such a
 * cell cell_keys() takes 0.2 ms, as long as the rest of a certificate.
 */
export const citedKeys = sql<string[] | null>`(
  select array_agg(distinct key) from (
    select jsonb_path_query(report.components, '$[*].certificateNo ${isStated}') #>> '{}' as cell
    union all select jsonb_path_query(report.parameters, '$.*[*].certificateNo ${isStated}') #>> '{}') cells,
  lateral unnest(case when cell ~ '^(?!NO)[0-9A-Z]+$' then array[cell]
    when cell ~ '^TSX [0-9A-HJKMNP-Z]{4} [0-9]{3,5} (?:19|20)[0-9]{2} [0-9]{4}$' then array[replace(cell, ' ', '')]
    else cell_keys(cell) end) key)`

/** A reading stands for its certificate only where no other certificate has it, as number or as reading. */
const isOnlyReading = sql<boolean>`not exists (select from report other where other.certificate_key = one.probable_key and other.status <> 'draft')
  and not exists (select from report other where other.probable_key = one.probable_key and other.id <> one.id and other.status <> 'draft')`

/** The certificates with these numbers, each under the number by which it was found: its own, or the reading of a misprinted one. */
const foundBy = (keys: RawBuilder<string[] | null>, more = sql``) => sql`
  select one.certificate_key as key, ${citedJson} as cited ${more} from report one
  where one.certificate_key = any(${keys}) and one.status <> 'draft'
  union all
  select one.probable_key, ${citedJson} ${more} from report one
  where one.probable_key = any(${keys}) and one.status <> 'draft' and ${isOnlyReading}`

/** The certificates that `report` names for its parts. The offset keeps the planner from reading the numbers out of the record twice. */
export const citedOf = sql<CitedByKey>`(
  select coalesce(jsonb_object_agg(found.key, found.cited), '{}'::jsonb)
  from (select ${citedKeys} as keys offset 0) named, lateral (${foundBy(sql`named.keys`)}) found)`

/** The certificates that one cell names. */
export const citedIn = (cell: RawBuilder<unknown>) => sql<CitedByKey>`(
  select coalesce(jsonb_object_agg(found.key, found.cited), '{}'::jsonb)
  from (select cell_keys(${cell}) as keys) named, lateral (${foundBy(sql`named.keys`)}) found)`

/** A value that changes with the data about the certificates with these numbers: the transactions that last wrote them, and their standing today. */
export const citedMark = (keys: RawBuilder<string[]>) => sql`(
  select json_agg(json_build_array(one.id, one.xmin, ${standing}) order by one.id)
  from report one where (one.certificate_key = any(${keys}) or one.probable_key = any(${keys})) and one.status <> 'draft')`

/** The cited certificates of one report by its id. */
export async function citedBy(db: Db, id: number): Promise<CitedByKey> {
  const row = await db.selectFrom('report').select(citedOf.as('cited')).where('id', '=', id).executeTakeFirstOrThrow()
  return row.cited
}

/** The certificates with these numbers, with further columns that a query adds. */
export async function findByKeys<T>(db: Db, keys: readonly string[], more: RawBuilder<T>) {
  const { rows } = await sql<{
    key: string
    cited: Cited
    more: T
  }>`${foundBy(sql`${keys}::text[]`, sql`, ${more} as more`)}`.execute(db)
  return rows
}

/** A piece of a cell with the certificate that has it as its number, in any spelling; a number that only looks alike does not match. */
export interface CitingPiece {
  text: string
  cited: Cited | null
}

/** The pieces of a cell: its numbers and the text between them. */
export const piecesIn = (byKey: CitedByKey, cell: string | null | undefined): CitingPiece[] =>
  piecesOf(cell ?? '').map(({ text, key }) => ({
    text,
    cited: key !== undefined && Object.hasOwn(byKey, key) ? (byKey[key] ?? null) : null,
  }))
