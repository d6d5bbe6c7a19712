// The token endpoint as clients use it, and what their tokens permit: their scopes over their records, until client, secret or token ends.
import { endpoints } from '@register/contract/all'
import { ownApprovals } from '@register/contract/business/body'
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { insertReport, readReport, publishReport, queryList } from '@register/contract/business/report/report'
import type { EndpointSpec } from '@register/contract/endpoint'
import { getPermissionInfo } from '@register/contract/system/account'
import {
  addClient,
  changeClient,
  clientChanges,
  clientUsage,
  endFormerSecret,
  readClient,
  removeClient,
  rotateSecret,
  type Client,
} from '@register/contract/system/client/client'
import { answersClients, clientScopes } from '@register/contract/system/client/scopes'
import { getToken } from '@register/contract/system/client/token'
import { listUsers } from '@register/contract/system/user/user'
import pg from 'pg'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { applicationFor, liftContent, publishedReport } from '../../../../../test/make.ts'
import { sequenced } from '../../../../../test/log/sequenced.ts'
import { testApp, type Caller } from '../../../../../test/app.ts'
import type { Given } from '../../../../../test/caller.ts'

const app = await testApp()
const security = await app.as('security-admin')
const body = async (code: string): Promise<number> =>
  (await app.db.selectFrom('dept').select('id').where('body_code', '=', code).executeTakeFirstOrThrow()).id
const [own, other] = [await body('901'), await body('902')]

let serial = 0
const written = (more = {}) => ({
  name: `系统 ${++serial}`,
  status: 'active',
  scopes: [queryList.access.may, readReport.access.may],
  reach: 'body',
  deptId: own,
  quota: 1_000,
  validUntil: '2099-12-31',
  ...more,
})
const add = (more = {}) => security(addClient, { body: written(more) })
const change = async ({ id }: Client, more: object) => {
  const now = await security(readClient, { params: { id } })
  const { name, status, scopes, reach, deptId, quota, validUntil, addresses, remark, rev } = now
  const values = { name, status, scopes, reach, deptId, quota, validUntil, addresses, remark }
  return security(changeClient, { body: { ...values, id, rev, ...more } })
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: { access_token?: string; scope?: string; error?: string; error_description?: string; expires_in?: number }
}

