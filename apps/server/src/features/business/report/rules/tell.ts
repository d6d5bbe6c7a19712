// Messages about an end by rule: one for each person, with the number of their certificates. People of a body first, then of companies, then followers.
import { sql, type RawBuilder } from 'kysely'
import * as endpoints from '@register/contract/business/report/report'
import type { Db } from '../../../../db/connect.ts'
import { isOwnDept, notifyFromSystem, type FactKind } from '../../../system/message/service.ts'
import type { Acting } from '../store.ts'
import type { RuleRow } from './matching.ts'

interface Told {
  kind: Extract<FactKind, 'ruleEnded' | 'ruleEndAnnounced' | 'ruleEndReversed'>
  ids: readonly number[]
}

type Counted = { id: number; count: number }

const counted = async (db: Db, query: RawBuilder<Counted>): Promise<Counted[]> => (await query.execute(db)).rows

const held = (permission: string, reach: RawBuilder<unknown>) => sql`exists (
  select 1 from user_role ur join role_reach g on g.role_id = ur.role_id
  where ur.user_id = u.id and g.permission = ${permission} and ${reach})`

/** Writers and managers of the bodies, as `holdersAt` finds them for one body. */
const ofBodies = (db: Db, ids: readonly number[]) =>
  counted(
    db,
    sql`
    with reached as (select body_id, count(*)::int as count from report where id = any(${[...ids]}::bigint[]) group by 1)
    select u.id, sum(reached.count)::int as count
    from reached join dept d on d.id = reached.body_id join app_user u on (u.dept_id = any(d.path) or ${isOwnDept}) and u.status = 'active'
    where ${sql.join(
      [endpoints.updateReport.access.may, endpoints.publishReport.access.may].map((permission) =>
        held(
          permission,
          sql`(g.scope in ('all', 'ownBelow') or g.scope = 'own' and ${isOwnDept} or g.scope = 'chosen' and d.id = any(g.dept_ids))`,
        ),
      ),
      sql` or `,
    )}
    group by u.id order by u.id`,
  )

/** People of the companies on the certificates. */
const ofCompanies = (db: Db, ids: readonly number[]) =>
  counted(
    db,
    sql`
    select u.id, count(distinct report.id)::int as count from report
    join app_user u on u.status = 'active' and u.credit_code in (report.manufacturer_credit_code, report.applicant_credit_code)
    where report.id = any(${[...ids]}::bigint[]) and ${held(endpoints.readReport.access.may, sql`g.scope in ('all', 'company')`)}
    group by u.id order by u.id`,
  )

/** Followers of the certificates and of their manufacturers, as `followersOf` finds them for one. */
const followers = (db: Db, ids: readonly number[]) =>
  counted(
    db,
    sql`
    with of as (select * from report where id = any(${[...ids]}::bigint[])),
    met as (
      select f.user_id, of.id from of join follow f on f.report_id = of.id
      union select f.user_id, of.id from of join follow f on f.credit_code = of.manufacturer_credit_code
      union select f.user_id, of.id from of join follow f on f.report_id is null and f.credit_code is null
        and (f.maker_name = of.manufacturer_name or f.maker_name = any(of.former_names)))
    select u.id, count(*)::int as count from met join app_user u on u.id = met.user_id and u.status = 'active'
    group by u.id order by u.id`,
  )

/** Call it in the transaction of the act. The person who acts gets none. */
export async function tellOf({ db, actor }: Acting, rule: RuleRow, { kind, ids }: Told): Promise<void> {
  if (ids.length === 0) return
  const told = new Set([actor.id])
  for (const find of [ofBodies, ofCompanies, followers]) {
    const people = (await find(db, ids)).filter(({ id }) => !told.has(id))
    const byCount = new Map<number, number[]>()
    for (const { id, count } of people) {
      told.add(id)
      byCount.set(count, [...(byCount.get(count) ?? []), id])
    }
    for (const [count, to] of byCount)
      await notifyFromSystem(
        { db },
        {
          kind,
          to,
          object: `ruleEnd:${rule.id}`,
          about: {
            title: rule.title,
            date: rule.effective_on,
            zh: rule.sentence_zh,
            en: rule.sentence_en,
            count,
          },
        },
      )
  }
}
