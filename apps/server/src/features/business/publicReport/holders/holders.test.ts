// The pages of bodies and manufacturers: for anyone, with every standing counted, and a company under all of its names.
import { publicBody, publicMaker } from '@register/contract/business/publicReport/holders/holders'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { listBodies } from '@register/contract/business/body'
import { changeDept, readDept } from '@register/contract/system/dept/dept'
import { renameParty } from '@register/contract/business/report/report'
import { expect, test } from 'vitest'
import { shanghaiDay } from '@register/contract/dates'
import { makers } from '../../../../../seed/demo/makers.ts'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const [maker, other] = makers
const of = (one: typeof maker) => ({
  manufacturerName: one?.name ?? '',
  manufacturerCreditCode: one?.creditCode ?? '',
})
const [first, second, elsewhere] = [
  await publishedReport(app, of(maker)),
  await publishedReport(app, of(maker)),
  await publishedReport(app, of(other)),
]
await completeDraft(app, await app.as('body-staff'), of(maker))
const name = maker?.name ?? ''
const asked = async (text: string) => stranger(publicMaker, { body: { name: text } })

test('a manufacturer has its published certificates by standing and kind, and no drafts', async () => {
  expect(await asked(name)).toMatchObject({
    name,
    creditCode: maker?.creditCode,
    formerNames: [],
    total: 2,
    more: false,
    byStatus: [{ status: 'published', count: 2 }],
    byKind: [{ key: '3000', count: 2 }],
  })
  expect((await asked(elsewhere.manufacturerName ?? '')).total).toBe(1)
})

test('renamed on one of its certificates, it is found under both names with all of them', async () => {
  const manager = await app.as('body-manager')
  const { id, rev } = first
  await manager(renameParty, {
    body: {
      id,
      rev,
      party: 'manufacturer',
      newName: '新云岭电梯有限公司',
      changeDate: shanghaiDay(),
      reason: '企业更名',
    },
  })
  for (const one of ['新云岭电梯有限公司', name])
    expect(await asked(one)).toMatchObject({ total: 2, creditCode: maker?.creditCode })
  const names = await asked(name)
  expect([names.name, ...names.formerNames].toSorted()).toEqual(['新云岭电梯有限公司', name].toSorted())
})

test('what leads to no manufacturer is absent by the register’s own word', async () => {
  const refused = await stranger.refused(publicMaker, { body: { name: '没有这个单位' } })
  expect(refused).toMatchObject({ status: 404, data: { absent: true } })
})

test('a name that several codes have counts by the name alone', async () => {
  await app.owner.query('UPDATE report SET manufacturer_name = $1 WHERE id = $2', [name, elsewhere.id])
  const both = await asked(name)
  // The first one has a new name by now.
  expect(both).toMatchObject({ creditCode: '', total: 2 })
  await app.owner.query('UPDATE report SET manufacturer_name = $1 WHERE id = $2', [other?.name, elsewhere.id])
})

test('a body has its codes, contact, scope and figures, which agree with the search; stopped it stays', async () => {
  const [body] = await stranger(listBodies, {})
  const id = body?.id ?? 0
  const system = await app.as('system-admin')
  const { nameZh, nameEn, sort, bodyCode, ...row } = await system(readDept, { params: { id } })
  const change = {
    id,
    rev: row.rev,
    parentId: null,
    nameZh,
    nameEn,
    sort,
    bodyCode,
    approval: 'listed' as const,
    categories: ['3000'],
  }
  await system(changeDept, { body: { ...change, status: row.status, contact: '电话 010-0000 0000' } })
  await app.owner.query(`UPDATE dept SET status = 'stopped' WHERE id = $1`, [id])
  const page = await stranger(publicBody, { params: { id } })
  const { total } = await stranger(frontList, { body: { bodyId: String(id) } })
  expect(page).toMatchObject({
    code: body?.code,
    codes: body?.codes,
    contact: '电话 010-0000 0000',
    stopped: true,
    approved: [{ code: '3000', name: 'Lifts and escalators' }],
    total,
  })
  expect(page.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(second.bodyId).toBe(id)
})

test('a department that is no body has no page', async () => {
  const { rows } = await app.owner.query<{ id: number }>('SELECT id FROM dept WHERE body_code IS NULL LIMIT 1')
  for (const id of [Number(rows[0]?.id), 999_999])
    expect(await stranger.refused(publicBody, { params: { id } })).toMatchObject({
      status: 404,
      data: { absent: true },
    })
})