/** Sends a form, as clients do. */
async function ask(form: Record<string, string> | string, headers: Given['headers'] = {}, from = '127.0.0.1') {
  const reply = await app.app.http.inject({
    method: 'POST',
    url: getToken.path,
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<Answer['body']>() } satisfies Answer
}

const grant_type = 'client_credentials'
const askFor = ({ key }: Pick<Client, 'key'>, secret: string, more: Record<string, string> = {}) =>
  ask({ grant_type, client_id: key, client_secret: secret, ...more })

async function callerFor(client: Pick<Client, 'key'> & { secret: string }, more = {}): Promise<Caller> {
  const { body: answer } = await askFor(client, client.secret, more)
  return app.withToken(answer.access_token ?? 'none')
}
const status = async (caller: Caller, endpoint: EndpointSpec = queryList, input: object = { body: {} }) =>
  (await caller.raw(endpoint, input)).statusCode

afterEach(async () => {
  await app.owner.query('DELETE FROM client')
  app.app.actors.forget()
})

describe('the token endpoint', () => {
  it('answers as RFC 6749 says, to a form and to Basic alike', async () => {
    const { key, secret } = await add()
    const answer = await askFor({ key }, secret)
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 900, scope: `${queryList.access.may} ${readReport.access.may}` },
    })
    expect(Object.keys(answer.body).toSorted()).toEqual(['access_token', 'expires_in', 'scope', 'token_type'])
    expect(answer.body.access_token).toMatch(/^ttrt_[\w-]{43}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    expect((await ask({ grant_type }, { authorization: basic })).status).toBe(200)
    expect((await askFor({ key }, secret, { audience: 'ignored' })).status).toBe(200)
  })

  it('gives fewer scopes when fewer are asked for, and never more', async () => {
    const client = await add()
    const narrow = await callerFor(client, { scope: readReport.access.may })
    expect(await status(narrow)).toBe(403)
    for (const scope of [
      insertReport.access.may,
      listUsers.access.may,
      '*:*:*',
      `${queryList.access.may} ${publishReport.access.may}`,
    ])
      expect(await askFor(client, client.secret, { scope })).toMatchObject({
        status: 400,
        body: { error: 'invalid_scope' },
      })
  })

  test.each([
    ['no grant type', { grant_type: '' }, 400, 'unsupported_grant_type'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['an unknown id', { client_id: 'c-unknown' }, 401, 'invalid_client'],
    ['a wrong secret', { client_secret: `ttrs_${'x'.repeat(43)}` }, 401, 'invalid_client'],
    ['an empty secret', { client_secret: '' }, 401, 'invalid_client'],
    ['a secret that is too long', { client_secret: 'x'.repeat(300) }, 400, 'invalid_request'],
  ])('refuses %s', async (_, more, code, error) => {
    const { key, secret } = await add()
    const answer = await ask({ grant_type, client_id: key, client_secret: secret, ...more })
    expect(answer).toMatchObject({ status: code, body: { error } })
    expect(answer.body.error_description).toMatch(/^[\x20-\x7e]+$/)
    if (code === 401) expect(answer.headers['www-authenticate']).toMatch(/^Basic /)
  })

  it('refuses what stands there twice, what is no form, and a secret in two places', async () => {
    const { key, secret } = await add()
    const once = `grant_type=${grant_type}&client_id=${key}&client_secret=${secret}`
    expect(await ask(`${once}&client_id=${key}`)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    expect(await ask('grant_type')).toMatchObject({ status: 400 })
    expect(await ask('{"grant_type":', { 'content-type': 'application/json' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    })
    const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    expect(await ask(once, { authorization: basic })).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    const reply = await app.app.http.inject({
      method: 'POST',
      url: queryList.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    })
    expect(reply.statusCode).toBe(400)
  })

  it('answers an unknown id like a wrong secret, with the same queries', async () => {
    const { key } = await add()
    const wrong = `ttrs_${'x'.repeat(43)}`
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const hashes = vi.spyOn(app.secrets, 'mac')
    const texts = () =>
      statements.mock.calls.map(([query]: unknown[]) =>
        typeof query === 'string' ? query : (query as { text?: string }).text,
      )
    const work: unknown[] = []
    const answers: unknown[] = []
    for (const id of [key, 'c-unknown']) {
      statements.mockClear()
      hashes.mockClear()
      answers.push({ ...(await askFor({ key: id }, wrong)), headers: undefined })
      work.push({ statements: texts(), hashes: hashes.mock.calls.length })
    }
    vi.restoreAllMocks()
    expect(work[0]).toEqual(work[1])
    expect(work[0]).toMatchObject({ hashes: 1, statements: expect.arrayContaining([expect.anything()]) as unknown })
    expect(answers[0]).toEqual(answers[1])
  })

  it('says why a client that has shown its secret gets nothing', async () => {
    const client = await add({ addresses: ['203.0.113.0/24'] })
    const form = { grant_type, client_id: client.key, client_secret: client.secret }
    const refused = { status: 400, body: { error: 'unauthorized_client' } }
    expect(await ask(form)).toMatchObject(refused)
    expect((await ask(form, {}, '203.0.113.9')).status).toBe(200)
    await change(client, { addresses: [], status: 'disabled' })
    expect(await ask(form)).toMatchObject({
      ...refused,
      body: { error_description: 'This client is disabled' },
    })
    await change(client, { status: 'active' })
    await app.owner.query(`UPDATE client SET valid_until = '2020-01-01' WHERE id = $1`, [client.id])
    expect(await ask(form)).toMatchObject({ ...refused, body: { error_description: 'This client has expired' } })
  })

  it('is on record as the act of the client, without its secret or token', async () => {
    const client = await add()
    await askFor(client, client.secret)
    const { rows } = await app.owner.query<{ actor_name: string; detail: object; row: string }>(
      `SELECT actor_name, detail, audit::text AS row FROM audit WHERE action = 'client.token' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]).toMatchObject({ actor_name: `client:${client.key}`, detail: { name: client.name } })
    expect(rows[0]?.row).not.toMatch(/ttr[st]_/)
    // Calls do not change the client.
    const audited = await security(clientChanges, { params: { id: client.id } })
    expect(audited.map(({ act }) => act)).toEqual(['Added the client'])
  })
})

describe('a token', () => {
  it('opens what its scopes name over the records of its body, and nothing else', async () => {
    const mine = await publishedReport(app)
    const caller = await callerFor(await add())
    expect((await caller(queryList, { body: {} })).list.map(({ id }) => id)).toContain(mine.id)
    expect(await status(caller, publishReport, { body: { id: mine.id, rev: mine.rev } })).toBe(403)
    const stranger = await callerFor(await add({ deptId: other }))
    expect((await stranger(queryList, { body: {} })).list).toEqual([])
    expect(await status(stranger, readReport, { body: { id: mine.id } })).toBe(404)
    const all = await callerFor(await add({ reach: 'all', deptId: null }))
    expect((await all(queryList, { body: {} })).list.map(({ id }) => id)).toContain(mine.id)
  })

  it('writes in the name of the client', async () => {
    const scopes = [insertReport.access.may, readReport.access.may, generateCode.access.may]
    const client = await add({ scopes })
    const caller = await callerFor(client)
    expect(await caller(ownApprovals, {})).toBeDefined()
    const draft = await caller(insertReport, { body: liftContent() })
    expect(draft.status).toBe('draft')
    await caller(generateCode, { body: applicationFor() })
    const { rows } = await app.owner.query<{ actor_name: string }>(
      `SELECT actor_name FROM audit WHERE action = 'report.insert' AND object = 'report:${draft.id}'`,
    )
    expect(rows).toEqual([{ actor_name: `client:${client.key}` }])
    await app.owner.query('DELETE FROM client')
    const manager = await app.as('body-manager')
    expect(JSON.stringify(await manager(readReport, { body: { id: draft.id } }))).toContain(client.name)
  })

  it('of every endpoint that is for people opens none', async () => {
    const client = await add({ reach: 'all', deptId: null })
    const caller = await callerFor(client)
    const people = endpoints.filter((endpoint) => !answersClients(endpoint))
    expect(people.length).toBeGreaterThan(100)
    for (const endpoint of people)
      expect(await status(caller, endpoint, { body: {}, ...endpoint.example }), endpoint.path).toBe(403)
    expect(people).toContain(getPermissionInfo)
  })

  it('of every endpoint that answers clients is answered or refused, with a body and without one', async () => {
    // Without a checkpoint the files of the public log are answered with 503.
    await sequenced(app)
    for (const where of [{}, { reach: 'all', deptId: null }]) {
      const caller = await callerFor(await add({ scopes: [...clientScopes], ...where }))
      for (const endpoint of endpoints.filter((one) => answersClients(one) && one !== getToken)) {
        const code = await status(caller, endpoint, { body: {}, ...endpoint.example })
        expect(code, `${endpoint.path} ${code}`).toBeLessThan(500)
        if (endpoint.access !== 'anyone') expect(code, endpoint.path).not.toBe(401)
      }
    }
  })

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['its client is disabled', (client) => change(client, { status: 'disabled' })],
    [
      'its client was disabled, though it is enabled again',
      async (client) => {
        await change(client, { status: 'disabled' })
        await change(client, { status: 'active' })
      },
    ],
    ['its client is deleted', async ({ id }) => security(removeClient, { params: { id } })],
    ['the scope is taken away', (client) => change(client, { scopes: [readReport.access.may] })],
    [
      'its secret is replaced at once',
      async ({ id, rev }) => security(rotateSecret, { body: { id, rev, overlapHours: 0 } }),
    ],
    ['calls are bound to another address', (client) => change(client, { addresses: ['203.0.113.7'] })],
    [
      'the last day of its client is over',
      async ({ id }) => {
        await app.owner.query(`UPDATE client SET valid_until = '2020-01-01' WHERE id = $1`, [id])
        app.app.actors.forget()
      },
    ],
  ])('opens nothing from the next call on when %s', async (_, end) => {
    const client = await add()
    const caller = await callerFor(client)
    expect(await status(caller)).toBe(200)
    await end(client)
    expect([401, 403]).toContain(await status(caller))
  })

  it('holds while its secret does: both secrets open in the overlap, the former one not after it', async () => {
    const client = await add()
    const before = await callerFor(client)
    const rotated = await security(rotateSecret, { body: { id: client.id, rev: 1, overlapHours: 24 } })
    expect(rotated.secrets).toHaveLength(2)
    const after = await callerFor(rotated)
    expect([await status(before), await status(after)]).toEqual([200, 200])
    expect((await askFor(client, client.secret)).status).toBe(200)
    const ended = await security(endFormerSecret, { body: { id: client.id, rev: rotated.rev } })
    expect(ended.secrets).toHaveLength(1)
    expect([await status(before), await status(after)]).toEqual([401, 200])
    expect((await askFor(client, client.secret)).status).toBe(401)
    expect((await askFor(client, rotated.secret)).status).toBe(200)
  })

  it('that ended is refused in words for a machine', async () => {
    const client = await add()
    const caller = await callerFor(client)
    await change(client, { status: 'disabled' })
    const refusal = await caller.raw(queryList, { body: {} })
    expect(refusal.statusCode).toBe(401)
    expect(refusal.headers['www-authenticate']).toBe('Bearer')
    expect(refusal.json()).toMatchObject({ msg: expect.stringContaining('access token') as string })
  })

  it('of a client that rotates twice keeps two secrets, and the first ends', async () => {
    const client = await add()
    const second = await security(rotateSecret, { body: { id: client.id, rev: 1, overlapHours: 24 } })
    const third = await security(rotateSecret, { body: { id: client.id, rev: second.rev, overlapHours: 24 } })
    const open = await Promise.all([client, second, third].map(({ secret }) => askFor(client, secret)))
    expect(open.map((answer) => answer.status)).toEqual([401, 200, 200])
  })
})

it('past its quota it gets the time to wait, and its use is counted by day', async () => {
  const client = await add({ quota: 2 })
  const caller = await callerFor(client)
  // A refused call does not count against the quota.
  expect([await status(caller), await status(caller, publishReport), await status(caller)]).toEqual([200, 403, 200])
  const over = await caller.raw(queryList, { body: {} })
  expect(over.statusCode).toBe(429)
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(86_400)
  await app.app.usage.flush()
  const days = await security(clientUsage, { params: { id: client.id } })
  expect(days).toHaveLength(30)
  expect(days[0]).toMatchObject({ calls: 2, refused: 2 })
  expect((await security(readClient, { params: { id: client.id } })).today).toBe(2)
})
