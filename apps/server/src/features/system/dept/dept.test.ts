// Departments for administrators: refusals and their texts, paths that move with their children, and what a person may not do with their own body.
import { sql } from 'kysely'
import {
  addDept,
  changeDept,
  deptChanges,
  deptTree,
  listDepts,
  readDept,
  removeDept,
  type Approval,
  type Dept,
} from '@register/contract/system/dept/dept'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [system, manager] = await Promise.all([app.as('system-admin'), app.as('body-manager')])
const own = [listDepts, addDept, changeDept, removeDept].map(({ access }) => access.may)

/** Matches a message that contains this text. */
const saying = (text: string): unknown => expect.stringContaining(text)

/** The approval that a body of these values has. */
function approvalOf(values: object): Approval | '' {
  const { bodyCode = '', categories = [] }: Partial<Dept> = values
  if (bodyCode === '') return ''
  return categories.length > 0 ? 'listed' : 'all'
}

let serial = 0
const written = (more: object = {}) => ({
  parentId: null as number | null,
  nameZh: `检验部 ${++serial}`,
  nameEn: `Inspection ${serial}`,
  sort: 1,
  status: 'active',
  approval: approvalOf(more),
  ...more,
})
const add = (more: object = {}, caller = system): Promise<Dept> => caller(addDept, { body: written(more) })
/** Without its approval, which follows from the other values here. */
const asStored = ({ id, rev, parentId, nameZh, nameEn, sort, status, bodyCode, categories, leader }: Dept) => ({
  id,
  rev,
  parentId,
  nameZh,
  nameEn,
  sort,
  status,
  bodyCode,
  categories,
  leader,
})
async function changed(id: number, more: object) {
  const values = { ...asStored(await system(readDept, { params: { id } })), ...more }
  return { approval: approvalOf(values), ...values }
}
const change = async ({ id }: { id: number }, more: object, caller = system): Promise<Dept> =>
  caller(changeDept, { body: await changed(id, more) })
const refusedChange = async ({ id }: { id: number }, more: object, caller = system) =>
  caller.refused(changeDept, { body: await changed(id, more) })
const removal = ({ id }: { id: number }, caller = system) => caller.refused(removeDept, { params: { id } })
const bodyOf = async (code: string) => {
  const { id } = await app.db.selectFrom('dept').select('id').where('body_code', '=', code).executeTakeFirstOrThrow()
  return system(readDept, { params: { id } })
}
const pathOf = async ({ id }: { id: number }) =>
  (await app.db.selectFrom('dept').select('path').where('id', '=', id).executeTakeFirstOrThrow()).path

beforeAll(async () => {
  // As in a register that lets the managers of bodies maintain their own departments.
  await app.owner.query(
    `INSERT INTO role_grant (role_id, permission) SELECT id, unnest($1::text[]) FROM role WHERE key = 'body-manager'`,
    [own],
  )
})
afterEach(async () => {
  await app.owner.query(
    `UPDATE app_user SET dept_id = (SELECT id FROM dept WHERE body_code = '901') WHERE username = 'expert'`,
  )
})

