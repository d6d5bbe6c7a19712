// The facts that the rules of data quality need, read for many reports at once: their contents, and the standing of cited certificates.
import { unlistedSource } from '@register/contract/business/category/lists'
import type { HeldCode } from '@register/contract/rules/numbers/heldCodes'
import { sql, type RawBuilder } from 'kysely'
import { configured } from '../../../../access/configured.ts'
import type { Db } from '../../../../db/connect.ts'
import { codesOf } from '../../body/service.ts'
import { citedOf, type CitedByKey } from '../cited/cited.ts'
import type { ReportRecord } from '../content/content.ts'
import { statusOf } from '../content/row.ts'

const said = [
  'report.id',
  'report.body_id',
  'report.category_code',
  'report.sub_form',
  'report.origin',
  'report.certificate_no',
  'report.probable_no',
  'report.non_standard',
  'report.issue_date',
  'report.as_printed',
  'report.number_note',
  'report.confirmed_grounds',
  'report.manufacturer_name',
  'report.manufacturer_credit_code',
  'report.parameters',
  'report.coverage',
  'report.components',
] as const
type Said = (typeof said)[number] extends `report.${infer Name}` ? Name & keyof ReportRecord : never

export type Facts = Pick<ReportRecord, Said> & {
  unlisted: boolean
  /** Of the body that registers it. */
  codes: HeldCode[]
  bare: boolean
  /** The first day of the register; empty where it has none. */
  firstDay: string
  /** Only for a certificate that is valid itself: the citations of an old one are history. */
  cited: CitedByKey
}

/** Reports that can still be revised: drafts are still being written, and a revoked certificate stays as it is. */
export const isInspected = sql<boolean>`report.status in ('published', 'suspended')`

const unlisted = sql<boolean>`coalesce(
  (select category.source = ${unlistedSource} from category where category.code = report.category_code), true)`

/** The object must be the one that `objectOf` gives for files. */
const bare = sql<boolean>`not exists (
  select 1 from stored_file where stored_file.bound_to = 'report:' || report.id and stored_file.kind = 'certificate')`

const cited = sql<CitedByKey>`case when ${statusOf} = 'published' then ${citedOf} else '{}'::jsonb end`

/** The reports that `which` matches, by id. */
export async function factsOf(db: Db, which: RawBuilder<boolean>, limit: number): Promise<Facts[]> {
  const { firstDay } = await configured(db)
  const rows = await db
    .selectFrom('report')
    .select(said)
    .select([unlisted.as('unlisted'), codesOf('report.body_id').as('codes'), bare.as('bare'), cited.as('cited')])
    .where(isInspected)
    .where(which)
    .orderBy('report.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, firstDay }))
}
