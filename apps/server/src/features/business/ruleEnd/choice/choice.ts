// The records that an act would reach: by conditions, or by pasted numbers, each of which is read as the public check reads it.
import { reportKeys } from '@register/contract/rules/numbers/reportNumbers'
import { fold } from '@register/contract/fold'
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { ChosenRecords, RuleEndGroup } from '@register/contract/business/ruleEnd/shape'
import { badField } from '@register/contract/errors'
import type { Db } from '../../../../db/connect.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import { allCategories } from '../../category/service.ts'
import { meantBy, readingsOf } from '../../publicReport/service.ts'
import { canLapse, isOfKind, issueUnknown, isPublic, meets } from '../../report/service.ts'

/** A pasted number, and the record that it means. */
interface AskedNumber {
  asked: string
  id: number | null
  /** Set where the number has no record, or more than one. */
  without?: 'notFound' | 'several'
}

export interface Choice {
  /** The records that are meant, whatever they are today. */
  where: RawBuilder<boolean>
  /** Records of the kind without a day of issue. */
  undated: RawBuilder<boolean>
  numbers: readonly AskedNumber[]
  /** What is stored of the rule; one of these numbers that is entered later is ended as well. */
  stored: {
    way: ChosenRecords['way']
    categories: string[]
    issued_from: string | null
    issued_to: string | null
    certificate: string
    numbers: string[]
    keys: string[]
  }
}

const none = sql<boolean>`false`

async function byNumbers(db: Db, chosen: ChosenRecords): Promise<Choice> {
  const numbers = [...new Set(chosen.numbers)]
  const readings = new Map(numbers.map((number) => [number, readingsOf(number)]))
  const keys = [...new Set([...readings.values()].flat())]
  const rows = await db
    .selectFrom('report')
    .select(['id', 'certificate_key', 'report_nos'])
    .where(isPublic)
    .where(
      sql<boolean>`(report.certificate_key = any(${keys}::text[]) or report_keys(report.report_nos) && ${keys}::text[])`,
    )
    .execute()
  const byKey = new Map<string, typeof rows>()
  for (const row of rows)
    for (const key of new Set([row.certificate_key, ...reportKeys(row.report_nos)]))
      if (key) byKey.set(key, [...(byKey.get(key) ?? []), row])
  const held = new Set<string>()
  const asked = numbers.map((number): AskedNumber => {
    const ways = readings.get(number) ?? []
    const found = meantBy(
      ways.flatMap((key) => byKey.get(key) ?? []),
      ways,
    )
    if (found === 'several') return { asked: number, id: null, without: 'several' }
    const own = found && (found.certificate_key === null ? found.report_nos.map(fold) : [found.certificate_key])
    for (const key of own ?? ways) held.add(key)
    return found ? { asked: number, id: found.id } : { asked: number, id: null, without: 'notFound' }
  })
  const ids = asked.flatMap(({ id }) => id ?? [])
  return {
    where: sql<boolean>`report.id = any(${ids}::bigint[])`,
    undated: none,
    numbers: asked,
    stored: {
      way: 'numbers',
      categories: [],
      issued_from: null,
      issued_to: null,
      certificate: 'either',
      numbers,
      // A number that several records have ends none of them, now or later; one without readable characters means nothing.
      keys: held.size > 0 ? [...held] : [''],
    },
  }
}

/** Refuses a category that the catalogue does not have. */
export async function choose(ctx: Pick<Ctx, 'db'> & Ctx, chosen: ChosenRecords): Promise<Choice> {
  if (chosen.way === 'numbers') return byNumbers(ctx.db, chosen)
  const known = await allCategories(ctx)
  const strange = chosen.categories.find((code) => !known.has(code))
  if (strange !== undefined)
    throw badField('chosen.categories', [`设备目录中没有 ${strange}`, `Categories: the catalogue has no ${strange}`])
  const stored = {
    way: 'conditions' as const,
    categories: chosen.categories,
    issued_from: chosen.issuedFrom ?? null,
    issued_to: chosen.issuedTo ?? null,
    certificate: chosen.certificate,
    numbers: [],
    keys: [],
  }
  return {
    where: meets(stored),
    undated: sql<boolean>`(${isOfKind(stored)} and ${issueUnknown(stored)})`,
    numbers: [],
    stored,
  }
}

/** What becomes of a record that is meant. `day`: of effect. */
export const groupOf = (day: string) =>
  sql<RuleEndGroup>`case when not ${canLapse(day)} then 'already' when report.coming_on is not null then 'announced' else 'ready' end`

/** Of the records that will be ended, by their ids in order. */
export const digestOf = (ids: readonly number[]): string => createHash('sha256').update(ids.join(',')).digest('hex')

/** The ids of the records that will be ended, in order. `lock`: held until the act is done. */
export async function reachedBy(db: Db, { where }: Choice, day: string, lock?: 'for update'): Promise<number[]> {
  const rows = await db
    .selectFrom('report')
    .select('report.id')
    .where(where)
    .where(canLapse(day))
    .orderBy('report.id')
    .$if(lock !== undefined, (query) => query.forUpdate('report'))
    .execute()
  return rows.map(({ id }) => id)
}
