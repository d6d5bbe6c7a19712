// Narrows conditions on parts of texts, which have no index: finds the names that contain the part, and the reports whose search text contains it.
import { sql, type RawBuilder } from 'kysely'
import { searchedText } from '@register/contract/text/searchedText'
import type { Db } from '../../../../db/connect.ts'
import type { HeldText } from '../../../../db/asked.ts'
import { gramsOf, holdsAll, isNamed } from '../../../../db/search/grams.ts'

/** More names than this make an index useless. */
const mostNames = 100
/** Enough to narrow the search; more cost more time than they save. */
const mostGrams = 4

/** The distinct names of a column that contain a text, read from name to name through its index. Undefined when there are too many. */
async function namesHolding(db: Db, { on: { ref }, text }: HeldText): Promise<string[] | undefined> {
  const { rows } = await sql<{ name: string }>`
    with recursive names (name) as (
      (select ${ref} from report where ${ref} is not null order by ${ref} limit 1)
      union all
      select (select ${ref} from report where ${ref} > names.name order by ${ref} limit 1) from names where names.name is not null)
    select name from names where ${isNamed(sql`name`, text)} limit ${sql.lit(mostNames + 1)}`.execute(db)
  return rows.length > mostNames ? undefined : rows.map(({ name }) => name)
}

/** The reports whose text contains all of these words; undefined where there are more than `few`, or where no index helps. */
async function reportsHolding(db: Db, texts: readonly string[], few: number): Promise<number[] | undefined> {
  const grams = gramsOf(texts).slice(0, mostGrams)
  if (grams.length === 0) return undefined
  // The values are written into the text: a plan made for any value would read the index for the values that all texts contain.
  const { rows } = await sql<{ id: number }>`
    select report_id as id from report_search
    where search_grams(body_text, issue_date) @> array[${sql.join(grams.map((gram) => sql.lit(gram)))}] and ${holdsAll(sql`body_text`, texts)}
    limit ${sql.lit(few + 1)}`.execute(db)
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}

/** Conditions in addition to the original ones: `named` also narrow a scan of an index, `held` are the ids of at most `few` reports. */
export async function narrowed(
  db: Db,
  texts: readonly HeldText[],
  few: number,
): Promise<{ named: RawBuilder<boolean>[]; held: RawBuilder<boolean>[] }> {
  const named: RawBuilder<boolean>[] = []
  const others: string[] = []
  for (const one of texts) {
    const names = one.on.searched === 'names' ? await namesHolding(db, one) : undefined
    if (names) named.push(sql<boolean>`${one.on.ref} = any(${names})`)
    else others.push(searchedText(one.text))
  }
  const ids = await reportsHolding(db, others, few)
  return { named, held: ids ? [sql<boolean>`report.id = any(${ids})`] : [] }
}
