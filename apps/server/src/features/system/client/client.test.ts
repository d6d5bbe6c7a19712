// Clients from the side of administrators: their scopes and who grants them, secrets shown once and nowhere else, and their end.
import { readReport, publishReport, queryList } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import {
  addClient,
  changeClient,
  clientChanges,
  clientUsage,
  endFormerSecret,
  listClients,
  readClient,
  removeClient,
  rotateSecret,
  type Client,
} from '@register/contract/system/client/client'
import { listUsers } from '@register/contract/system/user/user'
import { removeDept } from '@register/contract/system/dept/dept'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [security, auditor, staff, system] = await Promise.all(
  ['security-admin', 'auditor', 'body-staff', 'system-admin'].map((name) => app.as(name)),
)
if (!security || !auditor || !staff || !system) throw new Error('somebody is missing')

const body = async (code: string): Promise<number> =>
  (await app.db.selectFrom('dept').select('id').where('body_code', '=', code).executeTakeFirstOrThrow()).id
const own = await body('901')

const written = (more = {}) => ({
  name: '北辰检验系统',
  status: 'active',
  scopes: [queryList.access.may, readReport.access.may],
  reach: 'body',
  deptId: own,
  quota: 100,
  validUntil: '2099-12-31',
  ...more,
})
const add = (more = {}) => security(addClient, { body: written(more) })
const change = ({ id, rev }: Client, more = {}) => security(changeClient, { body: { ...written(), id, rev, ...more } })

afterEach(async () => {
  await app.owner.query('DELETE FROM client')
})

describe('a client', () => {
  it('is added with a secret that is shown this once, changed, and deleted, each with its trace', async () => {
    const { secret, ...client } = await add({ remark: '实验室' })
    expect(secret).toMatch(/^ttrs_[\w-]{43}$/)
    expect(client).toMatchObject({ rev: 1, standing: 'active', body: expect.stringContaining('Beichen') as string })
    expect(client.key).toMatch(/^c-[0-9a-f]{20}$/)
    expect(client.secrets).toMatchObject([{ endsAt: null }])
    const changed = await change(client, { name: '北辰系统', status: 'disabled' })
    expect(changed).toMatchObject({ rev: 2, name: '北辰系统', standing: 'disabled' })
    const [newest] = await security(clientChanges, { params: { id: client.id } })
    expect(newest?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'status']))
    await security(removeClient, { params: { id: client.id } })
    expect((await security(listClients, { query: {} })).list).toEqual([])
  })

  it('leaves its secret in no table, not in the audit and not in a stored answer', async () => {
    const { secret } = await add()
    const { rows } = await app.owner.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    for (const { table_name } of rows) {
      const found = await app.owner.query(`SELECT 1 FROM "${table_name}" t WHERE t::text LIKE $1`, [
        `%${secret.slice(5)}%`,
      ])
      expect(found.rowCount, table_name).toBe(0)
    }
    expect(JSON.stringify(await security(listClients, { query: {} }))).not.toContain('ttrs_')
  })

  it('is not listed among people, and its body cannot be deleted', async () => {
    await add()
    const people = await system(listUsers, { query: { pageSize: 200 } })
    expect(people.list.filter(({ username }) => username.startsWith('client:'))).toEqual([])
    const refusal = await system.refused(removeDept, { params: { id: own } })
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('北辰检验系统') as string })
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: [publishReport.access.may] }, 'scopes'],
    [{ scopes: [listUsers.access.may] }, 'scopes'],
    [{ scopes: ['*:*:*'] }, 'scopes'],
    [{ deptId: null }, 'deptId'],
    [{ deptId: 999_999 }, 'deptId'],
    [{ quota: 0 }, 'quota'],
    [{ quota: 1.5 }, 'quota'],
    [{ quota: 10_000_001 }, 'quota'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: null }, 'validUntil'],
    [{ addresses: ['203.0.113.7', 'example.org'] }, 'addresses'],
    [{ status: 'gone' }, 'status'],
    [{ reach: 'chosen' }, 'reach'],
    [{ secret: 'mine' }, 'secret'],
    [{ key: 'c-mine' }, 'key'],
  ])('with %o is refused at %s', async (more, field) => {
    expect(await security.refused(addClient, { body: written(more) })).toMatchObject({
      status: 400,
      errors: [{ field }],
    })
  })

  it('has a name of its own, whatever its case', async () => {
    await add({ name: 'Lab' })
    expect(await security.refused(addClient, { body: written({ name: 'ＬＡＢ' }) })).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    })
  })

  it('is called expired after its last day, and found so', async () => {
    const { id } = await add({ validUntil: shanghaiDay() })
    expect((await security(listClients, { query: { standing: 'active' } })).list).toHaveLength(1)
    await app.owner.query(`UPDATE client SET valid_until = '2020-01-01' WHERE id = $1`, [id])
    expect((await security(listClients, { query: { standing: 'expired' } })).list).toHaveLength(1)
    expect((await security(readClient, { params: { id } })).standing).toBe('expired')
  })

  it('is changed by permitted people only, and not over a newer version', async () => {
    const { secret: _, ...client } = await add()
    expect((await auditor(listClients, { query: {} })).list).toHaveLength(1)
    for (const caller of [auditor, staff, system]) {
      const { id, rev } = client
      expect((await caller.refused(changeClient, { body: { ...written(), id, rev } })).status).toBe(403)
      expect((await caller.refused(rotateSecret, { body: { id, rev, overlapHours: 1 } })).status).toBe(403)
      expect((await caller.refused(removeClient, { params: { id } })).status).toBe(403)
    }
    await change(client)
    expect((await security.refused(rotateSecret, { body: { id: client.id, rev: 1, overlapHours: 1 } })).status).toBe(
      409,
    )
    expect((await security.refused(clientUsage, { params: { id: client.id + 1 } })).status).toBe(404)
  })
})

