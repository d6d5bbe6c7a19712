// Counts the reports that match a search among those published within a time; only these are searched.
import { sql } from 'kysely'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import type { SavedQuestion } from '@register/contract/business/savedSearch/savedSearch'
import { badFields } from '@register/contract/errors'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import type { Db } from '../../../../db/connect.ts'
import { conditions } from '../../../../db/list.ts'
import { holdsAll } from '../../../../db/search/grams.ts'
import { isPublic } from '../../report/service.ts'
import { readingsOf, type Reading } from '../keyword/readings.ts'
import { publicPlan } from '../list.ts'

/** Reports that one run examines; where there are more, the latest published. */
const mostLooked = 10_000

const meets = ({ words, only }: Reading) =>
  words
    ? sql<boolean>`exists (select from report_search s where s.report_id = report.id and ${holdsAll(sql`s.body_text`, words)})`
    : (only ?? sql<boolean>`true`)

/** The request as the search reads it. Refuses what the search would refuse, by the names of the fields. */
function asked(question: SavedQuestion) {
  const parsed = frontList.body.safeParse(question, { reportInput: true })
  if (parsed.success) return parsed.data
  throw badFields(fieldErrors(parsed.error.issues, (path) => labelIn(frontList.body, path)))
}

/** Counts reports published after `since` and up to `until`, both instants. Refuses what the public search would refuse. */
export async function countNewer(
  db: Db,
  question: SavedQuestion,
  { since, until }: { since: string; until: string },
): Promise<number> {
  const { keyword, ...request } = asked(question)
  const latest = sql`select id from report where status <> 'draft' and published_at > ${since}::timestamptz
    and published_at <= ${until}::timestamptz order by published_at desc limit ${mostLooked}`
  let rows = db
    .selectFrom('report')
    .select(sql<number>`count(*)`.as('count'))
    .where(isPublic)
    .where(sql<boolean>`report.id = any(array(${latest}))`)
  for (const condition of conditions(publicPlan, request)) rows = rows.where(condition)
  const readings = readingsOf(keyword)
  if (readings.length === 0) return (await rows.executeTakeFirstOrThrow()).count
  // As in the search: the readings are tried in order, until one finds something.
  for (const reading of readings) {
    const { count } = await rows.where(meets(reading)).executeTakeFirstOrThrow()
    if (count > 0) return count
  }
  return 0
}
