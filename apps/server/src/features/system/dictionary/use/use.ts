// Which records use a value of a dictionary that the product reads: while they do, it can be neither deleted nor changed.
import { sql } from 'kysely'
import { testBasisType } from '@register/contract/system/dictionary/read'
import type { Phrase } from '@register/contract/phrase'
import type { Use } from '../../../../records/inUse.ts'

/** The largest number of users of a value that a refusal counts. */
const counted = 1_000

/** The screens that read a dictionary, by the names that a refusal shows. */
export const readers: Readonly<Record<string, Phrase>> = {
  [testBasisType]: ['报告与编码申请的“试验依据”', '"Test basis" of reports and applications'],
}

const uses: Readonly<Record<string, (value: string) => readonly Use[]>> = {
  [testBasisType]: (value) => [
    {
      who: ['份报告', 'Reports'],
      names: ({ db }) =>
        db
          .selectFrom(
            db
              .selectFrom('report')
              .where(sql<boolean>`test_basis @> ${[value]}::text[]`)
              .select(sql<string>`coalesce(certificate_no, report_no, product_name, '—')`.as('name'))
              .limit(counted)
              .as('used'),
          )
          .select('used.name'),
    },
    {
      who: ['个编码申请', 'Code applications'],
      names: ({ db }) =>
        db
          .selectFrom('code_application')
          .where(sql<boolean>`test_basis @> ${[value]}::text[]`)
          .select('application_no as name'),
    },
  ],
}

/** The users of a dictionary value; none for a dictionary that the product does not read. */
export const usesOf = (type: string, value: string): readonly Use[] => uses[type]?.(value) ?? []
