// Tests all six data scopes with lists and reads by id: a row that a scope does not reach is never answered, whether the scope is the role's or a permission's own.
import { listApplications, readApplication } from '@register/contract/business/codeApply/codeApply'
import { readReport, queryList } from '@register/contract/business/report/report'
import { listNotices, readNotice } from '@register/contract/system/notice'
import { listHolders } from '@register/contract/system/role/people'
import { readRoleRights } from '@register/contract/system/role/rights'
import { listRoles, readRole } from '@register/contract/system/role/role'
import { describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { publishedReport } from './make.ts'

const app = await testApp()
const one = async (statement: string): Promise<number> =>
  Number((await app.owner.query<{ id: string }>(statement)).rows[0]?.id)

const bodies = {
  own: await one("SELECT id FROM dept WHERE body_code = '901'"),
  neighbour: await one("SELECT id FROM dept WHERE body_code = '902'"),
  far: await one("SELECT id FROM dept WHERE body_code = '903'"),
}
const child = await one(
  `INSERT INTO dept (parent_id, path, name_zh, name_en) VALUES (${bodies.own}, '{}', '分部', 'Branch') RETURNING id`,
)
await app.owner.query(`UPDATE dept SET path = ARRAY[${bodies.own}, ${child}] WHERE id = ${child}`)
const company = '91900000MA00000X0X'
const person = (name: string, dept: number, more = 'NULL, NULL') =>
  one(`INSERT INTO app_user (username, username_key, nickname, dept_id, password_hash, password_algorithm, credit_code, created_by)
    VALUES ('${name}', '${name}', '${name}', ${dept}, '', '', ${more}) RETURNING id`)
const probe = await person('probe', bodies.own, `'${company}', NULL`)

/** The owners of a row: its department, its creator, its company. */
const places = {
  own: { dept: bodies.own },
  below: { dept: child },
  beside: { dept: bodies.neighbour },
  mine: { dept: bodies.neighbour, by: probe },
  ours: { dept: bodies.far, company },
  far: { dept: bodies.far },
} as const satisfies Record<string, { dept: number; by?: number; company?: string }>
type Place = keyof typeof places
const names = Object.keys(places) as Place[]

/** Assigns existing rows to the places, one each; returns their ids. */
async function placed(table: string, ids: readonly number[], columns: { dept: string; company?: string }) {
  const rows = new Map<number, Place>()
  for (const [at, name] of names.entries()) {
    const place: { dept: number; by?: number; company?: string } = places[name]
    const id = ids[at] ?? 0
    await app.owner.query(
      `UPDATE ${table} SET ${columns.dept} = ${place.dept}, created_by = ${place.by ?? 1} WHERE id = ${id}`,
    )
    if (columns.company)
      await app.owner.query(
        `UPDATE ${table} SET ${columns.company} = '${place.company ?? '91900000MA00000A0A'}' WHERE id = ${id}`,
      )
    rows.set(id, name)
  }
  return rows
}

const made = []
for (const name of names) made.push({ name, report: await publishedReport(app) })
const reports = await placed(
  'report',
  made.map(({ report }) => report.id),
  { dept: 'body_id', company: 'manufacturer_credit_code' },
)
await app.owner.query("UPDATE report SET applicant_credit_code = ''")
const applicationIds = (await app.owner.query<{ id: string }>('SELECT id FROM code_application ORDER BY id')).rows.map(
  ({ id }) => Number(id),
)
const applications = await placed('code_application', applicationIds, { dept: 'body_id' })
const noticeIds = []
for (const name of names)
  noticeIds.push(
    await one(
      `INSERT INTO announcement (title, type, status, content, created_by, updated_by) VALUES ('${name}', 'notice', 'draft', '', 1, 1) RETURNING id`,
    ),
  )
const notices = await placed('announcement', noticeIds, { dept: 'dept_id' })
const roleIds = []
for (const name of names)
  roleIds.push(
    await one(`INSERT INTO role (key, name_zh, name_en) VALUES ('at-${name}', '${name}', '${name} role') RETURNING id`),
  )
const roles = await placed('role', roleIds, { dept: 'dept_id' })
const userIds = []
for (const name of names) userIds.push(await person(`at-${name}`, bodies.own))
const people = await placed('app_user', userIds, { dept: 'dept_id', company: 'credit_code' })

const asked = [queryList, readReport, listApplications, readApplication, listNotices, readNotice, listRoles, readRole]
const probing = await one("INSERT INTO role (key, name_zh, name_en) VALUES ('probing', '探查', 'Probing') RETURNING id")
await app.owner.query(`INSERT INTO user_role VALUES (${probe}, ${probing})`)
for (const may of new Set(asked.map(({ access }) => access.may)))
  await app.owner.query(`INSERT INTO role_grant (role_id, permission) VALUES (${probing}, '${may}')`)
const held = roleIds[0] ?? 0
for (const id of userIds) await app.owner.query(`INSERT INTO user_role VALUES (${id}, ${held})`)
const caller = await app.as('probe')

const ids = (answer: { list: readonly { id: number }[] }): number[] => answer.list.map(({ id }) => id)
const page = { pageSize: 100 }
const lists = {
  reports: {
    rows: reports,
    list: async () => ids(await caller(queryList, { body: page })),
    open: (id: number) => caller.raw(readReport, { body: { id } }),
  },
  applications: {
    rows: applications,
    list: async () => ids(await caller(listApplications, { body: page })),
    open: (id: number) => caller.raw(readApplication, { body: { id } }),
  },
  announcements: {
    rows: notices,
    list: async () => ids(await caller(listNotices, { query: page })),
    open: (id: number) => caller.raw(readNotice, { params: { id } }),
  },
  roles: {
    rows: roles,
    list: async () => ids(await caller(listRoles, { query: page })),
    open: (id: number) => caller.raw(readRole, { params: { id } }),
  },
  'rights of roles': {
    rows: roles,
    list: async () => ids(await caller(listRoles, { query: page })),
    open: (id: number) => caller.raw(readRoleRights, { params: { id } }),
  },
} as const

const hasCompany: readonly string[] = ['reports']
const table = [
  ['all', '{}', names],
  ['chosen', `{${bodies.neighbour}}`, ['beside', 'mine']],
  ['chosen', '{}', []],
  ['own', '{}', ['own']],
  ['ownBelow', '{}', ['own', 'below']],
  ['self', '{}', ['mine']],
  ['company', '{}', ['ours']],
] as const satisfies readonly (readonly [string, string, readonly Place[]])[]

describe.each(table)('scope %s %s', (scope, depts, reached) => {
  test.each(['of the role', 'of each permission alone'])('%s', async (whose) => {
    const isRole = whose === 'of the role'
    await app.owner.query(
      `UPDATE role SET scope = $1, dept_ids = $2 WHERE id = ${probing}`,
      isRole ? [scope, depts] : ['self', '{}'],
    )
    await app.owner.query(
      `UPDATE role_grant SET scope = $1, dept_ids = $2 WHERE role_id = ${probing}`,
      isRole ? [null, '{}'] : [scope, depts],
    )
    app.app.actors.forget()
    for (const [what, { rows, list, open }] of Object.entries(lists)) {
      const wanted: Place[] = scope === 'company' && !hasCompany.includes(what) ? [] : [...reached]
      const listed = (await list()).flatMap((id) => rows.get(id) ?? [])
      expect(listed.toSorted(), what).toEqual(wanted.toSorted())
      for (const [id, place] of rows) {
        const { statusCode } = await open(id)
        expect(statusCode, `${what} ${place}`).toBe(wanted.includes(place) ? 200 : 404)
      }
    }
    const someRole = (await caller(listRoles, { query: page })).list.some(({ id }) => id === held)
    if (!someRole) return
    const holders = (await caller(listHolders, { query: { roleId: held, pageSize: 100 } })).list
    const found = holders.flatMap(({ id }) => people.get(id) ?? [])
    expect(found.toSorted(), 'people').toEqual([...reached].toSorted())
  })
})
