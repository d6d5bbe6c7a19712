// One loop over every endpoint of the contract: who may call it, what bad input hears, and that nothing is mounted twice or forgotten.
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@register/contract/all'
import type { EndpointSpec } from '@register/contract/endpoint'
import { permissions } from '@register/contract/permissions'
import { logout } from '@register/contract/system/account'

import { roles } from '../seed/roles.ts'
import { testApp } from './app.ts'

const app = await testApp()
const everybody = await Promise.all(
  roles.filter((role) => role.key !== 'admin').map(async (role) => ({ role, caller: await app.as(role.key) })),
)
const root = new URL('../../../', import.meta.url)

/** Strangers may call exactly these; a new one is added here on purpose. Decision 11. */
const anonymous = [
  'GET /api/business/body/list',
  'GET /api/business/equDict/getTree',
  'GET /api/business/integrity/entries',
  'GET /api/business/integrity/head',
  'GET /api/business/integrity/key',
  'GET /api/code',
  'GET /api/file/{id}',
  'GET /api/system/getSalt',
  'GET /api/system/site',
  'POST /api/business/changeNotice/publicList',
  'POST /api/business/equRepInfo/checkCoverage',
  'POST /api/business/equRepInfo/frontAnswer',
  'POST /api/business/equRepInfo/frontCount',
  'POST /api/business/equRepInfo/frontList',
  'POST /api/business/integrity/records',
  'POST /api/system/login',
  'POST /api/system/refresh',
]

const name = (endpoint: EndpointSpec) => `${endpoint.method} ${endpoint.path}`

test('the anonymous endpoints are these and no others', () => {
  expect(
    endpoints
      .filter((one) => one.access === 'anyone')
      .map(name)
      .toSorted(),
  ).toEqual(anonymous)
})

test('paths of the specification keep their methods', async () => {
  const lines = (await readFile(new URL('docs/api-paths.txt', root), 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  // A method of our own may stand beside the specified one, not in its place.
  const strays = lines.filter((line) => {
    const declared = endpoints.filter((one) => line.endsWith(` ${one.path}`)).map(name)
    return declared.length > 0 && !declared.includes(line)
  })
  expect(strays).toEqual([])
})

describe.each(endpoints.map((endpoint) => [name(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const example = endpoint.example ?? {}
  const input = { body: {}, ...example }

  test('refuses a stranger and a dead token, unless it is for anyone', async () => {
    const reply = await app.stranger.raw(endpoint, input)
    const dead = await app.stranger.raw(endpoint, input, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
    if (endpoint.access === 'anyone') expect(dead.statusCode).toBe(reply.statusCode)
    else expect([reply.statusCode, dead.statusCode]).toEqual([401, 401])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  test('refuses every role without its permission and no role with it', async () => {
    if (typeof endpoint.access !== 'object') return
    const { may } = endpoint.access
    expect(Object.keys(permissions)).toContain(may)
    for (const { role, caller } of everybody) {
      const { statusCode } = await caller.raw(endpoint, input)
      const held = (role.permissions as readonly string[]).includes(may)
      if (held) expect(statusCode, role.key).not.toBe(403)
      else expect(statusCode, role.key).toBe(403)
    }
  })

  test('names an unknown field', async () => {
    if (!endpoint.body || endpoint.upload) return
    const admin = await app.as('admin')
    const reply = await admin.raw(endpoint, { ...input, body: { ...(input.body as object), noSuchField: 1 } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ code: number; msg: string }>()).toMatchObject({ code: 400 })
  })

  test('never answers 500 to nonsense', async () => {
    if (endpoint === logout) return
    const admin = await app.as('admin')
    const nonsense = [
      { body: [] },
      { body: { id: 'x', rev: -1, pageNum: 'NaN', keyword: "' or 1=1 --" } },
      { body: { id: 9e15, rev: 1 } },
      { body: { keyword: '\u0000\u0000' } },
    ]
    for (const one of nonsense) {
      const reply = await admin.raw(endpoint, { ...input, ...one })
      expect(reply.statusCode, reply.body).toBeLessThan(500)
    }
  })
})