describe('a department', () => {
  it('is added below another, read back, found and deleted, each with its trace', async () => {
    const top = await add({ leader: '钱文', phone: '0571-88990011', email: 'a@b.cn', remark: '西区' })
    const below = await add({ parentId: top.id, bodyCode: '90577', categories: ['3000', '4110', '3000'] })
    expect(below).toMatchObject({ parentId: top.id, bodyCode: '90577', categories: ['3000', '4110'], users: 0 })
    expect(await pathOf(below)).toEqual([top.id, below.id])
    expect((await system(readDept, { params: { id: top.id } })).leader).toBe('钱文')
    const { list } = await system(listDepts, { query: { keyword: below.nameZh } })
    expect(list.map(({ id }) => id)).toEqual([below.id])
    const tree = await system(deptTree, {})
    expect(tree.find(({ id }) => id === top.id)?.children).toMatchObject([
      { id: below.id, categories: ['3000', '4110'] },
    ])
    await system(removeDept, { params: { id: below.id } })
    expect((await system.refused(readDept, { params: { id: below.id } })).status).toBe(404)
    const { rows } = await app.owner.query<{ action: string }>(
      `SELECT action FROM audit WHERE object = 'dept:${below.id}' ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['dept.add', 'dept.remove'])
  })

  it.each([
    [{ nameZh: ' ' }, 'nameZh', /required/],
    [{ nameEn: 'x'.repeat(121) }, 'nameEn', /at most 120/],
    [{ bodyCode: '90' }, 'bodyCode', /Body code/],
    [{ bodyCode: '901234' }, 'bodyCode', /Body code/],
    [{ bodyCode: 'A01' }, 'bodyCode', /Body code/],
    [{ bodyCode: '98765', categories: ['3110', 'ZZZZ'] }, 'categories', /does not know ZZZZ/],
    [{ categories: ['3110'] }, 'categories', /only a type-testing body/],
    [{ approval: 'all' }, 'approval', /only a type-testing body/],
    [{ bodyCode: '98765', approval: '' }, 'approval', /choose what the body is approved for/],
    [{ bodyCode: '98765', approval: 'listed' }, 'categories', /choose at least one/],
    [{ bodyCode: '98765', approval: 'all', categories: ['3110'] }, 'categories', /so none is listed/],
    [{ bodyCode: '98765', approval: 'some' }, 'approval', /Approved for/],
    [{ phone: 'call me' }, 'phone', /telephone/],
    [{ email: 'nobody' }, 'email', /e-mail/],
    [{ parentId: 999_999 }, 'parentId', /does not exist/],
    [{ status: 'gone' }, 'status', /must be one of/],
  ])('with %o is refused at %s', async (more, field, msg) => {
    const refusal = await system.refused(addDept, { body: written(more) })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(refusal.errors[0]?.msg).toMatch(msg)
  })

  it('has a name that is unique among its siblings, and a code that is unique in the register', async () => {
    const first = await add({ bodyCode: '931' })
    expect(await system.refused(addDept, { body: written({ nameZh: first.nameZh }) })).toMatchObject({
      status: 409,
      errors: [{ field: 'nameZh' }],
    })
    await add({ nameZh: first.nameZh, parentId: first.id })
    expect(await system.refused(addDept, { body: written({ bodyCode: '931' }) })).toMatchObject({
      status: 409,
      errors: [{ field: 'bodyCode', msg: 'Body code "931" is in use already' }],
    })
  })

  it('of one name is added once when two add it at once', async () => {
    const same = written({ bodyCode: '932' })
    const both = await Promise.all([system.raw(addDept, { body: same }), system.raw(addDept, { body: same })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('the history of a department', () => {
  it('says where it stood and what it was approved for, and nothing of its contact', async () => {
    const above = await add({ nameZh: '总院', nameEn: 'Head institute' })
    const dept = await add({ bodyCode: '93101', categories: ['3000'], phone: '0571-88990077', leader: '钱文' })
    const more = { parentId: above.id, categories: ['4000', '3000'], phone: '0571-88990078', email: 'q@b.cn' }
    await change(dept, { ...more, bodyCode: '93102', status: 'stopped' })
    const audited = await system(deptChanges, { params: { id: dept.id } })
    expect(audited.map(({ act, changes }) => [act, changes.map((one) => Object.values(one).join(' | '))])).toEqual([
      [
        'Changed the department',
        [
          'above | Belongs to | — | Head institute',
          'status | Status | Active | Disabled',
          'bodyCode | Body code | 93101 | 93102',
          'categories | Approved categories | 3000 | 3000, 4000',
        ],
      ],
      ['Added the department', []],
    ])
    expect(JSON.stringify(audited)).not.toMatch(/0571|@b\.cn|钱文/)
    expect((await manager.refused(deptChanges, { params: { id: dept.id } })).status).toBe(404)
    expect((await (await app.as('expert')).refused(deptChanges, { params: { id: dept.id } })).status).toBe(403)
  })
})

describe('moving', () => {
  it('carries everything below along', async () => {
    const [a, b] = [await add(), await add()]
    const child = await add({ parentId: a.id })
    const grandchild = await add({ parentId: child.id })
    await change(child, { parentId: b.id })
    expect(await pathOf(child)).toEqual([b.id, child.id])
    expect(await pathOf(grandchild)).toEqual([b.id, child.id, grandchild.id])
    await change(b, { parentId: a.id })
    expect(await pathOf(grandchild)).toEqual([a.id, b.id, child.id, grandchild.id])
    await change(child, { parentId: null })
    expect(await pathOf(grandchild)).toEqual([child.id, grandchild.id])
  })

  it('makes no circle, also when two move at once', async () => {
    const a = await add()
    const b = await add({ parentId: a.id })
    expect(await refusedChange(a, { parentId: a.id })).toMatchObject({ errors: [{ field: 'parentId' }] })
    expect(await refusedChange(a, { parentId: b.id })).toMatchObject({ errors: [{ field: 'parentId' }] })
    const [c, d] = [await add(), await add()]
    const both = await Promise.all([
      system.raw(changeDept, { body: { ...asStored(c), parentId: d.id } }),
      system.raw(changeDept, { body: { ...asStored(d), parentId: c.id } }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const paths = await Promise.all([pathOf(c), pathOf(d)])
    expect(paths.map(({ length }) => length).toSorted()).toEqual([1, 2])
  })

  it('does not give anyone the people and records of another body by moving it below theirs', async () => {
    const [one, other] = [await bodyOf('901'), await bodyOf('903')]
    expect(await refusedChange(other, { parentId: one.id })).toMatchObject({
      status: 400,
      errors: [{ field: 'parentId', msg: saying('would reach this one') }],
    })
  })

  it('puts no body below another, however it is tried', async () => {
    const one = await bodyOf('902')
    const refused = (more: object) => system.refused(addDept, { body: written(more) })
    const inside = { status: 400, errors: [{ field: 'parentId', msg: saying('cannot be placed below another') }] }
    expect(await refused({ parentId: one.id, bodyCode: '90601' })).toMatchObject(inside)
    const office = await add({ parentId: one.id })
    expect(await refused({ parentId: office.id, bodyCode: '90601' })).toMatchObject(inside)
    expect(await refusedChange(office, { bodyCode: '90601' })).toMatchObject(inside)
    const above = await add()
    const body = await add({ parentId: above.id, bodyCode: '90602' })
    expect(await refusedChange(above, { parentId: office.id })).toMatchObject({ status: 400 })
    expect(await refusedChange(above, { bodyCode: '90603' })).toMatchObject({
      errors: [{ field: 'bodyCode', msg: saying('there is one below this department') }],
    })
    // Departments without a code in it can still be moved.
    await change(office, { parentId: one.parentId })
    await system(removeDept, { params: { id: body.id } })
  })

  it('every path of the register is that of its parent and itself', async () => {
    const { rows } = await sql`select 1 from dept d left join dept p on p.id = d.parent_id
      where d.path <> coalesce(p.path, '{}') || d.id`.execute(app.db)
    expect(rows).toEqual([])
  })
})

describe('what is in use', () => {
  it('is not deleted while others stand under it, people belong to it, or numbers bear its code', async () => {
    const top = await add()
    const below = await add({ parentId: top.id })
    expect((await removal(top)).msg).toBe(
      `"${top.nameZh}" is in use and cannot be deleted. Departments below it: 1 (${below.nameEn})`,
    )
    await app.owner.query(`UPDATE app_user SET dept_id = ${below.id} WHERE username = 'expert'`)
    expect((await removal(below)).msg).toContain('Accounts: 1 (专家 沈一)')
    await app.owner.query(`UPDATE role SET scope = 'chosen', dept_ids = '{${below.id}}' WHERE key = 'registered'`)
    expect((await removal(below)).msg).toContain('Data scopes of roles: 1')
    await app.owner.query(`UPDATE role SET scope = 'self', dept_ids = '{}' WHERE key = 'registered'`)
  })

  it('is not stopped while people sign in there or departments below are active', async () => {
    const top = await add()
    const below = await add({ parentId: top.id })
    expect(await refusedChange(top, { status: 'stopped' })).toMatchObject({
      status: 409,
      errors: [{ field: 'status', msg: saying(below.nameEn) }],
    })
    await app.owner.query(`UPDATE app_user SET dept_id = ${below.id} WHERE username = 'expert'`)
    expect((await refusedChange(below, { status: 'stopped' })).errors[0]?.msg).toContain('Accounts: 1')
    await app.owner.query(`UPDATE app_user SET dept_id = NULL WHERE username = 'expert'`)
    await change(below, { status: 'stopped' })
    await change(top, { status: 'stopped' })
    expect((await system.refused(addDept, { body: written({ parentId: top.id }) })).errors).toMatchObject([
      { field: 'parentId', msg: saying('disabled') },
    ])
    expect(await refusedChange(await add(), { parentId: top.id })).toMatchObject({ errors: [{ field: 'parentId' }] })
    // Enabling it enables the departments above it.
    await change(below, { status: 'active' })
    expect((await system(readDept, { params: { id: top.id } })).status).toBe('active')
  })

  it('keeps the code that numbers bear', async () => {
    const unused = await add({ bodyCode: '933' })
    expect((await change(unused, { bodyCode: '9330' })).bodyCode).toBe('9330')
    const body = await bodyOf('902')
    await app.owner.query(
      `INSERT INTO code_application (application_no, code, status, body_id, category_code, product_name, model,
         manufacturer_name, applicant_name, test_basis, planned_test_date, created_by, updated_by)
       SELECT 'SQ311090220200001', 'TSX311090220200001', 'voided', ${body.id}, '3110', 'x', 'x', 'x', 'x', '{x}', now(), id, id
       FROM app_user WHERE username = 'body-staff-902'`,
    )
    for (const bodyCode of ['9020', ''])
      expect(await refusedChange(body, { bodyCode })).toMatchObject({
        status: 409,
        errors: [{ field: 'bodyCode', msg: saying('Body code 902 is in use and stays') }],
      })
    expect((await removal(body)).status).toBe(409)
  })

  it('is not changed over a newer one', async () => {
    const dept = await add()
    await change(dept, { leader: '甲' })
    expect((await system.refused(changeDept, { body: asStored(dept) })).status).toBe(409)
  })
})

describe('a person who reaches their own department and below', () => {
  it('sees these alone, and by no id any other', async () => {
    const [mine, other] = [await bodyOf('901'), await bodyOf('902')]
    expect((await manager(deptTree, {})).map(({ id }) => id)).toEqual([mine.id])
    expect((await manager(listDepts, { query: {} })).list.map(({ id }) => id)).toContain(mine.id)
    expect((await manager(listDepts, { query: {} })).list.map(({ id }) => id)).not.toContain(other.id)
    expect((await manager.refused(readDept, { params: { id: other.id } })).status).toBe(404)
    expect((await removal(other, manager)).status).toBe(404)
    expect((await refusedChange(other, { leader: '我' }, manager)).status).toBe(404)
    const below = await add({ parentId: mine.id }, manager)
    expect(await refusedChange(below, { parentId: other.id }, manager)).toMatchObject({
      errors: [{ field: 'parentId' }],
    })
    expect(await refusedChange(below, { parentId: null }, manager)).toMatchObject({ errors: [{ field: 'parentId' }] })
    expect((await manager.refused(addDept, { body: written({ parentId: other.id }) })).errors).toMatchObject([
      { field: 'parentId' },
    ])
  })

  it('approves neither the own body nor another made inside it', async () => {
    const mine = await bodyOf('901')
    expect((await change(mine, { leader: '周主任' }, manager)).leader).toBe('周主任')
    expect(await refusedChange(mine, { categories: ['4000'] }, manager)).toMatchObject({
      errors: [{ field: 'approval' }],
    })

    expect(await refusedChange(mine, { bodyCode: '909' }, manager)).toMatchObject({ errors: [{ field: 'bodyCode' }] })
    const below = await add({ parentId: mine.id }, manager)
    expect(await refusedChange(below, { bodyCode: '909' }, manager)).toMatchObject({ errors: [{ field: 'bodyCode' }] })
    expect(
      (await manager.refused(addDept, { body: written({ parentId: mine.id, bodyCode: '909' }) })).errors,
    ).toMatchObject([{ field: 'bodyCode' }])
  })
})