describe('a person who manages clients without the right to pass permissions on', async () => {
  await app.owner.query(
    `INSERT INTO role_grant (role_id, permission) SELECT id, unnest($1::text[]) FROM role WHERE key = 'body-manager'`,
    [[listClients, addClient, changeClient].map(({ access }) => access.may)],
  )
  const manager = await app.as('body-manager')

  it('grants what they hold over the records they reach, and nothing else', async () => {
    const { secret: _, ...client } = await manager(addClient, { body: written() })
    expect(client.deptId).toBe(own)
    for (const more of [{ reach: 'all', deptId: null }, { deptId: await body('902') }]) {
      expect((await manager.refused(addClient, { body: written({ name: '别的', ...more }) })).status).toBe(403)
      const { id, rev } = client
      expect((await manager.refused(changeClient, { body: { ...written(more), id, rev } })).status).toBe(403)
    }
  })

  it('neither sees nor takes over a client that reaches more', async () => {
    const { id, rev } = await add({ reach: 'all', deptId: null })
    expect((await manager(listClients, { query: {} })).list).toEqual([])
    expect((await manager.refused(rotateSecret, { body: { id, rev, overlapHours: 0 } })).status).toBe(404)
  })

  it('does not get the secret of a client of their body that may more than they', async () => {
    const { id, rev } = await add()
    await app.owner.query(
      `DELETE FROM role_grant g USING role r WHERE r.id = g.role_id AND r.key = 'body-manager' AND g.permission = $1`,
      [readReport.access.may],
    )
    app.app.actors.forget()
    expect((await manager.refused(rotateSecret, { body: { id, rev, overlapHours: 0 } })).status).toBe(403)
  })
})

it('asks for the password again before a secret is shown', async () => {
  const { id, rev } = await add()
  await app.owner.query(`UPDATE session SET confirmed_at = now() - interval '1 hour'`)
  app.app.actors.forget()
  for (const [endpoint, given] of [
    [addClient, written({ name: '第二' })],
    [rotateSecret, { id, rev, overlapHours: 0 }],
  ] as const)
    expect(await security.refused(endpoint, { body: given })).toMatchObject({
      status: 403,
      data: { needs: 'confirmation' },
    })
  await app.owner.query('UPDATE session SET confirmed_at = now()')
  app.app.actors.forget()
  expect((await security.refused(endFormerSecret, { body: { id, rev } })).status).toBe(409)
})

it('leaves nothing behind that a check of what is stored would complain of', async () => {
  const { id } = await add()
  expect(await app.findings()).toEqual([])
  await security(removeClient, { params: { id } })
  expect(await app.findings()).toEqual([])
})
